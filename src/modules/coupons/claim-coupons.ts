import { createHash } from "node:crypto";
import { asc, inArray, sql } from "drizzle-orm";
import { canonicalEmail } from "#kit/email.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { type Customer, isSameCustomer } from "./queries/coupon-facts.ts";
import { coupons, couponUses } from "./tables.ts";

/** An order as its coupons know it: who buys, and what each coupon takes off it, in centavos. */
export type ClaimingOrder = {
  id: string;
  userId: string;
  buyerEmail: string;
  buyerDocument: string;
  items: readonly ClaimingItem[];
};
type ClaimingItem = { couponId: number | null; discountCents: number };
type Claim = { couponId: number; discountCents: number };

/**
 * Claims one use of each coupon that discounts an order being made, with the coupons held until `tx` ends: never more than a coupon
 * allows or may give in all, nor more than the same person may. Refuses, and the caller undoes the order, when one of them is not to be had.
 */
export async function reserveCoupons(tx: Tx, order: ClaimingOrder): Promise<Outcome<void, "coupon_unavailable">> {
  const claims = claimsOf(order);
  const open = sql`status = 'ativo' and starts_at <= now() and ends_at > now()`;
  return (await claim(tx, order, claims, open)) ? ok() : refuse("coupon_unavailable");
}

/**
 * Claims again what an order gave back when it ended, because its payment came after all. What was promised is kept even if the
 * coupon ended meanwhile; only its limits count. False when one of them is spent: nothing is claimed then.
 */
export async function reclaimCoupons(tx: Tx, order: ClaimingOrder): Promise<boolean> {
  const { rows } = await tx.execute<{ couponId: number }>(sql`
    select coupon_id as "couponId" from coupon_uses where order_id = ${order.id} and status <> 'devolvido'`);
  const missing = claimsOf(order).filter(({ couponId }) => !rows.some((row) => row.couponId === couponId));
  return claim(tx, order, missing, sql`true`);
}

/** Gives back, once, the uses of an order that ended unpaid. What was consumed stays consumed. */
export async function releaseCoupons(tx: Tx, orderId: string): Promise<void> {
  const couponIds = await lockCouponsOf(tx, orderId);
  if (couponIds.length === 0) return;
  await tx.execute(sql`
    with returned as (
      update coupon_uses set status = 'devolvido', settled_at = now() where order_id = ${orderId} and status = 'reservado'
      returning coupon_id, discount_cents)
    update coupons c set used = c.used - 1, given_cents = c.given_cents - r.discount_cents, updated_at = now()
    from returned r where r.coupon_id = c.id`);
}

/** The order was paid: its uses are spent for good, a refund does not bring them back. */
export async function consumeCoupons(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(sql`
    update coupon_uses set status = 'consumido', settled_at = now() where order_id = ${orderId} and status = 'reservado'`);
}

/** Remembers with which card an order's coupons were used. */
export async function noteCouponCard(tx: Tx, orderId: string, card: CardFace): Promise<void> {
  await tx.execute(sql`
    update coupon_uses set card_key = ${cardKeyOf(card)} where order_id = ${orderId} and status <> 'devolvido'`);
}

export type CardFace = { brand: string; lastFour: string; expMonth: number; expYear: number };

/** Whether a card already took, in other orders, as many uses of one of this order's coupons as one person may. */
export async function isCardSpent(tx: Tx, orderId: string, card: CardFace): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from coupon_uses mine join coupons c on c.id = mine.coupon_id
    where mine.order_id = ${orderId} and mine.status <> 'devolvido' and c.per_customer is not null
      and (select count(*) from coupon_uses u where u.coupon_id = c.id and u.order_id <> ${orderId} and u.status <> 'devolvido'
        and u.card_key = ${cardKeyOf(card)}) >= c.per_customer limit 1`);
  return rowCount === 1;
}

/** A card as it is printed, whoever's wallet holds it. */
const cardKeyOf = ({ brand, lastFour, expMonth, expYear }: CardFace): string =>
  createHash("sha256").update(`${brand.toLowerCase()} ${lastFour} ${expMonth}/${expYear}`).digest("hex");

function claimsOf({ items }: ClaimingOrder): Claim[] {
  const byCoupon = new Map<number, number>();
  for (const { couponId, discountCents } of items) {
    if (couponId !== null) byCoupon.set(couponId, (byCoupon.get(couponId) ?? 0) + discountCents);
  }
  return [...byCoupon].map(([couponId, discountCents]) => ({ couponId, discountCents }));
}

async function claim(tx: Tx, order: ClaimingOrder, claims: Claim[], when: ReturnType<typeof sql>): Promise<boolean> {
  if (claims.length === 0) return true;
  const ids = claims.map(({ couponId }) => couponId);
  await lockCoupons(tx, ids);
  const customer: Customer = {
    userId: order.userId,
    emailKey: canonicalEmail(order.buyerEmail),
    document: order.buyerDocument,
  };
  const cents = claims.map(({ discountCents }) => discountCents);
  const requested = sql`unnest(${sql.param(ids)}::bigint[], ${sql.param(cents)}::bigint[]) asked(id, cents)`;
  const { rowCount: allowed } = await tx.execute(sql`
    select 1 from coupons c join ${requested} on asked.id = c.id where ${when}
      and (c.max_uses is null or c.used < c.max_uses) and (c.budget_cents is null or c.given_cents + asked.cents <= c.budget_cents)
      and (c.per_customer is null or c.per_customer > (
        select count(*) from coupon_uses u where u.coupon_id = c.id and u.status <> 'devolvido' and ${isSameCustomer(customer)}))`);
  if (allowed !== ids.length) return false;
  await tx.execute(sql`
    update coupons c set used = c.used + 1, given_cents = c.given_cents + asked.cents, updated_at = now()
    from ${requested} where asked.id = c.id and (c.max_uses is null or c.used < c.max_uses)`);
  await tx.insert(couponUses).values(
    claims.map(({ couponId, discountCents }) => ({
      couponId,
      orderId: order.id,
      userId: order.userId,
      emailKey: canonicalEmail(order.buyerEmail),
      document: order.buyerDocument,
      discountCents,
    })),
  );
  return true;
}

/** Always in the order of their ids, so that two orders with the same two coupons never wait for each other. */
const lockCoupons = (tx: Tx, ids: number[]) =>
  tx.select({ id: coupons.id }).from(coupons).where(inArray(coupons.id, ids)).orderBy(asc(coupons.id)).for("no key update");

async function lockCouponsOf(tx: Tx, orderId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select c.id from coupons c
    where c.id in (select u.coupon_id from coupon_uses u where u.order_id = ${orderId} and u.status = 'reservado')
    order by c.id for no key update of c`);
  return rows.map((row) => row.id);
}
