import { and, count, desc, eq, isNull, notExists, sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { productFiles, products } from "./tables.ts";

const MOST_DRAFTS = 200;

/**
 * Opens an empty material for the author to fill, or gives back the one they left untouched, so that looking at the page
 * makes nothing. Refuses closed stores, suspended sellers and more than 200 drafts.
 */
export function createDraft(
  viewer: AuthorViewer,
): Promise<Outcome<{ productId: number }, "store_closed" | "suspended" | "too_many_drafts">> {
  return transact(async (tx) => {
    if (viewer.storeStatus !== "aprovada") return refuse("store_closed");
    if (viewer.suspendedFrom.includes("vender")) return refuse("suspended");
    await tx.execute(sql`select 1 from stores where id = ${viewer.storeId} for update`);
    const untouched = await findUntouched(tx, viewer.storeId);
    if (untouched) return ok({ productId: untouched });
    const drafts = and(eq(products.storeId, viewer.storeId), eq(products.status, "rascunho"));
    const [counted] = await tx.select({ drafts: count() }).from(products).where(drafts);
    if ((counted?.drafts ?? 0) >= MOST_DRAFTS) return refuse("too_many_drafts");
    return ok({ productId: await insertDraft(tx, viewer.storeId) });
  });
}

/** A new row with nothing in it. Its address is nobody's until it is published. */
export async function insertDraft(tx: Tx, storeId: number): Promise<number> {
  const rows = await tx
    .insert(products)
    .values({ storeId, slug: `rascunho-${newId()}` })
    .returning({ id: products.id });
  return rows[0]!.id;
}

async function findUntouched(tx: Tx, storeId: number): Promise<number | undefined> {
  const files = tx
    .select({ one: sql`1` })
    .from(productFiles)
    .where(eq(productFiles.productId, products.id));
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        eq(products.status, "rascunho"),
        eq(products.revision, 1),
        isNull(products.publishedAt),
        isNull(products.draft),
        notExists(files),
      ),
    )
    .orderBy(desc(products.id))
    .limit(1);
  return rows[0]?.id;
}
