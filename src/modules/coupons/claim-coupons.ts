import { createHash } from "node:crypto";
import { asc, inArray, sql } from "drizzle-orm";
import { canonicalEmail } from "#kit/email.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { type Customer, isSameCustomer } from "./queries/coupon-facts.ts";
import { coupons } from "./tables.ts";

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
 * Claims one use of each coupon that discounts an order being made: never more than a coupon allows or may give in all, nor more than
 * the same person may. Called last, for the coupons are held until `tx` ends. Refuses, and the caller undoes the order, when one of
 * them is not to be had.
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
  const rows = await readRows(
    tx,
    { couponId: col.int`coupon_id` },
    (row) => sql`select ${row} from coupon_uses where order_id = ${order.id} and status <> 'devolvido'`,
  );
  const missing = claimsOf(order).filter(({ couponId }) => !rows.some((row) => row.couponId === couponId));
  return claimOrUndo(tx, order, missing);
}

/** The caller goes on when a coupon is spent, so what the claim had counted by then is undone. */
async function claimOrUndo(tx: Tx, order: ClaimingOrder, claims: Claim[]): Promise<boolean> {
  const SPENT = new Error("a coupon is spent");
  try {
    await tx.transaction(async (inner) => {
      if (!(await claim(inner, order, claims, sql`true`))) throw SPENT;
    });
    return true;
  } catch (error) {
    if (error === SPENT) return false;
    throw error;
  }
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
export async function noteCouponCard(tx: Tx, orderId: string, card: CardSummary): Promise<void> {
  await tx.execute(sql`
    update coupon_uses set card_key = ${cardKeyOf(card)} where order_id = ${orderId} and status <> 'devolvido'`);
}

/** The document of who buys was corrected on an order that waits. */
export async function noteCouponDocument(tx: Tx, orderId: string, document: string): Promise<void> {
  await tx.execute(sql`update coupon_uses set document = ${document} where order_id = ${orderId} and status = 'reservado'`);
}

export type CardSummary = { brand: string; lastFour: string; expMonth: number; expYear: number };

/** Whether a card already took, in other orders, as many uses of one of this order's coupons as one person may. */
export async function isCardSpent(tx: Tx, order: Pick<ClaimingOrder, "id" | "items">, card: CardSummary): Promise<boolean> {
  const ids = claimsOf(order).map(({ couponId }) => couponId);
  if (ids.length === 0) return false;
  const { rowCount } = await tx.execute(sql`
    select 1 from coupons c
    where c.id = any(${sql.param(ids)}::bigint[]) and c.per_customer is not null
      and (select count(*) from coupon_uses u where u.coupon_id = c.id and u.order_id <> ${order.id} and u.status <> 'devolvido'
        and u.card_key = ${cardKeyOf(card)}) >= c.per_customer limit 1`);
  return rowCount === 1;
}

/** A card as it is printed, whoever's wallet holds it. */
const cardKeyOf = ({ brand, lastFour, expMonth, expYear }: CardSummary): string =>
  createHash("sha256").update(`${brand.toLowerCase()} ${lastFour} ${expMonth}/${expYear}`).digest("hex");

function claimsOf({ items }: Pick<ClaimingOrder, "items">): Claim[] {
  const byCoupon = new Map<number, number>();
  for (const { couponId, discountCents } of items) {
    if (couponId !== null) byCoupon.set(couponId, (byCoupon.get(couponId) ?? 0) + discountCents);
  }
  return [...byCoupon].map(([couponId, discountCents]) => ({ couponId, discountCents }));
}

/**
 * Counts one use of each coupon, its limits held by the counting itself: the row is locked for two short statements, so call it last in
 * a transaction. Several coupons are locked in the order of their ids first. False when one is spent: undo what was done since.
 */
async function claim(tx: Tx, order: ClaimingOrder, claims: Claim[], when: ReturnType<typeof sql>): Promise<boolean> {
  if (claims.length === 0) return true;
  const ids = claims.map(({ couponId }) => couponId);
  if (ids.length > 1) await lockCoupons(tx, ids);
  const customer: Customer = {
    userId: order.userId,
    emailKey: canonicalEmail(order.buyerEmail),
    document: order.buyerDocument,
  };
  const cents = claims.map(({ discountCents }) => discountCents);
  const requested = sql`unnest(${sql.param(ids)}::bigint[], ${sql.param(cents)}::bigint[]) asked(id, cents)`;
  const { rowCount: counted } = await tx.execute(sql`
    update coupons c set used = c.used + 1, given_cents = c.given_cents + asked.cents, updated_at = now()
    from ${requested} where asked.id = c.id and ${when}
      and (c.max_uses is null or c.used < c.max_uses) and (c.budget_cents is null or c.given_cents + asked.cents <= c.budget_cents)`);
  if (counted !== ids.length) return false;
  // Once the rows are ours, what others of the same person used is all there to be counted.
  const { rowCount: noted } = await tx.execute(sql`
    insert into coupon_uses (coupon_id, order_id, user_id, email_key, document, discount_cents)
    select asked.id, ${order.id}, ${order.userId}, ${customer.emailKey}, ${customer.document}, asked.cents
    from ${requested} join coupons c on c.id = asked.id
    where c.per_customer is null or c.per_customer > (
      select count(*) from coupon_uses u where u.coupon_id = c.id and u.status <> 'devolvido' and ${isSameCustomer(customer)})`);
  return noted === ids.length;
}

/** Always in the order of their ids, so that two orders with the same two coupons never wait for each other. */
const lockCoupons = (tx: Tx, ids: number[]) =>
  tx.select({ id: coupons.id }).from(coupons).where(inArray(coupons.id, ids)).orderBy(asc(coupons.id)).for("no key update");

async function lockCouponsOf(tx: Tx, orderId: string): Promise<number[]> {
  const rows = await readRows(
    tx,
    { id: col.int`c.id` },
    (row) => sql`select ${row} from coupons c
    where c.id in (select u.coupon_id from coupon_uses u where u.order_id = ${orderId} and u.status = 'reservado')
    order by c.id for no key update of c`,
  );
  return rows.map((row) => row.id);
}
