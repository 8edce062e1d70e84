import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { saveContract } from "./contracts/save-contract.ts";
import { findOrder, type OrderItem, type OrderRecord } from "./find-order.ts";
import type { ChargedMethod } from "./rules/payment-methods.ts";
import { orderItems } from "./tables.ts";

/**
 * Sets the price of an unpaid order for this payment method: applies or removes the Pix discount its items were offered, with the
 * matching commission. Returns the updated order. An order already priced for the method is returned unchanged, with its contract.
 * `known`: the order as last read by `tx`, which created or locked it.
 */
export async function priceByMethod(
  tx: Tx,
  known: OrderRecord,
  method: ChargedMethod,
  takesPixDiscount: boolean,
): Promise<OrderRecord> {
  if (known.paymentMethod === method && known.items.every((item) => isPriced(item, takesPixDiscount))) return known;
  const orderId = known.id;
  await tx.execute(sql`
    update order_items set method_discount_cents = case when ${takesPixDiscount} then pix_discount_cents else 0 end,
      paid_cents = price_cents - discount_cents - case when ${takesPixDiscount} then pix_discount_cents else 0 end,
      commission_cents = commission_cents + case when ${takesPixDiscount} then -pix_commission_cents else pix_commission_cents end
    where order_id = ${orderId} and pix_discount_cents > 0 and (method_discount_cents > 0) <> ${takesPixDiscount}`);
  await tx.execute(sql`
    update orders o set payment_method = ${method}, method_discount_cents = taken.cents,
      total_cents = o.subtotal_cents - o.discount_cents - taken.cents
    from (select coalesce(sum(i.method_discount_cents), 0)::int as cents from order_items i where i.order_id = ${orderId}) taken
    where o.id = ${orderId}`);
  await saveContract(tx, orderId);
  const order = await findOrder(tx, orderId);
  if (!order) throw new Error(`order ${orderId} is gone`);
  return order;
}

const isPriced = ({ pixDiscountCents, methodDiscountCents }: OrderItem, takesPixDiscount: boolean): boolean =>
  methodDiscountCents === (takesPixDiscount ? pixDiscountCents : 0);

/** Stores the cost of instalments borne by each item's author, in centavos, once the order is paid. */
export async function freezeInterest(tx: Tx, items: readonly { id: string; interestCents: number }[]): Promise<void> {
  for (const { id, interestCents } of items) await tx.update(orderItems).set({ interestCents }).where(eq(orderItems.id, id));
}
