import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { askChanges, closeAsk } from "#modules/catalog/change-requests/ask-changes.ts";
import type { Ask } from "#modules/catalog/change-requests/rules.ts";
import { lockProduct } from "#modules/moderation/queries.ts";
import { type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";

/** An admin asks for changes in a product, item by item; it stays as it is, its author hears, and the asking is on record. */
export function requestProductChanges(
  adminId: string,
  { productId, asks }: { productId: number; asks: Ask[] },
): Promise<Outcome<void, "not_found" | "wrong_state" | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, "not_found" | "wrong_state" | OwnCase>> => {
    const product = await lockProduct(tx, productId);
    if (!product) return refuse("not_found");
    if (product.status !== "publicado" && product.status !== "pausado") return refuse("wrong_state");
    await askChanges(tx, product, asks);
    return await recordDecision(tx, "products", {
      adminId,
      action: "pedir-ajustes",
      target: { kind: "material", id: String(productId) },
      reason: asks.map(({ item, note }) => `${item}: ${note}`).join("\n"),
    });
  });
}

/** An admin closes what was asked of a product: it was done, or is no longer wanted. */
export function closeChangeRequest(
  adminId: string,
  { productId, motivo }: { productId: number; motivo: string },
): Promise<Outcome<void, "already_done" | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, "already_done" | OwnCase>> => {
    if (!(await closeAsk(tx, productId))) return refuse("already_done");
    const target = { kind: "material", id: String(productId) };
    return await recordDecision(tx, "products", { adminId, action: "encerrar-ajustes", target, reason: motivo });
  });
}
