import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { findCategoryAttributes } from "./queries.ts";
import { answersOf, attributeProblems } from "./rules.ts";
import type { AttributeValue } from "./schema.ts";

/**
 * Makes a product say exactly these answers to what its category asks, in `tx`; answers to what only other categories ask are
 * left out. Whoever calls indexes the product in the same transaction (moveProduct and indexProduct do).
 */
export async function saveAttributes(
  tx: Tx,
  wish: { productId: number; categoryId: number | null; values: readonly AttributeValue[] },
): Promise<Outcome<void, "incomplete">> {
  const choices = await findCategoryAttributes(tx, wish.categoryId);
  const problems = attributeProblems(wish.values, choices);
  if (Object.keys(problems).length > 0) return refuse("incomplete", problems);
  const { optionIds, numbers } = answersOf(wish.values, choices);
  await tx.execute(sql`
    delete from product_attribute_options where product_id = ${wish.productId} and option_id <> all(${sql.param(optionIds)}::int[])`);
  await tx.execute(sql`
    insert into product_attribute_options (product_id, option_id)
    select ${wish.productId}, id from unnest(${sql.param(optionIds)}::int[]) id on conflict do nothing`);
  await tx.execute(sql`delete from product_attribute_numbers where product_id = ${wish.productId}`);
  await tx.execute(sql`
    insert into product_attribute_numbers (product_id, attribute_id, low, high)
    select ${wish.productId}, "attributeId", low, high
    from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as n ("attributeId" int, low int, high int)`);
  return ok();
}
