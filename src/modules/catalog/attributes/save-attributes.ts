import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { findCategoryAttributes } from "./queries.ts";
import { answersOf, attributeProblems } from "./rules.ts";
import type { AttributeValue } from "./schema.ts";
import { productAttributeNumbers, productAttributeOptions } from "./tables.ts";

/**
 * Makes a product say exactly these answers to what its category asks, in `tx`; answers to what only other categories ask are
 * left out. Whoever calls indexes the product in the same transaction (moveProduct and indexProduct do).
 */
export async function saveAttributes(
  tx: Tx,
  input: { productId: number; categoryId: number | null; values: readonly AttributeValue[] },
): Promise<Outcome<void, "incomplete">> {
  const choices = await findCategoryAttributes(tx, input.categoryId);
  const problems = attributeProblems(input.values, choices);
  if (Object.keys(problems).length > 0) return refuse("incomplete", { fields: problems });
  const { optionIds, numbers } = answersOf(input.values, choices);
  await tx.execute(sql`
    delete from product_attribute_options where product_id = ${input.productId} and option_id <> all(${sql.param(optionIds)}::int[])`);
  if (optionIds.length > 0) {
    const chosen = optionIds.map((optionId) => ({ productId: input.productId, optionId }));
    await tx.insert(productAttributeOptions).values(chosen).onConflictDoNothing();
  }
  await tx.delete(productAttributeNumbers).where(eq(productAttributeNumbers.productId, input.productId));
  if (numbers.length > 0) {
    const rows = numbers.map((one) => ({ ...one, productId: input.productId }));
    await tx.insert(productAttributeNumbers).values(rows);
  }
  return ok();
}
