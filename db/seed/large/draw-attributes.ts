import { sql } from "drizzle-orm";
import { db, type Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { at, mulberry32 } from "../market/random.ts";
import { zipf } from "./zipf.ts";

/** What may be told of a product of one category; options from the most to the least common, `lowest` and `highest` only of numbers. */
export type CategoryAttributes = {
  id: number;
  kind: "uma" | "varias" | "numero" | "faixa";
  lowest: number;
  highest: number;
  optionIds: number[];
}[];
type Drawn = { productId: number; seed: number; of: CategoryAttributes | undefined };

const FILLED_SHARE = 0.8;

const ATTRIBUTES = defineRow<{ categoryId: number; attributes: CategoryAttributes }>({
  categoryId: col.int`above.id`,
  attributes: col.list(
    col.shape({
      id: col.int,
      kind: col.oneOf(["uma", "varias", "numero", "faixa"]),
      lowest: col.int,
      highest: col.int,
      optionIds: col.list(col.int),
    }),
  )`json_agg(json_build_object('id', a.id, 'kind', a.kind, 'lowest', coalesce(a.lowest, 0), 'highest', coalesce(a.highest, 0),
      'optionIds', coalesce((select json_agg(o.id order by o.position, o.id) from attribute_options o where o.attribute_id = a.id), '[]')
    ) order by ca.position, a.id)`,
});

/** The attributes of every category, those of the categories above it included. */
export async function readAttributes(): Promise<Map<number, CategoryAttributes>> {
  const rows = await readRows(
    db,
    ATTRIBUTES,
    sql`with recursive above as (
      select id, id as ancestor_id from categories
      union all select above.id, c.parent_id from above join categories c on c.id = above.ancestor_id where c.parent_id is not null)
    select ${ATTRIBUTES}
    from above join category_attributes ca on ca.category_id = above.ancestor_id join attributes a on a.id = ca.attribute_id
    group by above.id`,
  );
  return new Map(rows.map(({ categoryId, attributes }) => [categoryId, attributes]));
}

/** Tells most attributes of each product, the first options more often than the last. */
export async function drawAttributes(tx: Tx, drawn: Drawn[]): Promise<void> {
  const options: { p: number; o: number }[] = [];
  const numbers: { p: number; a: number; l: number; h: number }[] = [];
  for (const { productId, seed, of = [] } of drawn) {
    const next = mulberry32(seed);
    for (const { id, kind, lowest, highest, optionIds } of of) {
      if (next() > FILLED_SHARE) continue;
      if (kind === "numero" || kind === "faixa") {
        const low = lowest + zipf(next(), highest - lowest + 1);
        numbers.push({ p: productId, a: id, l: low, h: kind === "numero" ? low : low + zipf(next(), highest - low + 1) });
      } else if (optionIds.length > 0) {
        const chosen = Array.from({ length: kind === "uma" ? 1 : 1 + zipf(next(), 3) }, () =>
          at(optionIds, zipf(next(), optionIds.length)),
        );
        for (const optionId of new Set(chosen)) options.push({ p: productId, o: optionId });
      }
    }
  }
  await tx.execute(sql`insert into product_attribute_options (product_id, option_id)
    select p, o from jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as t (p bigint, o int)`);
  await tx.execute(sql`insert into product_attribute_numbers (product_id, attribute_id, low, high)
    select p, a, l, h from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as t (p bigint, a int, l int, h int)`);
}
