import { orderCategory } from "#modules/catalog/categories/order-categories.ts";
import { retireCategory } from "#modules/catalog/categories/retire-category.ts";
import { saveCategory } from "#modules/catalog/categories/save-category.ts";
import type { CategoryForm, CategoryRefusal, RetireRefusal } from "#modules/catalog/categories/schema.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";

type Save = { categoryId: number | null; form: CategoryForm; motivo: string };

/** An admin makes a category or changes one; from what to what is on record. Refuses, field by field, what will not do (INV-37). */
export function editCategory(
  adminId: string,
  { categoryId, form, motivo }: Save,
): Promise<Outcome<{ categoryId: number }, CategoryRefusal>> {
  return transact(async (tx): Promise<Outcome<{ categoryId: number }, CategoryRefusal>> => {
    const saved = await saveCategory(tx, categoryId, form);
    if (!saved.ok) return saved;
    const { before, after } = saved.value;
    await audit(tx, {
      adminId,
      action: before ? "mudar-categoria" : "criar-categoria",
      target: { kind: "categoria", id: String(after.id) },
      reason: motivo,
      detail: { de: before, para: after },
    });
    return ok({ categoryId: after.id });
  });
}

/** An admin takes a category one place up or down within its level; the act is on record. */
export function placeCategory(
  adminId: string,
  { categoryId, by }: { categoryId: number; by: "subir" | "descer" },
): Promise<Outcome<void, "not_found" | "already_so">> {
  return transact(async (tx): Promise<Outcome<void, "not_found" | "already_so">> => {
    const moved = await orderCategory(tx, categoryId, by);
    if (!moved.ok) return moved;
    const target = { kind: "categoria", id: String(categoryId) };
    await audit(tx, { adminId, action: "ordenar-categoria", target, reason: by });
    return ok();
  });
}

/** An admin ends a category that holds nothing; the act is on record. Refuses while something is in it (INV-37). */
export function endCategory(
  adminId: string,
  { categoryId, motivo }: { categoryId: number; motivo: string },
): Promise<Outcome<void, RetireRefusal>> {
  return transact(async (tx): Promise<Outcome<void, RetireRefusal>> => {
    const retired = await retireCategory(tx, categoryId);
    if (!retired.ok) return retired;
    await audit(tx, {
      adminId,
      action: "aposentar-categoria",
      target: { kind: "categoria", id: String(categoryId) },
      reason: motivo,
      detail: retired.value,
    });
    return ok();
  });
}
