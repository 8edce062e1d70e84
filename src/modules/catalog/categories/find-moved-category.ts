import { eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { categories } from "../tables.ts";
import { categorySlugs } from "./tables.ts";

/** The address of the category that this one, left behind, leads to; null when it never was one's. */
export async function findMovedCategory(slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: categories.slug })
    .from(categorySlugs)
    .innerJoin(categories, eq(categories.id, categorySlugs.categoryId))
    .where(eq(categorySlugs.slug, slug));
  return row?.slug ?? null;
}
