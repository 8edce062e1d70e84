import { sql } from "drizzle-orm";
import { formatMoney } from "#kit/money.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { formatNames } from "../rules/format-names.ts";
import { LICENSES } from "../rules/licenses.ts";
import type { Listing } from "../schema/listing.ts";
import { listingHref, type ListingSearch, priceRange } from "../schema/listing-search.ts";
import { type FacetName, facetsOn, type ListingFilters, listingConditions, withoutFacet } from "./listing-conditions.ts";
import type { UnderstoodSearch } from "./listing-names.ts";

const MOST_COUNTED = 1001;
const MOST_SHOWN = 6;

type Way = { label: string; without: Partial<ListingSearch>; filters: ListingFilters };

/** What each filter taken off alone would show, most first; those that would still show nothing are left out. The words are one of them when `orWords`. */
export async function relaxedFilters(understood: UnderstoodSearch, orWords: boolean): Promise<Listing["drop"]> {
  const { filters, search } = understood;
  const ways: Way[] = facetsOn(filters).map((facet) => ({ ...nameOf(facet, understood), filters: withoutFacet(filters, facet) }));
  if (orWords && filters.tsquery !== null && ways.length > 0) {
    ways.push({ label: `“${search.busca}”`, without: { busca: undefined }, filters: { ...filters, tsquery: null } });
  }
  const counted = await Promise.all(
    ways.map(async ({ label, without, filters: left }) => ({
      label,
      href: listingHref({ ...search, ...without, pagina: undefined }),
      count: await countUpToMany(left),
    })),
  );
  return counted
    .filter((way) => way.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SHOWN);
}

async function countUpToMany(filters: ListingFilters): Promise<number> {
  const rows = await readRows(
    db,
    { n: col.int`count(*)::int` },
    (row) => sql`select ${row} from (select 1 from product_search where ${listingConditions(filters)} limit ${MOST_COUNTED}) few`,
  );
  return rows[0]?.n ?? 0;
}

/** A filter as people say it, and the address without it. */
function nameOf(facet: FacetName, { search, filters, category, stores, attributes }: UnderstoodSearch): Omit<Way, "filters"> {
  switch (facet) {
    case "categoria":
      return { label: category?.name ?? "Categoria", without: { categoria: undefined } };
    case "preco":
      return { label: priceWords(search), without: { gratis: undefined, preco_min: undefined, preco_max: undefined } };
    case "nota":
      return { label: search.nota === 5 ? "Nota 5" : `Nota ${search.nota} ou mais`, without: { nota: undefined } };
    case "formato":
      return { label: formatNames(filters.formats), without: { formato: undefined } };
    case "licenca":
      return { label: filters.licenses.map((one) => LICENSES[one].name).join(" ou "), without: { licenca: undefined } };
    case "amostra":
      return { label: "Com prévia", without: { amostra: undefined } };
    case "promocao":
      return { label: "Em promoção", without: { promocao: undefined } };
    case "loja":
      return { label: stores.map((store) => store.name).join(" ou "), without: { loja: undefined } };
    default:
      return attributeName(
        attributes.find((one) => one.id === facet),
        search,
      );
  }
}

function attributeName(
  attribute: UnderstoodSearch["attributes"][number] | undefined,
  search: ListingSearch,
): Omit<Way, "filters"> {
  const { [attribute?.slug ?? ""]: requested, ...others } = search.atributos ?? {};
  const options = attribute?.options.map((option) => option.label).join(" ou ");
  return { label: options || `${attribute?.name ?? ""} ${requested ?? ""}`.trim(), without: { atributos: others } };
}

function priceWords(search: ListingSearch): string {
  if (search.gratis) return "Grátis";
  const { minCents, maxCents } = priceRange(search);
  if (minCents === null) return `Até ${formatMoney(maxCents ?? 0)}`;
  return maxCents === null ? `A partir de ${formatMoney(minCents)}` : `${formatMoney(minCents)} a ${formatMoney(maxCents)}`;
}
