import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { findMovedCategory } from "../categories/find-moved-category.ts";
import type { AttributeKind } from "../attributes/schema.ts";
import {
  formatsOf,
  licensesOf,
  type ListingSearch,
  numbersOf,
  numbersText,
  optionsOf,
  priceRange,
  storeSlugsOf,
} from "../schema/listing-search.ts";
import { type Category, listCategories } from "./categories.ts";
import type { AttributeFilter, ListingFilters } from "./listing-conditions.ts";

export type RequestedAttribute = {
  id: number;
  slug: string;
  name: string;
  kind: AttributeKind;
  lowest: number | null;
  highest: number | null;
  options: { id: number; slug: string; label: string }[];
};
type StoreName = { id: number; slug: string; name: string };
type Names = { tsquery: string | null; roots: string[]; stores: StoreName[]; attributes: RequestedAttribute[] };

/** A listing's address understood: what to filter by, and what was asked that exists. */
export type UnderstoodSearch = {
  filters: ListingFilters;
  search: ListingSearch;
  category: Category | null;
  categories: Category[];
  stores: StoreName[];
  attributes: RequestedAttribute[];
};

/** Turns every name of an address into an id. Attributes and options that do not exist are left out; null when the category, or every store, does not. */
export async function understandSearch(search: ListingSearch): Promise<UnderstoodSearch | null> {
  const [categories, names] = await Promise.all([listCategories(), readNames(search)]);
  const category = search.categoria ? await categoryOf(search.categoria, categories) : null;
  if ((search.categoria && !category) || (search.loja && names.stores.length === 0)) return null;
  const requested = names.attributes.flatMap((attribute) => askOf(attribute, search));
  const atributos = Object.fromEntries(requested.map(({ slug, text }) => [slug, text]));
  return {
    categories,
    category,
    stores: names.stores,
    attributes: names.attributes.filter((one) => atributos[one.slug] !== undefined),
    search: {
      ...search,
      categoria: category?.slug,
      loja: names.stores.map((store) => store.slug).join(",") || undefined,
      atributos: requested.length > 0 ? atributos : undefined,
    },
    filters: {
      tsquery: names.tsquery,
      inBody: false,
      roots: names.roots,
      categoryId: category?.id ?? null,
      storeIds: names.stores.map((store) => store.id),
      ...priceRange(search),
      free: search.gratis === "1",
      stars: search.nota ?? null,
      formats: formatsOf(search),
      licenses: licensesOf(search),
      samples: search.amostra === "1",
      sale: search.promocao === "1",
      attributes: requested.map((one) => one.filter),
    },
  };
}

/** The category of an address, or of one it left behind. */
async function categoryOf(slug: string, categories: Category[]): Promise<Category | null> {
  const named = (requested: string | null) => categories.find((one) => one.slug === requested) ?? null;
  return named(slug) ?? named(await findMovedCategory(slug));
}

/** What was asked of one attribute, and how its address says it. */
function askOf(attribute: RequestedAttribute, search: ListingSearch): { slug: string; text: string; filter: AttributeFilter }[] {
  const { id: attributeId, slug, lowest, highest, options } = attribute;
  if (lowest === null || highest === null) {
    if (options.length === 0) return [];
    const text = options.map((option) => option.slug).join(",");
    return [{ slug, text, filter: { attributeId, optionIds: options.map((option) => option.id) } }];
  }
  const numbers = numbersOf(search, slug);
  const text = numbers && numbersText(numbers.from, numbers.to);
  if (!numbers || !text) return [];
  const span = { lowest, highest };
  return [{ slug, text, filter: { attributeId, span, from: numbers.from ?? lowest, to: numbers.to ?? highest } }];
}

async function readNames(search: ListingSearch): Promise<Names> {
  const requested = Object.keys(search.atributos ?? {});
  const optionSlugs = requested.flatMap((attribute) => optionsOf(search, attribute));
  const rows = await readRows<Names>(
    db,
    {
      tsquery: col.text.orNull`words.tsquery`,
      roots: col.list(col.text)`words.roots`,
      stores: col.list(
        col.shape({ id: col.int, slug: col.text, name: col.text }),
      )`(select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', author_name) order by slug), '[]') from stores
        where id in (select named.id from stores named where named.slug = any(${sql.param(storeSlugsOf(search))}::text[])
          union all select store_id from store_slugs where slug = any(${sql.param(storeSlugsOf(search))}::text[]))
          and is_open(stores))`,
      attributes: col.list(
        col.shape({
          id: col.int,
          slug: col.text,
          name: col.text,
          kind: col.oneOf(["uma", "varias", "numero", "faixa"]),
          lowest: col.int.orNull,
          highest: col.int.orNull,
          options: col.list(col.shape({ id: col.int, slug: col.text, label: col.text })),
        }),
      )`(select coalesce(json_agg(json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'kind', a.kind,
          'lowest', a.lowest, 'highest', a.highest,
          'options', (select coalesce(json_agg(json_build_object('id', o.id, 'slug', o.slug, 'label', o.label) order by o.position, o.id), '[]')
            from attribute_options o where o.attribute_id = a.id and o.slug = any(${sql.param(optionSlugs)}::text[]))) order by a.slug), '[]')
        from attributes a where a.slug = any(${sql.param(requested)}::text[]))`,
    },
    (row) => sql`
    select ${row}
    from search_words(${search.busca ?? ""}) words`,
  );
  const [names] = rows;
  if (!names) throw new Error("no words");
  return { ...names, attributes: names.attributes.map((one) => onlyItsOwn(one, search)) };
}

/** Two attributes may have options of the same slug. */
const onlyItsOwn = (attribute: RequestedAttribute, search: ListingSearch): RequestedAttribute => {
  const chosen = new Set(optionsOf(search, attribute.slug));
  return { ...attribute, options: attribute.options.filter((option) => chosen.has(option.slug)) };
};
