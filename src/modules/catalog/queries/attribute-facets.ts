import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { binCount } from "../rules/attribute-bins.ts";
import { attributeOfCode, numberCode, optionCode, optionOfCode } from "../rules/facet-codes.ts";
import { isAttributeShown } from "../rules/shown-attributes.ts";
import type { AttributeFacet } from "../schema/listing.ts";
import { numbersOf } from "../schema/listing-search.ts";
import type { ListingCounts } from "./facet-counts.ts";
import type { UnderstoodSearch } from "./listing-names.ts";

type Row = {
  id: number;
  slug: string;
  name: string;
  kind: AttributeFacet["kind"];
  unit: string | null;
  lowest: number | null;
  highest: number | null;
  /** Of the category, or of one above it; of one below it; of others only. */
  place: "own" | "below" | "elsewhere";
  options: { id: number; slug: string; label: string }[];
};

const MOST_OPTIONS = 80;
const MOST_ELSEWHERE = 5;

/** The attributes of what is listed, counted each as if its own filter were off. */
export async function attributeFacets(understood: UnderstoodSearch, counts: ListingCounts): Promise<AttributeFacet[]> {
  const rows = await readAttributes(understood, counts);
  const drawn = rows.map((row) => ({ row, facet: draw(row, understood, counts) }));
  const isRequested = (row: Row) => understood.attributes.some((one) => one.id === row.id);
  const shown = drawn.filter(
    ({ row, facet }) => isRequested(row) || isAttributeShown(row.place, widest(facet), counts.of(row.id).total),
  );
  const near = shown.filter(({ row }) => row.place !== "elsewhere" || isRequested(row));
  const far = shown.filter((one) => !near.includes(one)).slice(0, MOST_ELSEWHERE);
  return [...near, ...far].map(({ facet }) => facet);
}

/** How many products say something of it, at least. */
const widest = ({ options, range }: AttributeFacet): number =>
  options ? options.reduce((sum, one) => sum + one.count, 0) : Math.max(0, ...(range?.bins ?? []));

function draw(row: Row, { search, attributes }: UnderstoodSearch, counts: ListingCounts): AttributeFacet {
  const { byCode } = counts.of(row.id);
  const { slug, name, kind, unit, lowest, highest } = row;
  if (lowest !== null && highest !== null) {
    const span = { lowest, highest };
    const bins = Array.from({ length: binCount(span) }, (_, bin) => byCode.get(numberCode(row.id, bin)) ?? 0);
    const requested = numbersOf(search, slug);
    return {
      slug,
      name,
      kind,
      unit,
      options: null,
      range: { low: lowest, high: highest, bins, from: requested?.from ?? null, to: requested?.to ?? null },
    };
  }
  const chosen = new Set(attributes.find((one) => one.id === row.id)?.options.map((option) => option.id));
  const options = row.options.map((option) => ({
    slug: option.slug,
    label: option.label,
    count: byCode.get(optionCode(option.id)) ?? 0,
    ...(chosen.has(option.id) && { selected: true }),
  }));
  return { slug, name, kind, unit, options: cut(options.filter((one) => one.count > 0 || one.selected)), range: null };
}

type Option = NonNullable<AttributeFacet["options"]>[number];

/** The options of most products, and the chosen, still in their order. */
function cut(options: Option[]): Option[] {
  if (options.length <= MOST_OPTIONS) return options;
  const saved = new Set(
    options
      .toSorted((a, b) => Number(b.selected ?? false) - Number(a.selected ?? false) || b.count - a.count)
      .slice(0, MOST_OPTIONS),
  );
  return options.filter((one) => saved.has(one));
}

const ROW = defineRow<Row>({
  id: col.int`a.id`,
  slug: col.text`a.slug`,
  name: col.text`a.name`,
  kind: col.oneOf(["uma", "varias", "numero", "faixa"])`a.kind`,
  unit: col.text.orNull`a.unit`,
  lowest: col.int.orNull`a.lowest`,
  highest: col.int.orNull`a.highest`,
  options: col.list(col.shape({ id: col.int, slug: col.text, label: col.text }))`coalesce(options.all, '[]')`,
  place: col.oneOf([
    "own",
    "below",
    "elsewhere",
  ])`case when place.own then 'own' when place.below then 'below' else 'elsewhere' end`,
});

/** The attributes that the counted codes are of, with those options only, in the order of their categories. */
async function readAttributes({ category, attributes }: UnderstoodSearch, counts: ListingCounts): Promise<Row[]> {
  const codes = [
    ...new Set([counts.all, ...attributes.map((one) => counts.of(one.id))].flatMap(({ byCode }) => [...byCode.keys()])),
  ];
  const optionIds = [
    ...codes.flatMap((code) => optionOfCode(code) ?? []),
    ...attributes.flatMap((one) => one.options.map((option) => option.id)),
  ];
  const numberIds = [...codes.flatMap((code) => attributeOfCode(code) ?? []), ...attributes.map((one) => one.id)];
  if (optionIds.length === 0 && numberIds.length === 0) return [];
  const rows = await readRows(
    db,
    ROW,
    sql`with recursive up as (
      select id, parent_id from categories where id = ${category?.id ?? null}::int
      union all select c.id, c.parent_id from categories c join up on c.id = up.parent_id),
    down as (
      select id from categories where id = ${category?.id ?? null}::int
      union all select c.id from categories c join down on c.parent_id = down.id),
    options as materialized (
      select attribute_id, json_agg(json_build_object('id', id, 'slug', slug, 'label', label) order by position, id) as all
      from attribute_options where id = any(${sql.param(optionIds)}::int[]) group by attribute_id)
    select ${ROW}
    from attributes a left join options on options.attribute_id = a.id
    cross join lateral (
      select coalesce(bool_or(ca.category_id in (select id from up)), false) as own,
        coalesce(bool_or(ca.category_id in (select id from down)), false) as below,
        min(c.position) as first, min(ca.position) as position
      from category_attributes ca join categories c on c.id = ca.category_id where ca.attribute_id = a.id) place
    where (options.attribute_id is not null or a.id = any(${sql.param(numberIds)}::int[]))
      and (a.is_facet or a.id = any(${sql.param(attributes.map((one) => one.id))}::int[]))
    order by not place.own, not place.below, place.first, place.position, a.id limit 100`,
  );
  return rows;
}
