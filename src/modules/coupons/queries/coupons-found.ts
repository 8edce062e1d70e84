import { sql } from "drizzle-orm";
import { readSort } from "#kit/list-search.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { CouponState } from "../rules/coupon-state.ts";
import type { CouponSort, CouponsSearch, CouponTab } from "../search.ts";
import { type CouponPick, type CouponRow, MOST_AT_ONCE } from "../schema.ts";
import { type CouponFacts, offerOf, ofOwner, readCoupons, readCouponsOf } from "./coupon-facts.ts";

const IN_TAB: Record<Exclude<CouponTab, "todos">, readonly CouponState[]> = {
  ativos: ["ativo"],
  agendados: ["agendado"],
  pausados: ["pausado", "rascunho"],
  encerrados: ["esgotado", "expirado", "encerrado"],
};

/**
 * A store's coupons, or with null the platform's, under every filter of the address but the tab, in its order, with what each sold: orders, revenue and discount of
 * paid orders, refunds aside. A hundred live at most, and what ended is a few thousand lines, so the list looks through them all.
 */
export async function findCoupons(storeId: number | null, search: CouponsSearch): Promise<CouponRow[]> {
  const { busca, alcance, na_loja, sem_usos } = search;
  const found = (await readCouponsOf(storeId)).filter(
    (coupon) =>
      (!busca || matches(coupon.code, busca)) &&
      (!alcance || (coupon.productIds === null) === (alcance === "loja")) &&
      (!na_loja || coupon.isPublic) &&
      (!sem_usos || coupon.used === 0),
  );
  return (await withSales(found)).toSorted(orderOf(search.ordem));
}

/** Those of a store, or with null of the platform, under every filter of the address, its tab too. */
export const findInView = async (storeId: number | null, view: CouponsSearch): Promise<CouponRow[]> =>
  (await findCoupons(storeId, view)).filter((row) => isInTab(row, view.situacao ?? "todos"));

/** The coupons somebody marked, of the store or with null of the platform, as many as are moved in one go. */
export async function findPicked(storeId: number | null, pick: CouponPick): Promise<CouponRow[]> {
  const found = await findInView(storeId, "view" in pick ? pick.view : {});
  return ("ids" in pick ? found.filter(({ id }) => pick.ids.includes(id)) : found).slice(0, MOST_AT_ONCE);
}

/** One of a store's coupons, as its row; null for any other store's. */
export async function findOwnCoupon(storeId: number | null, couponId: number): Promise<CouponRow | null> {
  const [row] = await withSales(await readCoupons(db, sql`${ofOwner(storeId)} and c.id = ${couponId}`));
  return row ?? null;
}

export const isInTab = ({ state }: CouponRow, tab: CouponTab): boolean => tab === "todos" || IN_TAB[tab].includes(state);

const WAYS: Record<CouponSort, (one: CouponRow, other: CouponRow) => number> = {
  criado: (one, other) => other.id - one.id,
  codigo: (one, other) => one.code.localeCompare(other.code, "pt-BR"),
  usos: (one, other) => other.used - one.used,
  receita: (one, other) => other.revenueCents - one.revenueCents,
  desconto: (one, other) => other.discountCents - one.discountCents,
  fim: (one, other) => other.endsAt.localeCompare(one.endsAt),
};

function orderOf(ordem: string | undefined): (one: CouponRow, other: CouponRow) => number {
  const { by, isReversed } = readSort<CouponSort>(ordem, "criado");
  return (one, other) => WAYS[by](one, other) * (isReversed ? -1 : 1) || other.id - one.id;
}

const matches = (code: string, words: string): boolean =>
  code.includes(
    words
      .normalize("NFD")
      .replace(/[\p{M}\s]+/gu, "")
      .toUpperCase(),
  );

async function withSales(coupons: CouponFacts[]): Promise<CouponRow[]> {
  const [sold, everUsed] = await Promise.all([readSold(coupons), readEverUsed(coupons)]);
  return coupons.map((coupon) => toRow(coupon, sold.get(coupon.id), everUsed.has(coupon.id)));
}

type Sold = { couponId: number; orderCount: number; revenueCents: number; discountCents: number };

const SOLD = defineRow<Sold>({
  couponId: col.int`i.coupon_id`,
  orderCount: col.int`count(distinct o.id)::int`,
  revenueCents: col.int`sum(i.paid_cents)::bigint`,
  discountCents: col.int`sum(i.discount_cents)::bigint`,
});

async function readSold(coupons: CouponFacts[]): Promise<Map<number, Sold>> {
  const ids = coupons.map((coupon) => coupon.id);
  const rows = await readRows(
    db,
    SOLD,
    sql`select ${SOLD}
    from order_items i join orders o on o.id = i.order_id
    where i.coupon_id = any(${sql.param(ids)}::bigint[]) and o.status in ('pago', 'parcialmente_estornado', 'contestado')
    group by i.coupon_id`,
  );
  return new Map(rows.map((row) => [row.couponId, row]));
}

async function readEverUsed(coupons: CouponFacts[]): Promise<Set<number>> {
  const ids = coupons.map((coupon) => coupon.id);
  const rows = await readRows(
    db,
    { id: col.int`coupon_id` },
    (row) => sql`select distinct ${row} from coupon_uses where coupon_id = any(${sql.param(ids)}::bigint[])`,
  );
  return new Set(rows.map((row) => row.id));
}

function toRow(coupon: CouponFacts, sold: Sold | undefined, isCodeFixed: boolean): CouponRow {
  const { id, code, state, startsAt, endsAt, used, maxUses, perCustomer, isPublic, budgetCents, givenCents, productIds } = coupon;
  return {
    ...offerOf(coupon),
    id,
    code,
    state,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    used,
    maxUses,
    perCustomer,
    isPublic,
    isPlatform: coupon.storeId === null,
    budgetCents,
    givenCents,
    productIds,
    orderCount: sold?.orderCount ?? 0,
    revenueCents: sold?.revenueCents ?? 0,
    discountCents: sold?.discountCents ?? 0,
    isCodeFixed,
  };
}
