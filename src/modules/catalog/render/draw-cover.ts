import { open } from "node:fs/promises";

import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";

import { ok, refuse, type Outcome } from "#kit/outcome.ts";

import { coverLimits, imageLimits } from "../inspect/limits.ts";
import { FORMATS } from "../kinds/names.ts";
import { shownKind } from "../kinds/shown-kind.ts";
import { drawPages } from "./draw-pages.ts";

export type Cover = { bytes: Uint8Array; contentType: "image/webp"; widthPx: number; heightPx: number };

export type CoverReason =
  | "cover_type"
  | "cover_too_large"
  | "cover_too_small"
  | "image_broken"
  | "image_too_many_pixels"
  | "pdf_broken"
  | "page_missing";

/** What a cover is drawn of, as `file-type` calls it. */
export const IMAGES: ReadonlySet<string> = new Set(FORMATS.filter((format) => shownKind(format)?.mayBeCover));
const PAGE_WIDTH_PX = 1_600;

/** The cover at `path`, drawn anew. Runs in the sandbox: see `makeCover`. */
export async function drawCover(path: string): Promise<Outcome<Cover, CoverReason>> {
  const { type, sizeBytes } = await typeOf(path);
  if (type === "pdf") return fromPage(path);
  if (!IMAGES.has(type)) return refuse("cover_type");
  if (sizeBytes > coverLimits.fileBytes) return refuse("cover_too_large");
  return fromImage(path);
}

async function fromPage(path: string): Promise<Outcome<Cover, CoverReason>> {
  const drawn = await drawPages(path, [1], PAGE_WIDTH_PX, ({ image }) => image.png({ compressionLevel: 0 }).toBuffer());
  return drawn.ok ? encode(sharp(drawn.value[0]!.bytes)) : drawn;
}

async function fromImage(path: string): Promise<Outcome<Cover, CoverReason>> {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header) return refuse("image_broken");
  const { width, height } = header;
  if (width * height > imageLimits.pixels) return refuse("image_too_many_pixels");
  const isSmall = Math.max(width, height) < coverLimits.longSidePx || Math.min(width, height) < coverLimits.shortSidePx;
  if (isSmall) return refuse("cover_too_small");
  return encode(sharp(path, { limitInputPixels: imageLimits.pixels, failOn: "error" }).autoOrient());
}

/** New pixels in sRGB on white: nothing of the original's metadata, profile or hidden bytes goes along. */
async function encode(image: Sharp): Promise<Outcome<Cover, "image_broken">> {
  try {
    const { data, info } = await image
      .toColourspace("srgb")
      .flatten({ background: "#fff" })
      .resize(coverLimits.maxStoredPx, coverLimits.maxStoredPx, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return ok({ bytes: data, contentType: "image/webp", widthPx: info.width, heightPx: info.height });
  } catch {
    return refuse("image_broken");
  }
}

/** What a file is by its first bytes ('' when unknown), and how long. */
export async function typeOf(path: string): Promise<{ type: string; sizeBytes: number }> {
  const handle = await open(path, "r");
  try {
    const { size: sizeBytes } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0);
    return { type: (await fileTypeFromBuffer(buffer.subarray(0, bytesRead)))?.ext ?? "", sizeBytes };
  } finally {
    await handle.close();
  }
}
