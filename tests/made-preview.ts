import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { makePreview } from "#modules/catalog/previews/make-preview.ts";
import { filePreviews } from "#modules/catalog/previews/tables.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { sendFile } from "./author.ts";

/** A file sent by an author, found fit to be sold, with the preview made of it. */
export async function madePreview(author: AuthorViewer, productId: number, name: string, bytes: Uint8Array) {
  const file = await sendFile(author, productId, name, bytes);
  expect([name, file.problem]).toEqual([name, null]);
  await makePreview(file.id);
  const [preview] = await db.select().from(filePreviews).where(eq(filePreviews.fileId, file.id));
  return { file, preview };
}

export async function storedBytes(key: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of (await storage().open(key)).stream) pieces.push(piece);
  return Buffer.concat(pieces);
}
