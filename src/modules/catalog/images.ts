import { sql } from "drizzle-orm";
import { isUuid } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { renderVariant, type Variant, variantFormats, variantWidths } from "./render/image-variants.ts";

const DRAWN_AT_ONCE = 2;

export type StoredPicture = { bytes: Buffer; contentType: string };

/** `320.avif`, `960.webp`… or the whole picture, `original.webp`. Null for any other name. */
export function parseVariant(file: string): Variant | "original" | null {
  if (file === "original.webp") return "original";
  const [size, extension] = file.split(".");
  const width = variantWidths.find((one) => String(one) === size);
  const format = variantFormats.find((one) => one === extension);
  return width && format && file === `${width}.${format}` ? { width, format } : null;
}

const making = new Map<string, Promise<StoredPicture | null>>();

/** One size of a picture, made the first time it is asked for and kept; several people asking wait for the same making. */
export async function findPicture(id: string, file: string): Promise<StoredPicture | null> {
  const variant = isUuid(id) ? parseVariant(file) : null;
  if (!variant) return null;
  if (variant === "original") return (await isKnown(id)) ? read(`images/${id}`) : null;
  const key = `variants/${id}/${file}`;
  const saved = await read(key);
  if (saved) return saved;
  const busy = making.get(key) ?? make(id, key, variant).finally(() => making.delete(key));
  making.set(key, busy);
  return busy;
}

async function make(id: string, key: string, variant: Variant): Promise<StoredPicture | null> {
  const original = (await isKnown(id)) ? await read(`images/${id}`) : null;
  if (!original) return null;
  const contentType = `image/${variant.format}`;
  const bytes = await inTurn(() => renderVariant(original.bytes, variant));
  await storage().put(key, bytes, { contentType, sizeBytes: bytes.length });
  return { bytes, contentType };
}

let drawing = 0;
const waiting: (() => void)[] = [];

/** A page full of new pictures must not take the processor from the pages themselves. */
async function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  if (drawing < DRAWN_AT_ONCE) drawing++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await draw();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else drawing--;
  }
}

async function isKnown(id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from images where id = ${id}`);
  return rows.length > 0;
}

async function read(key: string): Promise<StoredPicture | null> {
  try {
    const { stream, contentType } = await storage().open(key);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return { bytes: Buffer.concat(chunks), contentType };
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}
