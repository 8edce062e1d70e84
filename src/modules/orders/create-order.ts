import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { recordState } from "#platform/state-history.ts";
import { saveContract } from "./contracts/save-contract.ts";
import { type OrderRecord } from "./find-order.ts";
import { FIRST_METHOD } from "./rules/payment-methods.ts";
import { type Commission, commissionOf, platformRoom, rateOfSale } from "../pricing/commission.ts";
import { orderSetting } from "./settings.ts";
import { commissionSetting } from "../pricing/settings.ts";
import { orderItems, orders } from "./tables.ts";

export type NewOrder = {
  userId: string;
  requestKey: string;
  buyer: { name: string; email: string; document: string };
  lines: {
    productId: number;
    versionId: string;
    storeId: number;
    title: string;
    license: string;
    priceCents: number;
    commissionBps: number | null;
    /** The discount of a coupon or a promotion on `priceCents`, and which of them gave it. */
    discountCents?: number;
    /** The additional discount for paying by Pix. */
    pixDiscountCents?: number;
    couponId?: number | null;
    /** The platform bears the discount: it is subtracted from the commission on `priceCents`. */
    isPlatformDiscount?: boolean;
    promotionId?: number | null;
    /** The author's own link or coupon brought the buyer: the commission is lower. */
    broughtBy?: "cupom" | "link" | null;
    /** The days in which the store accepts a return. */
    guaranteeDays?: number;
  }[];
};

/**
 * Inserts an order and its items with the current price, commission and terms, before the payment method's discount. A free order is
 * created unpaid too: the caller marks it paid.
 */
export async function createOrder(tx: Tx, wanted: NewOrder): Promise<OrderRecord> {
  const commission = await readSetting(tx, commissionSetting);
  const { keptHours, termsVersion } = await readSetting(tx, orderSetting);
  const subtotalCents = wanted.lines.reduce((sum, line) => sum + line.priceCents, 0);
  const discountCents = wanted.lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0);
  const totalCents = subtotalCents - discountCents;
  const [order] = await tx
    .insert(orders)
    .values({
      userId: wanted.userId,
      buyerName: wanted.buyer.name,
      buyerEmail: wanted.buyer.email,
      buyerDocument: wanted.buyer.document,
      status: "aguardando_pagamento",
      subtotalCents,
      discountCents,
      totalCents,
      paymentMethod: totalCents === 0 ? "gratis" : FIRST_METHOD,
      requestKey: wanted.requestKey,
      termsVersion,
      expiresAt: sql`now() + make_interval(hours => ${keptHours})`,
    })
    .returning();
  if (!order) throw new Error("the order was not created");
  const items = await tx
    .insert(orderItems)
    .values(
      wanted.lines.map(({ commissionBps, isPlatformDiscount, ...line }) => {
        const basisPoints = rateOfSale(commissionBps, commission, Boolean(line.broughtBy));
        const paidCents = line.priceCents - (line.discountCents ?? 0);
        const platformDiscountCents = isPlatformDiscount ? (line.discountCents ?? 0) : 0;
        const whole = { ...commission, basisPoints };
        if (platformDiscountCents > platformRoom(line.priceCents, whole))
          throw new Error("the discount does not fit the commission");
        return {
          ...line,
          orderId: order.id,
          paidCents,
          commissionBps: basisPoints,
          platformDiscountCents,
          ...commissionsOf(line, paidCents, platformDiscountCents, whole),
        };
      }),
    )
    .returning();
  await recordState(tx, {
    entity: "order",
    entityId: order.id,
    from: null,
    to: "aguardando_pagamento",
    cause: "pedido feito",
    actor: wanted.userId,
  });
  const made = { ...order, items: items.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
  await saveContract(tx, order.id, made);
  return made;
}

type NewLine = NewOrder["lines"][number];

/**
 * The commission of a line, and its reduction under the Pix discount: the rate on the lower price, never below the minimum
 * commission.
 */
function commissionsOf(
  { pixDiscountCents = 0 }: Omit<NewLine, "commissionBps">,
  paidCents: number,
  borne: number,
  whole: Commission,
) {
  const commissionCents = commissionOf(paidCents + borne, whole) - borne;
  const byPixCents = commissionOf(paidCents + borne - pixDiscountCents, whole) - borne;
  const ownCents = Math.max(byPixCents, Math.min(commissionCents, whole.leastCents));
  return { commissionCents, pixCommissionCents: commissionCents - ownCents };
}
