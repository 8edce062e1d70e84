import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { imageLimits } from "../../inspect/limits.ts";
import type { DrawnPreview, PreviewRequest } from "../drawn-preview.ts";
import { markedPicture } from "./marked-picture.ts";

const MOST_PX = 900;
const LEAST_PX = 240;

/** A picture at half its size, at most 900 px: enough to choose by, too little to use. */
export async function drawPicture({ path, kind, storeName }: PreviewRequest): Promise<DrawnPreview> {
  const source = kind === "svg" ? await openDrawing(path) : sharp(path, { limitInputPixels: imageLimits.soldPixels });
  const { width, height } = await source.metadata();
  const longSide = kind === "svg" ? MOST_PX : Math.min(MOST_PX, Math.max(LEAST_PX, Math.round(Math.max(width, height) / 2)));
  const image = source.autoOrient().resize(longSide, longSide, { fit: "inside", withoutEnlargement: kind !== "svg" });
  return { image: await markedPicture(image, storeName), content: null, facts: {} };
}

const DOTS_PER_INCH = 72;

/**
 * Read from memory: a drawing without an address of its own can bring no other file in. Drawn straight at the size it is shown in, for
 * it may say that it is as large as a wall or as small as an icon.
 */
async function openDrawing(path: string) {
  const bytes = await readFile(path);
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const density = Math.min(20_000, Math.max(1, (DOTS_PER_INCH * MOST_PX) / Math.max(width, height)));
  return sharp(bytes, { limitInputPixels: imageLimits.pixels, density });
}
