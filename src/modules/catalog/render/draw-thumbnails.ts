import type { Outcome } from "#kit/outcome.ts";

import { drawPages } from "./draw-pages.ts";
import type { DrawnPage, DrawReason } from "./drawn-page.ts";

const WIDTH_PX = 240;

/** Pages small enough to choose from and too small to read. Runs in the sandbox: see `renderThumbnails`. */
export function drawThumbnails(path: string, pageNumbers: number[]): Promise<Outcome<DrawnPage[], DrawReason>> {
  return drawPages(path, pageNumbers, WIDTH_PX, ({ image }) => image.webp({ quality: 65, effort: 2 }).toBuffer());
}
