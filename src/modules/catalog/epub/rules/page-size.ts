import { findAll, findFirst, type MarkupElement } from "./markup.ts";

/** Of a fixed page, in its own pixels. */
export type PageSize = { width: number; height: number };

const MOST_SIDE = 20_000;

/** The size in `width=1200, height=900`; null when it says none in numbers. */
export function declaredSize(viewport: string): PageSize | null {
  const sideOf = (name: string) => Number(new RegExp(`(?:^|[\\s,;])${name}\\s*=\\s*(\\d+(?:\\.\\d+)?)`, "i").exec(viewport)?.[1]);
  return sizeOf(sideOf("width"), sideOf("height"));
}

/** The size a page says it was drawn at: the viewport of XHTML, the box of SVG; null when it does not say. */
export function pageSizeOf(page: MarkupElement): PageSize | null {
  const viewport = [...findAll(page, "meta")].find(({ attributes }) => attributes.get("name")?.toLowerCase() === "viewport");
  if (viewport) return declaredSize(viewport.attributes.get("content") ?? "");
  const svg = findFirst(page, "html") ? undefined : findFirst(page, "svg");
  const box = svg?.attributes
    .get("viewbox")
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!svg) return null;
  return sizeOf(box?.[2], box?.[3]) ?? sizeOf(pixels(svg.attributes.get("width")), pixels(svg.attributes.get("height")));
}

const pixels = (length = ""): number => (/^\d+(?:\.\d+)?(?:px)?$/.test(length) ? Number.parseFloat(length) : Number.NaN);

function sizeOf(width = Number.NaN, height = Number.NaN): PageSize | null {
  const isSide = (side: number) => side >= 1 && side <= MOST_SIDE;
  return isSide(width) && isSide(height) ? { width, height } : null;
}
