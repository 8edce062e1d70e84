import sharp, { type Sharp } from "sharp";
import { brand } from "#kit/brand/brand.ts";
import type { DrawnPreview } from "../drawn-preview.ts";
import { watermark } from "../../render/watermark.ts";

/** The words across everything shown before it is bought. */
export const markWords = (storeName: string): string => `prévia · ${brand.name} · ${storeName}`;

/** A picture on white with the store's name across it, as WebP. `image` is already of the size it is shown in. */
export async function markedPicture(image: Sharp, storeName: string): Promise<DrawnPreview["image"]> {
  const { data, info } = await image
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bytes = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .composite([{ input: Buffer.from(watermark(markWords(storeName), info.width, info.height)) }])
    .webp({ quality: 60, effort: 3 })
    .toBuffer();
  return { bytes, widthPx: info.width, heightPx: info.height };
}
