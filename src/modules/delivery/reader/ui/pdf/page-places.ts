type Place = { page: number; offset: number };

const AIR = 12;

/** How much of the top of the window the reader's bar covers, which is taller on phones, and a little air. */
const barOf = (sheets: HTMLElement): number => (sheets.closest("main")?.offsetTop ?? 0) + AIR;

/** The page under the reader's bar, and how far down it (0 to 1). */
export function placeInWindow(sheets: HTMLElement): Place | null {
  const all = sheets.children;
  const bar = barOf(sheets);
  let low = 0;
  let high = all.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.getBoundingClientRect().bottom ?? 0) > bar) high = middle;
    else low = middle + 1;
  }
  const box = all[low]?.getBoundingClientRect();
  if (!box || box.height === 0) return null;
  return { page: low + 1, offset: Math.min(1, Math.max(0, (bar - box.top) / box.height)) };
}

/** Brings a place of a page under the bar. */
export function scrollToPlace(sheets: HTMLElement, { page, offset }: Place): void {
  const box = sheets.children[page - 1]?.getBoundingClientRect();
  if (box) window.scrollTo({ top: window.scrollY + box.top + offset * box.height - barOf(sheets), behavior: "instant" });
}
