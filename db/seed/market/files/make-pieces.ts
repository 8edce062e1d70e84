import sharp from "sharp";
import { piecesPromised } from "../pieces.ts";
import type { FileSpec } from "../market-types.ts";
import { makePng } from "./make-picture.ts";

const SHEET_SIDE = 1200;

/** The pieces of a collection, each in a PNG of its own: cut from one sheet, which is drawn once. */
export async function makePieces(spec: FileSpec): Promise<Record<string, Buffer>> {
  const count = piecesPromised(spec.productTitle);
  const columns = Math.ceil(Math.sqrt(count));
  const side = Math.floor(SHEET_SIDE / columns);
  const { data, info } = await sharp(await makePng(spec))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pieces = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
        .extract({ left: (index % columns) * side, top: Math.floor(index / columns) * side, width: side, height: side })
        .png({ compressionLevel: 6 })
        .toBuffer(),
    ),
  );
  return Object.fromEntries(pieces.map((bytes, index) => [`${String(index + 1).padStart(2, "0")}.png`, bytes]));
}
