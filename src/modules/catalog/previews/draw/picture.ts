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
  const { width = MOST_PX, height = MOST_PX } = await source.metadata();
  const longSide = kind === "svg" ? MOST_PX : Math.min(MOST_PX, Math.max(LEAST_PX, Math.round(Math.max(width, height) / 2)));
  const image = source.autoOrient().resize(longSide, longSide, { fit: "inside", withoutEnlargement: kind !== "svg" });
  return { image: await markedPicture(image, storeName), content: null, facts: {} };
}

/** Read from memory: a drawing without an address of its own can bring no other file in. */
const openDrawing = async (path: string) => sharp(await readFile(path), { limitInputPixels: imageLimits.pixels });
