import sharp, { type Sharp } from "sharp";
import { drawLine, drawSheet, SHEET } from "./sheet.ts";

/** Drawn twice as large as shown, so that edges come out smooth. */
const FINER = 2;
const CAPTION_PX = 75;

/** The room for a drawing over its line of words, in the pixels it is drawn in. */
export const DRAWING = { width: SHEET.width * FINER, height: (SHEET.height - CAPTION_PX) * FINER } as const;

/** A drawing of ours on a sheet, with a line of words under it. `pixels` are red, green and blue, of the size of `DRAWING`. */
export async function captioned(pixels: Uint8Array, words: string): Promise<Sharp> {
  const drawing = await sharp(pixels, { raw: { ...DRAWING, channels: 3 } })
    .resize(SHEET.width, SHEET.height - CAPTION_PX)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const line = drawLine({ text: words, x: SHEET.margin, y: SHEET.height - 28, size: 24 });
  return drawSheet(line).composite([{ input: drawing, left: 0, top: 0 }]);
}
