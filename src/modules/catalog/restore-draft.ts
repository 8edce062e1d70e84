import { eq, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { recordState } from "#platform/state-history.ts";
import type { ProductForm } from "./schema/product-form.ts";
import { products } from "./tables.ts";

/** The product number `sourceId` of a copy of the store. */
type Source = { storeId: number; copy: string; sourceId: number; draftId: string };

const causeOf = (copy: string, sourceId: number | string): string => `restaurado da cópia ${copy}, material ${sourceId}`;

/** `isUntouched`: its author has not saved it here yet. */
type RestoredDraft = { productId: number; isUntouched: boolean; hasCover: boolean };

/** What of a copy a store already has, by the number it had there. */
export async function listRestored(storeId: number, copy: string): Promise<Map<number, RestoredDraft>> {
  const beginning = causeOf(copy, "");
  const rows = await readRows(
    db,
    {
      productId: col.int`p.id`,
      sourceId: col.int`substr(h.cause, ${beginning.length + 1}::int)::bigint`,
      isUntouched: col.bool`p.status = 'rascunho' and p.revision = 1`,
      hasCover: col.bool`p.draft ->> 'coverImageId' is not null`,
    },
    (row) => sql`
    select ${row} from products p join state_history h on h.entity = 'product' and h.entity_id = p.id::text
    where p.store_id = ${storeId} and starts_with(h.cause, ${beginning})`,
  );
  return new Map(rows.map(({ sourceId, ...found }) => [sourceId, found]));
}

/**
 * Makes a draft of a product that comes from another market. Two at once make one: `draftId`, which must be the same for the same
 * source, is its address until it is published.
 */
export async function restoreDraft({ storeId, copy, sourceId, draftId }: Source, form: ProductForm): Promise<number> {
  const made = await transact(async (tx) => {
    const slug = `rascunho-${draftId}`;
    const draft = { ...form, coverImageId: null, previews: [] };
    const [product] = await tx
      .insert(products)
      .values({ storeId, slug, draft })
      .onConflictDoNothing({ target: products.slug })
      .returning({ id: products.id });
    if (!product) {
      const [other] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug));
      if (!other) throw new Error("a draft was neither made nor found");
      return ok(other.id);
    }
    await recordState(tx, {
      entity: "product",
      entityId: String(product.id),
      from: null,
      to: "rascunho",
      cause: causeOf(copy, sourceId),
      actor: "linha de comando",
    });
    return ok(product.id);
  });
  return made.value;
}
