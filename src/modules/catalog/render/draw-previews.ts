import { brand } from "#kit/brand/brand.ts";
import type { Outcome } from "#kit/outcome.ts";

import { drawPages } from "./draw-pages.ts";
import type { DrawnPage, DrawReason } from "./drawn-page.ts";
import { watermark } from "./watermark.ts";

const WIDTH_PX = 900;

/** Pages as a shopper sees them before buying: readable, low in resolution, and marked. Runs in the sandbox: see `renderPreviews`. */
export function drawPreviews(path: string, pageNumbers: number[], storeName: string): Promise<Outcome<DrawnPage[], DrawReason>> {
  return drawPages(path, pageNumbers, WIDTH_PX, ({ image, widthPx, heightPx }) =>
    image
      .composite([{ input: Buffer.from(watermark(`prévia · ${brand.name} · ${storeName}`, widthPx, heightPx)) }])
      .webp({ quality: 60, effort: 3 })
      .toBuffer(),
  );
}
