import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { CouponKind, CouponState, CouponStatus } from "../rules/coupon-state.ts";
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
  usedByCustomer: number;
  /** Reserved by another order of this account that still waits to be paid. */
  isHeldByCustomer: boolean;
  state: CouponState;
};

type Row = Omit<CouponFacts, "state" | "startsAt" | "endsAt" | "kind" | "leftCents"> & {
  kind: CouponKind;
  startsAt: string;
  endsAt: string;
  now: string;
};

/**
 * The coupons that `where` (on `c`) finds, newest first. Uses by `exceptOrder`, an order of this customer that is being asked for
 * again, do not count against them.
 */
export async function readCoupons(
  on: Db,
  where: SQL,
  customer: Customer = NOBODY,
  exceptOrder: string | null = null,
): Promise<CouponFacts[]> {
  const { rows } = await on.execute<Row>(sql`
    select c.id, c.store_id as "storeId", c.code, c.kind, c.percent_bps as "percentBps", c.amount_cents as "amountCents",
      c.minimum_cents as "minimumCents", c.max_uses as "maxUses", c.per_customer as "perCustomer", c.is_public as "isPublic",
      c.status, c.used, c.budget_cents as "budgetCents", c.given_cents as "givenCents", c.starts_at as "startsAt", c.ends_at as "endsAt", now() as now,
      case when not c.all_products then
        array(select x.product_id from coupon_products x where x.coupon_id = c.id order by x.product_id) end as "productIds",
      case when s.id is not null then
        json_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'authorName', s.author_name) end as store,
      s.id is null or store_sells(s, o) as "isStoreOpen",
      (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.status <> 'devolvido'
        and u.order_id is distinct from ${exceptOrder}::uuid and ${isSameCustomer(customer)}) as "usedByCustomer",
      exists (select 1 from coupon_uses u where u.coupon_id = c.id and u.status = 'reservado' and u.user_id = ${customer.userId}::uuid
        and u.order_id is distinct from ${exceptOrder}::uuid) as "isHeldByCustomer"
    from coupons c left join stores s on s.id = c.store_id left join users o on o.id = s.owner_id
    where ${where} order by c.id desc limit 1000`);
  return rows.map(({ now, startsAt, endsAt, productIds, ...row }) => {
    const dated = { ...row, startsAt: new Date(startsAt), endsAt: new Date(endsAt), productIds: productIds?.map(Number) ?? null };
    return { ...dated, leftCents: leftOf(dated), state: couponState(dated, new Date(now)) };
  });
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

export const offerOf = ({ kind, percentBps, amountCents, minimumCents, productIds }: UsableCoupon): CouponOffer => ({
  kind,
  percentBps,
  amountCents,
  minimumCents,
  productCount: productIds?.length ?? null,
});
