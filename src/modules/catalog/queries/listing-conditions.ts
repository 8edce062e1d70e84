import { type SQL, sql } from "drizzle-orm";
import { areWholeBins, binsOf, type NumberSpan } from "../rules/attribute-bins.ts";
import {
  categoryCode,
  formatCode,
  freeCode,
  licenseCode,
  numberCode,
  optionCode,
  ratingCode,
  saleCode,
  samplesCode,
  storeCode,
} from "../rules/facet-codes.ts";
import type { Format } from "../kinds/names.ts";
import type { License } from "../rules/licenses.ts";

/** What is asked of one attribute: any of these options, or numbers that touch `from` to `to`. */
export type AttributeFilter =
  | { attributeId: number; optionIds: number[] }
  | { attributeId: number; span: NumberSpan; from: number; to: number };

/** A listing with every name already turned into an id. `tsquery` is what `search_query` made of the words. */
export type ListingFilters = {
  tsquery: string | null;
  /** Looks in the descriptions too: the last resort. */
  inBody: boolean;
  /** The words as typed but for plurals; products that say them so come before those that only share a stem. */
  roots: string[];
  categoryId: number | null;
  storeIds: number[];
  minCents: number | null;
  maxCents: number | null;
  free: boolean;
  stars: number | null;
  formats: Format[];
  licenses: License[];
  samples: boolean;
  sale: boolean;
  attributes: AttributeFilter[];
};

export const NO_FILTERS: ListingFilters = {
  tsquery: null,
  inBody: false,
  roots: [],
  categoryId: null,
  storeIds: [],
  minCents: null,
  maxCents: null,
  free: false,
  stars: null,
  formats: [],
  licenses: [],
  samples: false,
  sale: false,
  attributes: [],
};

/** Facets by name; an attribute by its id. */
export type FacetName = "categoria" | "preco" | "nota" | "formato" | "licenca" | "amostra" | "promocao" | "loja" | number;

/** The facets that narrow a listing. */
export function facetsOn(filters: ListingFilters): FacetName[] {
  const hasPrice = filters.free || filters.minCents !== null || filters.maxCents !== null;
  return [
    ...(filters.categoryId === null ? [] : ["categoria" as const]),
    ...(hasPrice ? ["preco" as const] : []),
    ...(filters.stars === null ? [] : ["nota" as const]),
    ...(filters.formats.length > 0 ? ["formato" as const] : []),
    ...(filters.licenses.length > 0 ? ["licenca" as const] : []),
    ...(filters.samples ? ["amostra" as const] : []),
    ...(filters.sale ? ["promocao" as const] : []),
    ...(filters.storeIds.length > 0 ? ["loja" as const] : []),
    ...filters.attributes.map((one) => one.attributeId),
  ];
}

/** Whether nothing narrows the listing. */
export const isWhole = (filters: ListingFilters): boolean => filters.tsquery === null && facetsOn(filters).length === 0;

/** The same filters without one facet. */
export function withoutFacet(filters: ListingFilters, facet: FacetName): ListingFilters {
  switch (facet) {
    case "categoria":
      return { ...filters, categoryId: null };
    case "preco":
      return { ...filters, free: false, minCents: null, maxCents: null };
    case "nota":
      return { ...filters, stars: null };
    case "formato":
      return { ...filters, formats: [] };
    case "licenca":
      return { ...filters, licenses: [] };
    case "amostra":
      return { ...filters, samples: false };
    case "promocao":
      return { ...filters, sale: false };
    case "loja":
      return { ...filters, storeIds: [] };
    default:
      return { ...filters, attributes: filters.attributes.filter((one) => one.attributeId !== facet) };
  }
}

/** The conditions on `product_search`: any value of a facet, every facet. */
export const listingConditions = (filters: ListingFilters): SQL =>
  allOf([...otherConditions(filters), ...priceConditions(filters)]);

/**
 * The same, for reading the rows in the order of an index until enough match: what is asked of each row is checked, never
 * looked up. A range of prices bounds the index when prices are its order.
 */
export const checkedConditions = (filters: ListingFilters, isByPrice: boolean): SQL =>
  isByPrice
    ? allOf([
        checked(otherConditions(filters)),
        ...priceConditions(filters.free ? { ...filters, minCents: 0, maxCents: 0 } : filters),
      ])
    : checked([...otherConditions(filters), ...priceConditions(filters)]);

const allOf = (conditions: SQL[]): SQL => sql.join([sql`true`, ...conditions], sql` and `);
const checked = (conditions: SQL[]): SQL => sql`(${allOf(conditions)}) is true`;

function otherConditions(filters: ListingFilters): SQL[] {
  const every: number[] = [];
  if (filters.categoryId !== null) every.push(categoryCode(filters.categoryId));
  if (filters.free) every.push(freeCode);
  if (filters.stars !== null) every.push(ratingCode(filters.stars));
  if (filters.samples) every.push(samplesCode);
  if (filters.sale) every.push(saleCode);

  const all: SQL[] = [];
  if (filters.tsquery !== null) all.push(matches(filters.tsquery, filters.inBody));
  if (every.length > 0) all.push(sql`facets @> ${literals(every)}`);
  if (filters.formats.length > 0) all.push(anyOf(filters.formats.map(formatCode)));
  if (filters.licenses.length > 0) all.push(anyOf(filters.licenses.map(licenseCode)));
  all.push(...filters.attributes.flatMap(attributeConditions));
  const [store, another] = filters.storeIds;
  // Without words the index of one store is the shortest way; with them its code joins theirs in one index.
  if (store !== undefined && another === undefined && filters.tsquery === null) all.push(sql`store_id = ${literal(store)}`);
  else if (store !== undefined) all.push(anyOf(filters.storeIds.map(storeCode)));
  return all;
}

function priceConditions({ minCents, maxCents }: ListingFilters): SQL[] {
  return [
    ...(minCents === null ? [] : [sql`price_cents >= ${literal(minCents)}`]),
    ...(maxCents === null ? [] : [sql`price_cents <= ${literal(maxCents)}`]),
  ];
}

const anyOf = (codes: number[]): SQL => sql`facets && ${literals(codes)}`;

/** In the statement itself: one kept planned would treat a facet of three products as one of half the market. */
const literal = (number: number): SQL => sql.raw(String(Math.trunc(number)));
const literals = (codes: number[]): SQL => sql`array[${sql.join(codes.map(literal), sql`,`)}]`;

/** Descriptions are asked first and few answers are taken: there is no order of popularity in them. */
const matches = (tsquery: string, inBody: boolean): SQL =>
  inBody
    ? sql`product_id = any(array(select b.product_id from product_search_body b where b.body @@ ${tsquery}::tsquery limit 1000))`
    : sql`head @@ ${tsquery}::tsquery`;

function attributeConditions(requested: AttributeFilter): SQL[] {
  if ("optionIds" in requested) return [anyOf(requested.optionIds.map(optionCode))];
  const { attributeId, span, from, to } = requested;
  const codes = anyOf(binsOf(span, from, to).map((bin) => numberCode(attributeId, bin)));
  if (areWholeBins(span, from, to)) return [codes];
  return [
    codes,
    sql`exists (select 1 from product_attribute_numbers n where n.product_id = product_search.product_id
      and n.attribute_id = ${attributeId} and n.low <= ${to} and n.high >= ${from})`,
  ];
}
