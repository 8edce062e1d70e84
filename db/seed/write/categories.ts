import { categories } from "#modules/catalog/tables.ts";
import type { Tx } from "#platform/db.ts";
import { MARKET_CATEGORIES } from "../market/categories.ts";
import { writeAttributes } from "./attributes.ts";

/** Writes the category tree and what each category asks of its products; answers the id of each slug. */
export async function writeCategories(tx: Tx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, category] of MARKET_CATEGORIES.entries()) {
    const parentId = category.parent ? (ids.get(category.parent) ?? null) : null;
    const [row] = await tx
      .insert(categories)
      .values({ slug: category.slug, name: category.name, paper: category.paper, lead: category.lead, parentId, position })
      .returning({ id: categories.id });
    if (row) ids.set(category.slug, row.id);
  }
  await writeAttributes(tx, ids);
  return ids;
}
