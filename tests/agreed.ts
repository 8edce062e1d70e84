import { eq } from "drizzle-orm";
import type { AgreedFor } from "#modules/pricing/commission.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { setCommission } from "#modules/operations/commissions/set-commission.ts";
import { db } from "#platform/db.ts";
import { buyWith, cpfOf } from "./coupons.ts";
import { createProduct, createStore, createUser } from "./factories.ts";
import { provedViewer } from "./leaving.ts";

let person = 40_000;
let admin: ReturnType<typeof provedViewer> | undefined;

/** Renata, who takes care of the platform and proved it a moment ago. */
export function platformAdmin(): ReturnType<typeof provedViewer> {
  admin ??= createUser({ name: "Renata Queiroz", roles: ["admin"] }).then(provedViewer);
  return admin;
}

export const WHY = "Combinado na reunião de junho.";

/** A product on sale with a store and a category of its own. */
export async function createSellable(priceCents = 5_000) {
  const store = await createStore();
  const product = await createProduct(store.id, { priceCents });
  return { store, product, categoryId: product.categoryId ?? 0 };
}
export type Sellable = Awaited<ReturnType<typeof createSellable>>;

/** Agrees a rate; `fromBps` is what was seen before. */
export const agree = async (alvo: { kind: AgreedFor; id: number }, toBps: number | null, fromBps: number | null = null) =>
  setCommission(await platformAdmin(), { alvo, fromBps, toBps, motivo: WHY });

/** Somebody new orders it; its only item. */
export async function orderOne({ product }: Sellable) {
  const answer = await buyWith(await createUser({ document: cpfOf(++person) }), [product.id], [], product.priceCents);
  if (!answer.ok) throw new Error(answer.reason);
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, answer.value.orderId));
  if (!item) throw new Error("no item");
  return item;
}
