import { and, eq, isNotNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { categories, products } from "../tables.ts";
import { lockCategories } from "./lock-categories.ts";
import { isOnHome } from "./queries/is-on-home.ts";
import type { RetireRefusal } from "./schema.ts";
import { categorySlugs } from "./tables.ts";

/**
 * Ends a category that holds nothing: no other, no product ever published, no commission of its own, no section of the home page.
 * Drafts filed under it are filed nowhere, or where they are on sale. Its addresses lead to the one above it, when there is one.
 */
export async function retireCategory(tx: Tx, categoryId: number): Promise<Outcome<{ name: string }, RetireRefusal>> {
  await lockCategories(tx);
  const [category] = await tx.select().from(categories).where(eq(categories.id, categoryId)).for("update");
  if (!category) return refuse("not_found");
  if ((await tx.$count(categories, eq(categories.parentId, categoryId))) > 0) return refuse("has_children");
  const published = and(eq(products.categoryId, categoryId), isNotNull(products.publishedAt));
  if ((await tx.$count(products, published)) > 0) return refuse("has_materials");
  if (category.commissionBps !== null) return refuse("has_commission");
  if (await isOnHome(tx, categoryId)) return refuse("on_home");
  await unfileDrafts(tx, categoryId);
  if (category.parentId !== null) {
    const { parentId } = category;
    await tx.update(categorySlugs).set({ categoryId: parentId }).where(eq(categorySlugs.categoryId, categoryId));
  }
  await tx.delete(categories).where(eq(categories.id, categoryId));
  await invalidate(tx, "frame", "home", "list");
  return ok({ name: category.name });
}

async function unfileDrafts(tx: Tx, categoryId: number): Promise<void> {
  await tx.update(products).set({ categoryId: null }).where(eq(products.categoryId, categoryId));
  await tx.execute(sql`
    update products set draft = jsonb_set(draft, '{categoryId}', coalesce(to_jsonb(category_id), 'null'))
    where draft is not null and draft->>'categoryId' = ${String(categoryId)}`);
}
