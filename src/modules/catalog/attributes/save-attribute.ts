import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { numberedSlug, toSlug } from "#kit/slug.ts";
import type { Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { lockCategories, markStale } from "../categories/lock-categories.ts";
import type { AttributeForm, AttributeRefusal } from "./attribute-form.ts";
import { answerMistakes, formMistakes } from "./judge-attribute.ts";
import { ATTRIBUTES_TAG } from "./known-slugs.ts";
import { attributeOptions, attributes, categoryAttributes } from "./tables.ts";

/** The names of a listing's own parameters are not for attributes (docs/decisions/0013-search-in-postgresql.md). */
const SLUG =
  /^(?!(?:busca|categoria|gratis|nota|formato|loja|ordem|vista|pagina|licenca|amostra|promocao|atributos|aba)(?:-1)?$)[a-z][a-z0-9-]{1,40}$/;
const LONGEST_OPTION = 55;

/**
 * Makes an attribute (null) or changes one: what it is called, its options or bounds, whether it is a facet, which categories ask it.
 * Its kind and its addresses stay for good. Refuses, field by field, what will not do or what products already answer otherwise.
 */
export async function saveAttribute(
  tx: Tx,
  attributeId: number | null,
  form: AttributeForm,
): Promise<Outcome<{ attributeId: number }, AttributeRefusal>> {
  await lockCategories(tx);
  const [before] = attributeId === null ? [] : await tx.select().from(attributes).where(eq(attributes.id, attributeId));
  if (attributeId !== null && !before) return refuse("not_found");
  const kind = before?.kind ?? form.kind;
  const own = formMistakes({ ...form, kind });
  const mistakes = before
    ? { ...own, ...(await answerMistakes(tx, before.id, form)) }
    : { ...own, ...(await nameMistake(tx, form.name)) };
  if (Object.keys(mistakes).length > 0) return refuse("invalid", { fields: mistakes });
  const isNumber = kind === "numero" || kind === "faixa";
  const values = {
    name: form.name,
    unit: isNumber ? form.unit || null : null,
    lowest: isNumber ? form.lowest : null,
    highest: isNumber ? form.highest : null,
    isFacet: form.isFacet,
  };
  const [after] = before
    ? await tx.update(attributes).set(values).where(eq(attributes.id, before.id)).returning()
    : await tx
        .insert(attributes)
        .values({ ...values, kind, slug: slugOf(form.name) })
        .returning();
  if (!after) throw new Error("no attribute");
  if (!isNumber) await writeOptions(tx, after.id, form.options);
  for (const categoryId of await writeCategories(tx, after.id, form.categoryIds)) await markStale(tx, categoryId);
  await invalidate(tx, "frame", "home", "list", ...(before ? [] : [ATTRIBUTES_TAG]));
  return ok({ attributeId: after.id });
}

const slugOf = (name: string): string => toSlug(name, { fallback: "" });

async function nameMistake(tx: Tx, name: string): Promise<{ name?: string }> {
  const slug = slugOf(name);
  if (!SLUG.test(slug)) return { name: "Este nome não serve de endereço. Escolha outro." };
  const taken = await tx.$count(attributes, eq(attributes.slug, slug));
  return taken > 0 ? { name: "Já existe um atributo com este nome." } : {};
}

/** Those with an id keep their address under the new label; those left out go. */
async function writeOptions(tx: Tx, attributeId: number, wanted: AttributeForm["options"]): Promise<void> {
  const known = await tx.select().from(attributeOptions).where(eq(attributeOptions.attributeId, attributeId));
  const saved = new Set(wanted.map(({ id }) => id));
  for (const option of known)
    if (!saved.has(option.id)) await tx.delete(attributeOptions).where(eq(attributeOptions.id, option.id));
  const slugs = new Set(known.map(({ slug }) => slug));
  for (const [position, { id, label }] of wanted.entries()) {
    const old = known.find((option) => option.id === id);
    if (old) await tx.update(attributeOptions).set({ label, position }).where(eq(attributeOptions.id, old.id));
    else await tx.insert(attributeOptions).values({ attributeId, label, position, slug: freeSlug(label, slugs) });
  }
}

function freeSlug(label: string, slugs: Set<string>): string {
  const base = toSlug(label, { fallback: "opcao" }).slice(0, LONGEST_OPTION).replace(/-+$/, "");
  let n = 1;
  while (slugs.has(numberedSlug(base, n))) n++;
  const slug = numberedSlug(base, n);
  slugs.add(slug);
  return slug;
}

/** Makes exactly these categories ask it; answers those that do or did. */
async function writeCategories(tx: Tx, attributeId: number, categoryIds: number[]): Promise<Set<number>> {
  const known = await tx.select().from(categoryAttributes).where(eq(categoryAttributes.attributeId, attributeId));
  await tx.execute(sql`
    delete from category_attributes where attribute_id = ${attributeId} and category_id <> all(${sql.param(categoryIds)}::int[])`);
  await tx.execute(sql`
    insert into category_attributes (category_id, attribute_id, position)
    select c.id, ${attributeId}, coalesce((select max(ca.position) + 1 from category_attributes ca where ca.category_id = c.id), 0)
    from categories c where c.id = any(${sql.param(categoryIds)}::int[]) on conflict do nothing`);
  return new Set([...known.map(({ categoryId }) => categoryId), ...categoryIds]);
}
