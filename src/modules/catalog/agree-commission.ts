import { and, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { categories, products } from "./tables.ts";

type Was = { was: number | null };

/** What the platform keeps of a category's sales from now on, null for what is above it; answers what it was, null when it is gone. */
export async function agreeCategoryCommission(tx: Tx, categoryId: number, toBps: number | null): Promise<Was | null> {
  const [category] = await tx
    .select({ was: categories.commissionBps })
    .from(categories)
    .where(eq(categories.id, categoryId))
    .for("no key update");
  if (!category) return null;
  await tx.update(categories).set({ commissionBps: toBps }).where(eq(categories.id, categoryId));
  return category;
}

/** The same of one product; null when it was never published. */
export async function agreeProductCommission(tx: Tx, productId: number, toBps: number | null): Promise<Was | null> {
  const [product] = await tx
    .select({ was: products.commissionBps })
    .from(products)
    .where(and(eq(products.id, productId), isNotNull(products.publishedAt)))
    .for("no key update");
  if (!product) return null;
  await tx.update(products).set({ commissionBps: toBps }).where(eq(products.id, productId));
  return product;
}
