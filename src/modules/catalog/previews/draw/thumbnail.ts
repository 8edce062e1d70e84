import sharp from "sharp";
import { placeEntries, type PlacedEntry } from "../../inspect/archive/verify-entries.ts";
import { readDirectory } from "../../inspect/archive/read-directory.ts";
import { unpackEntry } from "../../inspect/archive/unpack-entry.ts";
import { type ByteSource, withFileSource } from "../../inspect/byte-source.ts";
import { imageLimits } from "../../inspect/limits.ts";
import type { DrawnPreview, PreviewRequest } from "../drawn-preview.ts";
import { markedPicture } from "./marked-picture.ts";

/** Where programs leave a picture of the first page, the largest first: Apple's, Microsoft's, LibreOffice's. A drawing of Windows is none. */
const PLACES = [
  /^preview\.jpg$/i,
  /^QuickLook\/Thumbnail\.(?:jpg|png)$/i,
  /^docProps\/thumbnail\.(?:jpe?g|png)$/i,
  /^Thumbnails\/thumbnail\.png$/i,
];
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_PX = 900;

/** The picture of its first page that the program left in a document when it saved it. */
export async function drawThumbnail({ path, storeName }: PreviewRequest): Promise<DrawnPreview | "no_thumbnail" | null> {
  const bytes = await withFileSource(path, findThumbnail);
  if (bytes === null || bytes === "no_thumbnail") return bytes;
  const image = sharp(bytes, { limitInputPixels: imageLimits.pixels }).resize(MOST_PX, MOST_PX, {
    fit: "inside",
    withoutEnlargement: true,
  });
  return { image: await markedPicture(image, storeName), content: null, facts: {} };
}

async function findThumbnail(source: ByteSource): Promise<Buffer | "no_thumbnail" | null> {
  const directory = await readDirectory(source);
  const entries = directory.ok ? await placeEntries(source, directory.value) : directory;
  if (!entries.ok) return null;
  const found = PLACES.map((place) => entries.value.find((entry) => place.test(entry.name))).find(
    (entry): entry is PlacedEntry => entry !== undefined,
  );
  return found ? unpackEntry(source, found, MOST_BYTES) : "no_thumbnail";
}
