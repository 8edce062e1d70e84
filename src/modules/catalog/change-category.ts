import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { col, readRows } from "#platform/read.ts";
import { notify } from "../notifications/notify.ts";
import { showProduct } from "./move-product.ts";
import { relateProductJob } from "./schema/jobs.ts";
import { categories, products } from "./tables.ts";

type Input = { productId: number; to: number; /** Only while it is still filed there. */ onlyFrom?: number };
type Moved = { from: number; title: string };
export type CategoryRefusal = "not_found" | "already_done" | "category_missing";

/**
 * The platform files a published product under another category, on sale and in what its author is changing; the author hears of it at
 * the bell. What it says of attributes that only the old category asks is kept, out of the search, until it is published again.
 */
export async function changeCategory(tx: Tx, { productId, to, onlyFrom }: Input): Promise<Outcome<Moved, CategoryRefusal>> {
  const [category] = await tx.select().from(categories).where(eq(categories.id, to)).for("share");
  if (!category) return refuse("category_missing");
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for("update");
  if (!product?.publishedAt || product.categoryId === null) return refuse("not_found");
  const from = product.categoryId;
  if (from === to || (onlyFrom !== undefined && onlyFrom !== from)) return refuse("already_done");
  const draft = product.draft?.categoryId === from ? { ...product.draft, categoryId: to } : product.draft;
  await tx
    .update(products)
    .set({ categoryId: to, draft, revision: sql`${products.revision} + 1` })
    .where(eq(products.id, productId));
  await showProduct(tx, product);
  await enqueue(tx, relateProductJob, { productId });
  const rows = await readRows(
    tx,
    { ownerId: col.text`owner_id` },
    (row) => sql`select ${row} from stores where id = ${product.storeId}`,
  );
  const facts = { title: product.title, category: category.name };
  for (const { ownerId } of rows) await notify(tx, { userId: ownerId, event: "material.categoria", ref: newId(), facts });
  return ok({ from, title: product.title });
}
