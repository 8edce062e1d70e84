type Size = { widthPx: number; heightPx: number };
type Place = { left: number; top: number; width: number; height: number };

export const SHEET_PX = 900;
const GAP_PX = 12;
/** The part of the width that the first of several upright pages takes. */
const FIRST = 0.66;

/** Where each page stands on one picture: the first large, the others beside it, or under it where pages lie on their side. */
export function arrangePages(pages: readonly Size[]): Size & { places: Place[] } {
  const [first, ...others] = pages;
  if (!first) return { widthPx: SHEET_PX, heightPx: 1, places: [] };
  const scaled = ({ widthPx, heightPx }: Size, width: number) => Math.max(1, Math.round((heightPx * width) / widthPx));
  if (others.length === 0) return sheetOf([{ left: 0, top: 0, width: SHEET_PX, height: scaled(first, SHEET_PX) }]);
  if (first.widthPx > first.heightPx) {
    const top = scaled(first, SHEET_PX) + GAP_PX;
    const width = Math.floor((SHEET_PX - GAP_PX) / 2);
    const under = others.map((page, index) => ({ left: index * (width + GAP_PX), top, width, height: scaled(page, width) }));
    return sheetOf([{ left: 0, top: 0, width: SHEET_PX, height: top - GAP_PX }, ...under]);
  }
  const width = Math.round(SHEET_PX * FIRST);
  const beside: Place[] = [];
  let top = 0;
  for (const page of others) {
    const height = scaled(page, SHEET_PX - width - GAP_PX);
    beside.push({ left: width + GAP_PX, top, width: SHEET_PX - width - GAP_PX, height });
    top += height + GAP_PX;
  }
  return sheetOf([{ left: 0, top: 0, width, height: scaled(first, width) }, ...beside]);
}

const sheetOf = (places: Place[]) => ({
  widthPx: SHEET_PX,
  heightPx: Math.max(...places.map(({ top, height }) => top + height)),
  places,
});
