import sharp from "sharp";

import { ok, refuse, type Outcome } from "#kit/outcome.ts";

import { kinds } from "../kinds/kinds.ts";
import type { Format } from "../kinds/names.ts";
import { imageLimits } from "./limits.ts";

export type InspectedImage = { widthPx: number; heightPx: number };

export type ImageReason = "type_mismatch" | "image_broken" | "image_too_many_pixels" | "image_too_many_frames";

/** Dimensions of an image that decodes to the end. Limits count every frame, and are checked on the header first. */
export async function inspectImage(path: string, kind: Format): Promise<Outcome<InspectedImage, ImageReason>> {
  const { inspection } = kinds[kind];
  const header = await sharp(path, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => null);
  if (!header) return refuse("image_broken");
  if (inspection.by !== "picture" || header.format !== inspection.decoder) return refuse("type_mismatch");
  const { width: widthPx, pageHeight, height, pages = 1, icc } = header;
  const heightPx = pageHeight ?? height;
  if (pages > imageLimits.frames) return refuse("image_too_many_frames");
  const most = pages > 1 ? imageLimits.pixels : imageLimits.soldPixels;
  if (widthPx * heightPx * pages > most) return refuse("image_too_many_pixels");
  if (icc && icc.length > imageLimits.colourProfileBytes) return refuse("image_broken");
  return (await decodes(path)) ? ok({ widthPx, heightPx }) : refuse("image_broken");
}

async function decodes(path: string): Promise<boolean> {
  try {
    await sharp(path, {
      limitInputPixels: imageLimits.soldPixels,
      sequentialRead: true,
      failOn: "error",
      animated: true,
    }).stats();
    return true;
  } catch {
    return false;
  }
}
