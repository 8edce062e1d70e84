import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { changeWorkingCopy, lockOwnProduct } from "./own-product.ts";
import { moveProduct } from "./move-product.ts";
import { isEditable } from "./rules/product-status.ts";
import type { ProductForm } from "./schema/product-form.ts";
import { categories, products } from "./tables.ts";

export type DraftInput = { productId: number; revision: number; form: ProductForm };
export type SaveReason = "not_found" | "not_editable" | "conflict" | "category_missing";

/**
 * Keeps what the author wrote, unseen by shoppers until published. `revision` is the one the page was read at: when another
 * tab saved since, the answer is `conflict` and nothing changes.
 */
export function saveDraft(viewer: AuthorViewer, input: DraftInput): Promise<Outcome<{ revision: number }, SaveReason>> {
  return transact((tx) => writeDraft(tx, viewer.storeId, input));
}

export async function writeDraft(tx: Tx, storeId: number, input: DraftInput): Promise<Outcome<{ revision: number }, SaveReason>> {
  const product = await lockOwnProduct(tx, storeId, input.productId);
  if (!product) return refuse("not_found");
  if (!isEditable(product.status)) return refuse("not_editable");
  if (product.revision !== input.revision) return refuse("conflict");
  if (!(await isCategory(tx, input.form.categoryId)))
    return refuse("category_missing", { fields: { categoria: "Escolha uma categoria da lista." } });
  await changeWorkingCopy(tx, product, input.form);
  if (product.status === "reprovado")
    await moveProduct(tx, product, "corrigir", { actor: `loja:${storeId}`, cause: "o autor está corrigindo" });
  const revision = product.revision + 1;
  await tx.update(products).set({ revision }).where(eq(products.id, product.id));
  return ok({ revision });
}

async function isCategory(tx: Tx, categoryId: number | null): Promise<boolean> {
  if (categoryId === null) return true;
  const rows = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId));
  return rows.length > 0;
}
