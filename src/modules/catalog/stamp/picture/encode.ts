import sharp, { type Metadata } from "sharp";
import type { Pixels } from "./draw-line.ts";
import type { Part } from "./parts.ts";
import { isLossless } from "./webp.ts";

export type PictureKind = "jpeg" | "png" | "webp";

/** The least and most quality a picture is compressed with, so that nobody sees that it was written again. */
const LEAST_QUALITY = 92;
const MOST_QUALITY = 98;
const WEBP_QUALITY = 94;

/** What the brightness table of a JPEG adds up to at quality 50, as the reference program makes it; at 75 it is half of this. */
const STANDARD_SUM = 3_688;
const TABLES = 0xdb;

/** The picture's numbers as they are, whatever colours they stand for; 8 bits each. */
export async function readPixels(bytes: Buffer, space: string): Promise<Pixels> {
  const image = sharp(bytes, { ignoreIcc: true, limitInputPixels: false, failOn: "error" });
  const { data, info } = await image
    .toColourspace(space === "b-w" ? "b-w" : "srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** The pixels as a file of the same kind, compressed as the original was or less. */
export async function encode(
  { data, ...raw }: Pixels,
  kind: PictureKind,
  original: readonly Part[],
  facts: Metadata,
): Promise<Buffer> {
  const channels = raw.channels as 1 | 2 | 3 | 4;
  const image = sharp(data, { raw: { width: raw.width, height: raw.height, channels }, limitInputPixels: false });
  const drawn = channels < 3 ? image.toColourspace("b-w") : image;
  if (kind === "png") return drawn.png({ compressionLevel: 7, progressive: facts.isProgressive ?? false }).toBuffer();
  if (kind === "webp")
    return isLossless(original)
      ? drawn.webp({ lossless: true, exact: true, effort: 3 }).toBuffer()
      : drawn.webp({ quality: WEBP_QUALITY, exact: true, alphaQuality: 100, smartSubsample: true, effort: 4 }).toBuffer();
  const chromaSubsampling = facts.chromaSubsampling === "4:2:0" ? "4:2:0" : "4:4:4";
  return drawn.jpeg({ quality: qualityOf(original), chromaSubsampling, progressive: facts.isProgressive ?? false }).toBuffer();
}

/** About the quality a JPEG was written in, by its first table; 92 at the least. */
function qualityOf(jpeg: readonly Part[]): number {
  const table = jpeg.find(({ role, bytes }) => role === "image" && bytes[1] === TABLES)?.bytes;
  if (!table || table.length < 69 || table[4] !== 0) return MOST_QUALITY;
  const sum = table.subarray(5, 69).reduce((total, one) => total + one, 0);
  const quality = Math.ceil((200 - (100 * sum) / STANDARD_SUM) / 2);
  return Math.min(MOST_QUALITY, Math.max(LEAST_QUALITY, quality));
}
