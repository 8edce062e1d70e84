import { eq, sql } from "drizzle-orm";
import { brand } from "#kit/brand/brand.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { isReservedSlug } from "#kit/reserved-words.ts";
import { toSlug } from "#kit/slug.ts";
import type { Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { col, readRows } from "#platform/read.ts";
import { categories } from "../tables.ts";
import { lockCategories, markStale } from "./lock-categories.ts";
import type { CategoryForm, CategoryRefusal } from "./schema.ts";
import { categorySlugs } from "./tables.ts";

export type CategoryRecord = typeof categories.$inferSelect;
type Saved = { before: CategoryRecord | null; after: CategoryRecord };

/**
 * Makes a category (null) or changes one: name, address, words, paper and the one above it. The address it leaves keeps leading to it;
 * the tree has two floors. New ones, and those that move, come last among their siblings. Refuses, field by field, what will not do.
 */
export async function saveCategory(
  tx: Tx,
  categoryId: number | null,
  { slug: typed, ...form }: CategoryForm,
): Promise<Outcome<Saved, CategoryRefusal>> {
  await lockCategories(tx);
  const before = categoryId === null ? null : await findCategory(tx, categoryId);
  if (categoryId !== null && !before) return refuse("not_found");
  const slug = toSlug(typed || form.name, { fallback: "" });
  const mistakes = { ...(await slugMistake(tx, slug, categoryId)), ...(await placeMistake(tx, form.parentId, categoryId)) };
  if (Object.keys(mistakes).length > 0) return refuse("invalid", { fields: mistakes });
  const values = { ...form, slug };
  if (before && Object.entries(values).every(([field, value]) => before[field as keyof CategoryRecord] === value))
    return refuse("already_so");
  const isMoved = !before || before.parentId !== form.parentId;
  const written = isMoved ? { ...values, position: await nextPosition(tx, form.parentId) } : values;
  const [after] = before
    ? await tx.update(categories).set(written).where(eq(categories.id, before.id)).returning()
    : await tx.insert(categories).values(written).returning();
  if (!after) throw new Error("no category");
  if (before && (isMoved || before.name !== after.name)) await markStale(tx, after.id);
  await invalidate(tx, "frame", "home", "list");
  return ok({ before, after });
}

async function findCategory(tx: Tx, categoryId: number): Promise<CategoryRecord | null> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, categoryId)).for("update");
  return row ?? null;
}

async function slugMistake(tx: Tx, slug: string, categoryId: number | null): Promise<{ slug?: string }> {
  if (slug.length < 2) return { slug: "Use letras e números no endereço." };
  if (isReservedSlug(slug.replace(/-1$/, ""))) return { slug: `Este endereço é de uso ${brand.of}. Escolha outro.` };
  const [held] = await tx.select().from(categorySlugs).where(eq(categorySlugs.slug, slug));
  return held && held.categoryId !== categoryId ? { slug: "Este endereço já é, ou já foi, de outra categoria." } : {};
}

async function placeMistake(tx: Tx, parentId: number | null, categoryId: number | null): Promise<{ parentId?: string }> {
  if (parentId === null) return {};
  const parent = await findCategory(tx, parentId);
  if (!parent || parent.id === categoryId) return { parentId: "Escolha outra categoria." };
  if (parent.parentId !== null) return { parentId: "As categorias têm dois níveis: escolha uma do primeiro." };
  const hasChildren = categoryId !== null && (await tx.$count(categories, eq(categories.parentId, categoryId))) > 0;
  return hasChildren ? { parentId: "Ela tem subcategorias. Mude-as de lugar antes." } : {};
}

async function nextPosition(tx: Tx, parentId: number | null): Promise<number> {
  const rows = await readRows(
    tx,
    { next: col.int`coalesce(max(position), -1) + 1` },
    (row) => sql`select ${row} from categories where parent_id is not distinct from ${parentId}::int`,
  );
  return rows[0]?.next ?? 0;
}
