import { sql } from "drizzle-orm";
import { attributeOptions, attributes, categoryAttributes } from "#modules/catalog/attributes/tables.ts";
import { saveAttributes } from "#modules/catalog/attributes/save-attributes.ts";
import type { AttributeValue } from "#modules/catalog/attributes/schema.ts";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { answersFor } from "../market/attribute-answers.ts";
import { MARKET_ATTRIBUTES } from "../market/attributes.ts";
import { MARKET_PRODUCTS } from "../market/products.ts";

/** Configures what each category asks, unless something is configured already. */
export async function writeAttributes(tx: Tx, categoryIds: Map<string, number>): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from attributes limit 1`);
  if (rows.length > 0) return;
  for (const [position, { slug, name, kind, unit, span, options, categories }] of MARKET_ATTRIBUTES.entries()) {
    const [row] = await tx
      .insert(attributes)
      .values({ slug, name, kind, unit: unit || null, lowest: span?.[0] ?? null, highest: span?.[1] ?? null })
      .returning({ id: attributes.id });
    if (!row) throw new Error(`attribute ${slug} was not written`);
    const attributeId = row.id;
    if (options.length > 0)
      await tx.insert(attributeOptions).values(options.map((one, at) => ({ ...one, attributeId, position: at })));
    const requestedBy = categories.map((category) => {
      const categoryId = categoryIds.get(category);
      if (!categoryId) throw new Error(`attribute ${slug} is asked by an unknown category ${category}`);
      return { categoryId, attributeId, position };
    });
    await tx.insert(categoryAttributes).values(requestedBy);
  }
}

const WRITE_ANSWERS = defineRow({
  id: col.int`a.id`,
  slug: col.text`a.slug`,
  options: col.list(
    col.shape({ id: col.int, slug: col.text }),
  )`coalesce((select json_agg(json_build_object('id', o.id, 'slug', o.slug))
      from attribute_options o where o.attribute_id = a.id), '[]')`,
});

/** Makes each product of the demo market answer what its category asks. Search rows come after. */
export async function writeAnswers(tx: Tx, categoryIds: Map<string, number>, productIds: Map<string, number>): Promise<void> {
  const rows = await readRows(tx, WRITE_ANSWERS, sql`select ${WRITE_ANSWERS} from attributes a`);
  for (const product of MARKET_PRODUCTS) {
    const productId = productIds.get(product.slug);
    if (!productId) continue;
    const values = answersFor(product).flatMap(({ attribute, options, numbers }): AttributeValue[] => {
      const known = rows.find((row) => row.slug === attribute);
      if (!known) return [];
      const optionIds = known.options.filter((option) => options.includes(option.slug)).map((option) => option.id);
      return [{ attributeId: known.id, optionIds, low: numbers?.[0] ?? null, high: numbers?.[1] ?? null }];
    });
    const saved = await saveAttributes(tx, { productId, categoryId: categoryIds.get(product.category) ?? null, values });
    if (!saved.ok) throw new Error(`${product.slug}: ${JSON.stringify(saved)}`);
  }
}
