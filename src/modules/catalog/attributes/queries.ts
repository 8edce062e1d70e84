import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { AttributeChoice, AttributeValue } from "./schema.ts";

const ATTRIBUTE_CHOICE = defineRow<AttributeChoice>({
  id: col.int`a.id`,
  slug: col.text`a.slug`,
  name: col.text`a.name`,
  kind: col.oneOf(["uma", "varias", "numero", "faixa"])`a.kind`,
  unit: col.text.orNull`a.unit`,
  lowest: col.int.orNull`a.lowest`,
  highest: col.int.orNull`a.highest`,
  options: col.list(col.shape({ id: col.int, label: col.text }))`coalesce((
        select json_agg(json_build_object('id', o.id, 'label', o.label) order by o.position, o.id)
        from attribute_options o where o.attribute_id = a.id), '[]')`,
});

/** What a category asks of its products, in order: its own attributes after those of the categories above it. */
export async function findCategoryAttributes(on: Db, categoryId: number | null): Promise<AttributeChoice[]> {
  if (categoryId === null) return [];
  const rows = await readRows(
    on,
    ATTRIBUTE_CHOICE,
    sql`with recursive up as (
      select id, parent_id, 0 as height from categories where id = ${categoryId}
      union all select c.id, c.parent_id, up.height + 1 from categories c join up on c.id = up.parent_id)
    select ${ATTRIBUTE_CHOICE}
    from attributes a join (
      select ca.attribute_id, max(up.height) as height, min(ca.position) as position
      from category_attributes ca join up on up.id = ca.category_id group by ca.attribute_id) place on place.attribute_id = a.id
    order by place.height desc, place.position, a.id limit 100`,
  );
  return rows;
}

const ATTRIBUTE_VALUE = defineRow<AttributeValue>({
  attributeId: col.int`o.attribute_id`,
  optionIds: col.list(col.int)`array_agg(o.id order by o.position, o.id)`,
  low: col.int.orNull`null::int`,
  high: col.int.orNull`null::int`,
});

/** What a product says of its attributes. */
export async function findAttributeValues(on: Db, productId: number): Promise<AttributeValue[]> {
  const rows = await readRows(
    on,
    ATTRIBUTE_VALUE,
    sql`select ${ATTRIBUTE_VALUE}
    from product_attribute_options po join attribute_options o on o.id = po.option_id where po.product_id = ${productId} group by 1
    union all
    select attribute_id, '{}', low, high from product_attribute_numbers where product_id = ${productId}
    order by 1`,
  );
  return rows;
}

/** The slugs that the address of a listing may carry. */
export async function listAttributeSlugs(on: Db): Promise<string[]> {
  const rows = await readRows(on, { slug: col.text`slug` }, (row) => sql`select ${row} from attributes order by slug`);
  return rows.map((row) => row.slug);
}

export type DescribedAttribute = {
  slug: string;
  name: string;
  unit: string | null;
  options: { slug: string; label: string }[];
  low: number | null;
  high: number | null;
};

const DESCRIBED_ATTRIBUTE = defineRow<DescribedAttribute>({
  slug: col.text`a.slug`,
  name: col.text`a.name`,
  unit: col.text.orNull`a.unit`,
  options: col.list(col.shape({ slug: col.text, label: col.text }))`coalesce(told.options, '[]')`,
  low: col.int.orNull`n.low`,
  high: col.int.orNull`n.high`,
});

/** What a product says, in words, for its page: options by their labels, numbers as they are. */
export async function describeAttributes(on: Db, productId: number): Promise<DescribedAttribute[]> {
  const rows = await readRows(
    on,
    DESCRIBED_ATTRIBUTE,
    sql`select ${DESCRIBED_ATTRIBUTE}
    from attributes a
    left join (
      select o.attribute_id, json_agg(json_build_object('slug', o.slug, 'label', o.label) order by o.position, o.id) as options
      from product_attribute_options po join attribute_options o on o.id = po.option_id where po.product_id = ${productId} group by 1
    ) told on told.attribute_id = a.id
    left join product_attribute_numbers n on n.attribute_id = a.id and n.product_id = ${productId}
    where told.options is not null or n.low is not null
    order by a.id limit 100`,
  );
  return rows;
}

const DESCRIBED_ANSWER = defineRow<DescribedAttribute>({
  slug: col.text`a.slug`,
  name: col.text`a.name`,
  unit: col.text.orNull`a.unit`,
  options: col.list(col.shape({ slug: col.text, label: col.text }))`coalesce((
    select json_agg(json_build_object('slug', o.slug, 'label', o.label) order by o.position, o.id)
    from attribute_options o where o.attribute_id = a.id and to_jsonb(o.id) <@ v."optionIds"), '[]')`,
  low: col.int.orNull`v.low`,
  high: col.int.orNull`v.high`,
});

/** The same for answers that are still being written. */
export async function describeAnswers(on: Db, values: readonly AttributeValue[]): Promise<DescribedAttribute[]> {
  return readRows(
    on,
    DESCRIBED_ANSWER,
    sql`
    select ${DESCRIBED_ANSWER} from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v ("attributeId" int, "optionIds" jsonb, low int, high int)
      join attributes a on a.id = v."attributeId" order by a.id limit 100`,
  );
}
