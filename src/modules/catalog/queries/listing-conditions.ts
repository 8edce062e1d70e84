import { type SQL, sql } from "drizzle-orm";
import { categoryCode, formatCode, freeCode, ratingCode } from "../rules/facet-codes.ts";
import type { Format } from "../rules/formats.ts";

/** A listing with every name already turned into an id. `tsquery` is what `search_query` made of the words. */
export type ListingFilters = {
  tsquery: string | null;
  categoryId: number | null;
  storeId: number | null;
  minCents: number | null;
  maxCents: number | null;
  free: boolean;
  stars: number | null;
  formats: Format[];
};

export type FacetName = "categoria" | "preco" | "nota" | "formato";

/** The conditions on `product_search`, leaving one facet out when its own values are being counted. */
export function listingConditions(filters: ListingFilters, without?: FacetName): SQL {
  const codes: number[] = [];
  if (filters.categoryId !== null && without !== "categoria") codes.push(categoryCode(filters.categoryId));
  if (filters.free && without !== "preco") codes.push(freeCode);
  if (filters.stars !== null && without !== "nota") codes.push(ratingCode(filters.stars));

  const all: SQL[] = [sql`true`];
  if (filters.tsquery !== null) all.push(sql`head @@ ${filters.tsquery}::tsquery`);
  if (codes.length > 0) all.push(sql`facets @> ${sql.param(codes)}::int[]`);
  if (filters.formats.length > 0 && without !== "formato") {
    all.push(sql`facets && ${sql.param(filters.formats.map(formatCode))}::int[]`);
  }
  if (filters.storeId !== null) all.push(sql`store_id = ${filters.storeId}`);
  if (without !== "preco") {
    if (filters.minCents !== null) all.push(sql`price_cents >= ${filters.minCents}`);
    if (filters.maxCents !== null) all.push(sql`price_cents <= ${filters.maxCents}`);
  }
  return sql.join(all, sql` and `);
}
