import { type SQL, sql } from "drizzle-orm";
import { type Db, db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { COUPON_KINDS, COUPON_STATUSES, type CouponKind, type CouponState, type CouponStatus } from "../rules/coupon-state.ts";
import { couponState, leftOf } from "../rules/coupon-state.ts";
import type { CouponOffer } from "../rules/offer.ts";
import type { UsableCoupon } from "../rules/price-cart.ts";

/** Who buys, as far as it is known; each of them alone is enough to be the same customer. `email` already without its alias. */
export type Customer = { userId: string | null; emailKey: string | null; document: string | null; cardKey?: string | null };
export const NOBODY: Customer = { userId: null, emailKey: null, document: null };

/** A coupon as the database has it at this instant, for one customer. */
export type CouponFacts = UsableCoupon & {
  code: string;
  status: CouponStatus;
  startsAt: Date;
  endsAt: Date;
  used: number;
  perCustomer: number | null;
  isPublic: boolean;
  budgetCents: number | null;
  givenCents: number;
  /** Null: the platform's. */
  store: { id: number; slug: string; name: string; authorName: string } | null;
  isStoreOpen: boolean;
  takeCount: number | null;
  payCount: number | null;
  minimumItems: number;
  usedByCustomer: number;
  /** Reserved by another order of this account that still waits to be paid. */
  isHeldByCustomer: boolean;
  state: CouponState;
};

const AT_ONCE = 1_000;

type Row = Omit<CouponFacts, "state" | "startsAt" | "endsAt" | "kind" | "leftCents"> & {
  kind: CouponKind;
  startsAt: string;
  endsAt: string;
  now: string;
};

/**
 * The coupons that `where` (on `c`) finds, newest first, a thousand at most. Uses by `exceptOrder`, an order of this customer that is being asked for
 * again, do not count against them.
 */
export async function readCoupons(
  on: Db,
  where: SQL,
  customer: Customer = NOBODY,
  exceptOrder: string | null = null,
): Promise<CouponFacts[]> {
  const rows = await readRows<Row>(
    on,
    {
      id: col.int`c.id`,
      storeId: col.int.orNull`c.store_id`,
      code: col.text`c.code`,
      kind: col.oneOf(COUPON_KINDS)`c.kind`,
      percentBps: col.int.orNull`c.percent_bps`,
      amountCents: col.int.orNull`c.amount_cents`,
      minimumCents: col.int`c.minimum_cents`,
      takeCount: col.int.orNull`c.take_count`,
      payCount: col.int.orNull`c.pay_count`,
      minimumItems: col.int`c.minimum_items`,
      maxUses: col.int.orNull`c.max_uses`,
      perCustomer: col.int.orNull`c.per_customer`,
      isPublic: col.bool`c.is_public`,
      status: col.oneOf(COUPON_STATUSES)`c.status`,
      used: col.int`c.used`,
      budgetCents: col.int.orNull`c.budget_cents`,
      givenCents: col.int`c.given_cents`,
      startsAt: col.timestamp`c.starts_at`,
      endsAt: col.timestamp`c.ends_at`,
      now: col.timestamp`now()`,
      productIds: col.list(col.int).orNull`case when not c.all_products then
        array(select x.product_id from coupon_products x where x.coupon_id = c.id order by x.product_id) end`,
      store: col.shape({ id: col.int, slug: col.text, name: col.text, authorName: col.text })
        .orNull`case when s.id is not null then
        json_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'authorName', s.author_name) end`,
      isStoreOpen: col.bool`s.id is null or store_sells(s, o)`,
      usedByCustomer: col.int`(select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.status <> 'devolvido'
        and u.order_id is distinct from ${exceptOrder}::uuid and ${isSameCustomer(customer)})`,
      isHeldByCustomer: col.bool`exists (select 1 from coupon_uses u where u.coupon_id = c.id and u.status = 'reservado' and u.user_id = ${customer.userId}::uuid
        and u.order_id is distinct from ${exceptOrder}::uuid)`,
    },
    (row) => sql`
    select ${row}
    from coupons c left join stores s on s.id = c.store_id left join users o on o.id = s.owner_id
    where ${where} order by c.id desc limit ${AT_ONCE}`,
  );
  return rows.map(({ now, startsAt, endsAt, productIds, ...row }) => {
    const dated = { ...row, startsAt: new Date(startsAt), endsAt: new Date(endsAt), productIds: productIds?.map(Number) ?? null };
    return { ...dated, leftCents: leftOf(dated), state: couponState(dated, new Date(now)) };
  });
}

/** Every coupon of a store, or with null of the platform, newest first, ended ones too, however many. */
export async function readCouponsOf(storeId: number | null, on: Db = db): Promise<CouponFacts[]> {
  const read: CouponFacts[] = [];
  for (;;) {
    const older = read.length > 0 ? sql` and c.id < ${read.at(-1)?.id}` : sql``;
    const some = await readCoupons(on, sql`${ofOwner(storeId)}${older}`);
    read.push(...some);
    if (some.length < AT_ONCE) return read;
  }
}

/** Uses (`u`) by the same person: by account, e-mail without alias, document or card. */
export const isSameCustomer = ({ userId, emailKey, document, cardKey = null }: Customer): SQL => sql`(
  u.user_id = ${userId}::uuid or u.email_key = ${emailKey}::text or u.document = ${document}::text or u.card_key = ${cardKey}::text)`;

/** Whether it would discount for this customer now, whatever is in the cart. */
export const isUsable = (coupon: CouponFacts): boolean => coupon.state === "ativo" && coupon.isStoreOpen && !isUsedUp(coupon);

/** This customer already used it as many times as each may. */
export const isUsedUp = ({ perCustomer, usedByCustomer }: CouponFacts): boolean =>
  perCustomer !== null && usedByCustomer >= perCustomer;

/** It works, but for an order of theirs that holds the use they had. */
export const isHeld = (coupon: CouponFacts): boolean =>
  coupon.state === "ativo" && coupon.isStoreOpen && isUsedUp(coupon) && coupon.isHeldByCustomer;

/** The coupons (`c`) of a store, or those of the platform. */
export const ofOwner = (storeId: number | null): SQL =>
  storeId === null ? sql`c.store_id is null` : sql`c.store_id = ${storeId}`;

export const offerOf = (coupon: UsableCoupon): CouponOffer => ({
  kind: coupon.kind,
  percentBps: coupon.percentBps,
  amountCents: coupon.amountCents,
  takeCount: coupon.takeCount ?? null,
  payCount: coupon.payCount ?? null,
  minimumCents: coupon.minimumCents,
  minimumItems: coupon.minimumItems ?? 0,
  productCount: coupon.productIds?.length ?? null,
});
