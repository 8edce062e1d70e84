import sharp from "sharp";

import { ok, refuse, type Outcome } from "#kit/outcome.ts";

import { imageLimits, type StorePictureKind, storePictureLimits } from "../inspect/limits.ts";
import { type Cover, IMAGES, typeOf } from "./draw-cover.ts";

export type StorePictureReason = "type" | "too_large" | "too_small" | "too_many_pixels" | "broken";

/** The banner or the portrait at `path`, cut in the middle to its shape and drawn anew. Runs in the sandbox. */
export async function drawStorePicture(path: string, kind: StorePictureKind): Promise<Outcome<Cover, StorePictureReason>> {
  const limits = storePictureLimits[kind];
  const { type, sizeBytes } = await typeOf(path);
  if (!IMAGES.has(type)) return refuse("type");
  if (sizeBytes > limits.fileBytes) return refuse("too_large");
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header) return refuse("broken");
  const { width, height } = header.autoOrient;
  if (width * height > imageLimits.pixels) return refuse("too_many_pixels");
  if (width < limits.leastWidthPx || height < limits.leastHeightPx) return refuse("too_small");
  return draw(path, Math.min(1, width / limits.widthPx, height / limits.heightPx), limits);
}

type Shape = { widthPx: number; heightPx: number };

/** New pixels in sRGB on white, never enlarged: nothing of the original's metadata, profile or hidden bytes goes along. */
async function draw(path: string, scale: number, { widthPx, heightPx }: Shape): Promise<Outcome<Cover, "broken">> {
  try {
    const { data, info } = await sharp(path, { limitInputPixels: imageLimits.pixels, failOn: "error" })
      .autoOrient()
      .toColourspace("srgb")
      .flatten({ background: "#fff" })
      .resize(Math.round(widthPx * scale), Math.round(heightPx * scale), { fit: "cover" })
      .webp({ quality: 86, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return ok({ bytes: data, contentType: "image/webp", widthPx: info.width, heightPx: info.height });
  } catch {
    return refuse("broken");
  }
}
