import { and, desc, eq, isNull, notExists, notInArray, sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { DRAFTS_BEFORE_APPROVAL, mayPrepare } from "#modules/stores/applications/rules/preparing.ts";
import { productFiles, products } from "./tables.ts";

const MOST_DRAFTS = 1000;

/**
 * Opens an empty product for the author to fill, or gives back the one they left untouched, so that looking at the page
 * makes nothing; one that another tab has open is not given twice. Refuses closed stores, suspended sellers and more than 1000 drafts,
 * or three while the store waits for approval.
 */
export function createDraft(
  viewer: AuthorViewer,
  openElsewhere: number[] = [],
): Promise<Outcome<{ productId: number }, "store_closed" | "suspended" | "too_many_drafts">> {
  return transact(async (tx) => {
    const may = mayDraft(viewer);
    if (!may.ok) return may;
    await tx.execute(sql`select 1 from stores where id = ${viewer.storeId} for update`);
    const untouched = await findUntouched(tx, viewer.storeId, openElsewhere);
    if (untouched) return ok({ productId: untouched });
    if (!(await hasRoom(tx, viewer.storeId, 1))) return refuse("too_many_drafts");
    return ok({ productId: await insertDraft(tx, viewer.storeId) });
  });
}

/** Whether this author may begin products at all. */
export function mayDraft(viewer: AuthorViewer): Outcome<void, "store_closed" | "suspended"> {
  if (!mayPrepare(viewer.storeStatus)) return refuse("store_closed");
  return viewer.suspendedFrom.includes("vender") ? refuse("suspended") : ok();
}

/** Whether the store, held by `tx`, may have so many drafts more. */
export async function hasRoom(tx: Tx, storeId: number, more: number): Promise<boolean> {
  const drafts = await tx.$count(products, and(eq(products.storeId, storeId), eq(products.status, "rascunho")));
  const { rows } = await tx.execute(sql`select 1 from stores where id = ${storeId} and status = 'rascunho'`);
  return drafts + more <= (rows.length > 0 ? DRAFTS_BEFORE_APPROVAL : MOST_DRAFTS);
}

/** A new row with nothing in it. Its address is nobody's until it is published. */
export async function insertDraft(tx: Tx, storeId: number): Promise<number> {
  const rows = await tx
    .insert(products)
    .values({ storeId, slug: `rascunho-${newId()}` })
    .returning({ id: products.id });
  return rows[0]!.id;
}

async function findUntouched(tx: Tx, storeId: number, openElsewhere: number[]): Promise<number | undefined> {
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
        notInArray(products.id, openElsewhere),
      ),
    )
    .orderBy(desc(products.id))
    .limit(1);
  return rows[0]?.id;
}
