import { drawable, outline } from "./outline.ts";

const MOST_CHARACTERS = 60;
const ANGLE = -30;

/** An SVG that repeats `text` across the page. Letters are drawn as outlines, so the machine needs no fonts. */
export function watermark(text: string, widthPx: number, heightPx: number): string {
  const size = Math.max(10, widthPx / 34);
  const words = Array.from(drawable("text", text)).slice(0, MOST_CHARACTERS).join("");
  const line = outline("text", words, size);
  const step = line.widthPx + size * 2.5;
  const reach = Math.hypot(widthPx, heightPx) / 2;
  const uses: string[] = [];
  for (let row = 0, y = -reach; y < reach + size; row += 1, y += size * 5.5) {
    for (let x = -reach - (row % 2) * (step / 2); x < reach; x += step) {
      uses.push(`<use href="#t" x="${x.toFixed(1)}" y="${y.toFixed(1)}"/>`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">
<defs><path id="t" d="${line.d}"/></defs>
<g transform="translate(${widthPx / 2} ${heightPx / 2}) rotate(${ANGLE})" fill="#151E31" fill-opacity=".22" stroke="#fff" stroke-opacity=".3" stroke-width="${(size / 18).toFixed(2)}" paint-order="stroke">${uses.join("")}</g>
</svg>`;
}
