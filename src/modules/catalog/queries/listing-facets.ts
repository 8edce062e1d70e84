import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import {
  categoryCode,
  FIRST_STORE_CODE,
  formatCode,
  freeCode,
  licenseCode,
  ratingCode,
  saleCode,
  samplesCode,
} from "../rules/facet-codes.ts";
import { FORMATS } from "../kinds/names.ts";
import { LICENSE_CODES } from "../rules/licenses.ts";
import type { Listing } from "../schema/listing.ts";
import { attributeFacets } from "./attribute-facets.ts";
import type { Category } from "./categories.ts";
import type { FacetCounts, ListingCounts } from "./facet-counts.ts";
import type { UnderstoodSearch } from "./listing-names.ts";

/** The facets of a listing, each counted as if its own filter were off; what is chosen stays though nothing is left of it. */
export async function facetsOf(understood: UnderstoodSearch, counts: ListingCounts): Promise<Listing["facets"]> {
  const { filters, category, categories } = understood;
  const [attributes, stores] = await Promise.all([
    attributeFacets(understood, counts),
    storeFacet(understood, counts.of("loja")),
  ]);
  const countOf = (name: Parameters<ListingCounts["of"]>[0], code: number) => counts.of(name).byCode.get(code) ?? 0;
  return {
    attributes,
    stores,
    categories: branch(category, categories, counts.of("categoria")),
    formats: FORMATS.map((format) => ({ format, count: countOf("formato", formatCode(format)) }))
      .filter((one) => one.count > 0 || filters.formats.includes(one.format))
      .sort((a, b) => b.count - a.count),
    licenses: LICENSE_CODES.map((license) => ({
      license,
      count: countOf("licenca", licenseCode(license)),
      ...(filters.licenses.includes(license) && { selected: true }),
    })).filter((one) => one.count > 0 || one.selected),
    stars: [4, 3].map((stars) => ({ stars, count: countOf("nota", ratingCode(stars)) })),
    freeCount: countOf("preco", freeCode),
    saleCount: countOf("promocao", saleCode),
    samplesCount: countOf("amostra", samplesCode),
    priceBins: counts.of("preco").priceBins,
  };
}

async function storeFacet({ filters }: UnderstoodSearch, counts: FacetCounts): Promise<Listing["facets"]["stores"]> {
  const ids = [...counts.byCode.keys()].flatMap((code) => (code >= FIRST_STORE_CODE ? code - FIRST_STORE_CODE : []));
  const rows = await readRows(
    db,
    { id: col.int`id`, slug: col.text`slug`, name: col.text`author_name` },
    (row) => sql`
    select ${row} from stores
    where id = any(${sql.param([...ids, ...filters.storeIds])}::int[]) and is_open(stores) limit 50`,
  );
  return rows
    .map(({ id, slug, name }) => ({
      slug,
      name,
      count: counts.byCode.get(FIRST_STORE_CODE + id) ?? 0,
      ...(filters.storeIds.includes(id) && { selected: true }),
    }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, "pt-BR"));
}

/** The roots while no category is chosen; else its root with the children. */
function branch(current: Category | null, categories: Category[], counts: FacetCounts): Listing["facets"]["categories"] {
  const rootId = current?.parentId ?? current?.id ?? null;
  const shown = categories.filter((one) =>
    rootId === null ? one.parentId === null : one.id === rootId || one.parentId === rootId,
  );
  return shown
    .map((one) => ({
      slug: one.slug,
      name: one.name,
      child: one.parentId !== null,
      current: one.id === current?.id,
      count: counts.byCode.get(categoryCode(one.id)) ?? 0,
    }))
    .filter((one) => one.count > 0 || one.current);
}
