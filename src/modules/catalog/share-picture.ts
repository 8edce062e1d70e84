import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { type Limit, takePoint } from "#platform/rate-limit.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { findPicture } from "./images.ts";
import { drawSharePicture } from "./render/draw-share-picture.ts";
import { shareAddress, type Shared, shareMark } from "./rules/share-address.ts";
import type { ProductCardFacts } from "./schema/product-card.ts";

/** Drawing is dear: what is already drawn is not counted. */
const DRAWINGS: Limit = { name: "share-picture", points: 30, seconds: 60 };

export type SharePictureAnswer =
  | { is: "picture"; bytes: Buffer }
  /** It shows something else by now. */
  | { is: "moved"; to: string }
  | { is: "missing" }
  | { is: "limited"; waitSeconds: number };

type SharedProduct = Shared & Pick<ProductCardFacts, "paper">;

const making = new Map<string, Promise<Buffer>>();

/** The sharing picture of a product on sale, drawn once for what it shows and kept; several people asking wait for the same drawing. */
export async function findSharePicture(productId: number, mark: string, caller: string): Promise<SharePictureAnswer> {
  const product = await findShared(productId);
  if (!product) return { is: "missing" };
  if (shareMark(product) !== mark) return { is: "moved", to: shareAddress(product) };
  const key = `share/product-${productId}-${mark}`;
  const kept = await read(key);
  if (kept) return { is: "picture", bytes: kept };
  const wait = making.has(key) ? null : await takePoint(DRAWINGS, caller);
  if (wait !== null) return { is: "limited", waitSeconds: wait };
  const busy = making.get(key) ?? draw(key, product).finally(() => making.delete(key));
  making.set(key, busy);
  return { is: "picture", bytes: await busy };
}

async function findShared(productId: number): Promise<SharedProduct | null> {
  const { rows } = await db.execute<Omit<SharedProduct, "cover"> & { coverId: string | null }>(sql`
    select p.id, p.title, p.paper, p.cover_image_id as "coverId", s.author_name as "authorName"
    from products p join stores s on s.id = p.store_id
    where p.id = ${productId} and p.status = 'publicado' and s.status = 'aprovada'`);
  const [row] = rows;
  return row ? { ...row, cover: row.coverId ? { id: row.coverId } : null } : null;
}

async function draw(key: string, product: SharedProduct): Promise<Buffer> {
  const cover = product.cover ? await findPicture(product.cover.id, "original.webp") : null;
  const bytes = await drawSharePicture({ ...product, cover: cover?.bytes ?? null });
  await storage().put(key, bytes, { contentType: "image/jpeg", sizeBytes: bytes.length });
  return bytes;
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
