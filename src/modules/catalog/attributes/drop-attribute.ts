import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { lockCategories } from "../categories/lock-categories.ts";
import type { DropRefusal } from "./attribute-form.ts";
import { ATTRIBUTES_TAG } from "./known-slugs.ts";
import { attributes } from "./tables.ts";

/** Ends an attribute that no product answers; what drafts say of it is let go when they are published. */
export async function dropAttribute(tx: Tx, attributeId: number): Promise<Outcome<{ name: string }, DropRefusal>> {
  await lockCategories(tx);
  const [attribute] = await tx.select().from(attributes).where(eq(attributes.id, attributeId)).for("update");
  if (!attribute) return refuse("not_found");
  const answers = await tx.execute(sql`
    select 1 from product_attribute_numbers where attribute_id = ${attributeId}
    union all select 1 from product_attribute_options po join attribute_options o on o.id = po.option_id
      where o.attribute_id = ${attributeId} limit 1`);
  if (answers.rows.length > 0) return refuse("has_answers");
  await tx.delete(attributes).where(eq(attributes.id, attributeId));
  await invalidate(tx, "frame", "list", ATTRIBUTES_TAG);
  return ok({ name: attribute.name });
}
