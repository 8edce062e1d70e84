import { sql } from "drizzle-orm";
import type { AttributeKind } from "#modules/catalog/attributes/schema.ts";
import { fold } from "#kit/fold.ts";
import { PAGE_SIZES } from "#kit/list-search.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { TaxonomySearch } from "../../search.ts";

export type CategoryAttribute = {
  id: number;
  slug: string;
  name: string;
  kind: AttributeKind;
  unit: string | null;
  lowest: number | null;
  highest: number | null;
  isFacet: boolean;
  options: { id: number; label: string }[];
  categories: { id: number; name: string }[];
  /** Products that answer it. */
  answers: number;
};

const CATEGORY_ATTRIBUTE = defineRow<CategoryAttribute>({
  id: col.int`a.id`,
  slug: col.text`a.slug`,
  name: col.text`a.name`,
  kind: col.oneOf(["uma", "varias", "numero", "faixa"])`a.kind`,
  unit: col.text.orNull`a.unit`,
  lowest: col.int.orNull`a.lowest`,
  highest: col.int.orNull`a.highest`,
  isFacet: col.bool`a.is_facet`,
  options: col.list(
    col.shape({ id: col.int, label: col.text }),
  )`coalesce((select json_agg(json_build_object('id', o.id, 'label', o.label) order by o.position, o.id)
        from attribute_options o where o.attribute_id = a.id), '[]')`,
  categories: col.list(
    col.shape({ id: col.int, name: col.text }),
  )`coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.position, c.id)
        from category_attributes ca join categories c on c.id = ca.category_id where ca.attribute_id = a.id), '[]')`,
  answers: col.int`coalesce(told.count, numbers.count, 0)::int`,
});

/** Every attribute, by name. */
export async function readAttributes(on: Db = db): Promise<CategoryAttribute[]> {
  const rows = await readRows(
    on,
    CATEGORY_ATTRIBUTE,
    sql`select ${CATEGORY_ATTRIBUTE}
    from attributes a
    left join (select o.attribute_id, count(distinct po.product_id) as count from product_attribute_options po
      join attribute_options o on o.id = po.option_id group by 1) told on told.attribute_id = a.id
    left join (select attribute_id, count(*) as count from product_attribute_numbers group by 1) numbers on numbers.attribute_id = a.id
    order by a.name, a.id`,
  );
  return rows;
}

/** One page of what categories ask, and every category there is to ask it. */
export async function listAttributes({ busca, pagina = 1, por = PAGE_SIZES[2] }: TaxonomySearch) {
  const [all, categories] = await Promise.all([readAttributes(), listNames()]);
  const found = all.filter(answersTo(busca));
  return { rows: found.slice((pagina - 1) * por, pagina * por), total: found.length, categories };
}

/** All of them that answer to the words, however many, in slices for a spreadsheet. */
export const sliceAttributes = async (
  { busca }: TaxonomySearch,
  limit: number,
  offset: number,
  on: Db,
): Promise<CategoryAttribute[]> => (await readAttributes(on)).filter(answersTo(busca)).slice(offset, offset + limit);

function answersTo(busca: string | undefined): (attribute: CategoryAttribute) => boolean {
  const words = fold(busca ?? "");
  return ({ name, slug, categories }) => fold(`${name} ${slug} ${categories.map((one) => one.name).join(" ")}`).includes(words);
}

/** Every category, a child after its parent. */
export async function listNames(): Promise<{ id: number; name: string; isChild: boolean }[]> {
  const rows = await readRows(
    db,
    { id: col.int`c.id`, name: col.text`c.name`, isChild: col.bool`c.parent_id is not null` },
    (row) => sql`select ${row} from categories c left join categories up on up.id = c.parent_id
    order by coalesce(up.position, c.position), coalesce(up.id, c.id), up.id is not null, c.position, c.id`,
  );
  return rows;
}
