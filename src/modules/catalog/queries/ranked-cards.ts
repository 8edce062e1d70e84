import { sql } from "drizzle-orm";
import { db, sqlState } from "#platform/db.ts";
import type { Sort } from "../schema/listing-search.ts";
import type { ProductCardFacts } from "../schema/product-card.ts";
import type { ListingFilters } from "./listing-conditions.ts";
import { productCards } from "./product-cards.ts";
import { type Ranking, rankedProducts } from "./ranked-products.ts";

/** Two common words that rarely meet make the whole index be read: past this the most popular products answer alone. */
const PATIENCE_MS = 300;
const CUT_SHORT = "57014";

/** The cards of one page of a listing, in order. */
export async function rankedCards(
  filters: ListingFilters,
  sort: Sort,
  limit: number,
  offset: number,
  ranking: Ranking = {},
  patienceMs = PATIENCE_MS,
): Promise<ProductCardFacts[]> {
  const ask = (how: Ranking) => rankedProducts(filters, sort, limit, offset, how);
  const canClimb = filters.tsquery?.includes(" & ") === true && (sort === "relevancia" || sort === "mais-vendidos");
  if (!canClimb) return productCards(db, ask(ranking));
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(patienceMs)}, true)`);
      return productCards(tx, ask(ranking));
    });
  } catch (error) {
    if (sqlState(error) !== CUT_SHORT) throw error;
    return productCards(db, ask({ ...ranking, onlyPopular: true }));
  }
}
