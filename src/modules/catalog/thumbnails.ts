import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { renderThumbnails } from "./render/render-pages.ts";

/** Pages are drawn this many at a time: opening the PDF costs more than drawing one. */
const BATCH = 12;

const keyOf = (sha256: string, pageNumber: number): string => `thumbs/${sha256}/${pageNumber}.webp`;
const drawing = new Map<string, Promise<void>>();

/** A page of a sold PDF, small, for its author to choose from. Null when it cannot be drawn. */
export async function findThumbnail(sha256: string, pageNumber: number, pageCount: number): Promise<Buffer | null> {
  if (pageNumber < 1 || pageNumber > pageCount) return null;
  const saved = await read(keyOf(sha256, pageNumber));
  if (saved) return saved;
  await drawBatch(sha256, Math.floor((pageNumber - 1) / BATCH), pageCount);
  return read(keyOf(sha256, pageNumber));
}

/** Draws the first pages ahead of the author's look. */
export const drawFirstThumbnails = (sha256: string, pageCount: number): Promise<void> => drawBatch(sha256, 0, pageCount);

function drawBatch(sha256: string, batch: number, pageCount: number): Promise<void> {
  const name = `${sha256}/${batch}`;
  const busy = drawing.get(name) ?? draw(sha256, batch, pageCount).finally(() => drawing.delete(name));
  drawing.set(name, busy);
  return busy;
}

async function draw(sha256: string, batch: number, pageCount: number): Promise<void> {
  const first = batch * BATCH + 1;
  const pages = Array.from({ length: Math.min(BATCH, pageCount - first + 1) }, (_, index) => first + index);
  const drawn = await withLocalCopy(storage(), `files/${sha256}`, (path) => renderThumbnails(path, pages));
  if (!drawn.ok) return;
  for (const { pageNumber, bytes } of drawn.value)
    await storage().put(keyOf(sha256, pageNumber), bytes, { contentType: "image/webp", sizeBytes: bytes.length });
}

async function read(key: string): Promise<Buffer | null> {
  try {
    const { stream } = await storage().open(key);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}
