import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { pageSandbox } from "./inspect/limits.ts";
import { renderThumbnails } from "./render/render-pages.ts";

/** Pages are drawn this many at a time: opening the PDF costs more than drawing one. */
const BATCH = 12;

/** Raised when pages are drawn in another way, so that all are drawn again. */
const EDITION = 2;

const keyOf = (sha256: string, pageNumber: number): string => `thumbs/${EDITION}/${sha256}/${pageNumber}.webp`;
const drawing = new Map<string, Promise<void>>();

/** A page of a sold PDF, small, for its author to choose from. Null when it cannot be drawn, which is remembered. */
export async function findThumbnail(sha256: string, pageNumber: number, pageCount: number): Promise<Buffer | null> {
  if (pageNumber < 1 || pageNumber > pageCount) return null;
  const saved = await read(keyOf(sha256, pageNumber));
  if (saved) return pictureOf(saved);
  await drawBatch(sha256, Math.floor((pageNumber - 1) / BATCH), pageCount);
  const drawn = await read(keyOf(sha256, pageNumber));
  return drawn && pictureOf(drawn);
}

/** Whether a page was tried before and could not be drawn. */
export async function isKnownUndrawable(sha256: string, pageNumber: number): Promise<boolean> {
  return (await read(keyOf(sha256, pageNumber)))?.length === 0;
}

/** What failed once is kept as nothing, and not tried again. */
const pictureOf = (saved: Buffer): Buffer | null => (saved.length > 0 ? saved : null);

/** Draws the first pages ahead of the author's look. */
export const drawFirstThumbnails = (sha256: string, pageCount: number): Promise<void> => drawBatch(sha256, 0, pageCount);

function drawBatch(sha256: string, batch: number, pageCount: number): Promise<void> {
  const name = `${sha256}/${batch}`;
  const busy = drawing.get(name) ?? draw(sha256, batch, pageCount).finally(() => drawing.delete(name));
  drawing.set(name, busy);
  return busy;
}

/** All together first; when one of them is too much, each alone and for a shorter time, so that only that one is lost. */
async function draw(sha256: string, batch: number, pageCount: number): Promise<void> {
  const first = batch * BATCH + 1;
  const pages = Array.from({ length: Math.min(BATCH, pageCount - first + 1) }, (_, index) => first + index);
  await withLocalCopy(storage(), `files/${sha256}`, async (path) => {
    const drawn = await renderThumbnails(path, pages);
    const done = new Set<number>();
    const store = async (pageNumber: number, bytes: Uint8Array) => {
      done.add(pageNumber);
      await storage().put(keyOf(sha256, pageNumber), bytes, { contentType: "image/webp", sizeBytes: bytes.length });
    };
    if (drawn.ok) for (const page of drawn.value) await store(page.pageNumber, page.bytes);
    for (const pageNumber of pages.filter((page) => !done.has(page))) {
      const alone = drawn.ok || pages.length === 1 ? null : await renderThumbnails(path, [pageNumber], pageSandbox);
      await store(pageNumber, (alone?.ok && alone.value[0]?.bytes) || new Uint8Array(0));
    }
  });
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
