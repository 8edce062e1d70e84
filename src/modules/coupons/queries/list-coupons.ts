import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { CouponState } from "../rules/coupon-state.ts";
import { COUPON_TABS, type CouponsSearch, type CouponTab } from "../rules/coupons-search.ts";
import type { CouponList, CouponRow } from "../schema.ts";
import { type CouponFacts, offerOf, readCoupons } from "./coupon-facts.ts";

export const COUPONS_PAGE = 20;

const IN_TAB: Record<Exclude<CouponTab, "todos">, readonly CouponState[]> = {
  ativos: ["ativo", "esgotado"],
  agendados: ["agendado"],
  pausados: ["pausado", "rascunho"],
  encerrados: ["expirado", "encerrado"],
};

/**
 * A store's coupons, newest first, with what each sold: orders, revenue and discount of paid orders, refunds aside. A hundred live
 * at most, so tabs and search look through them all.
 */
export async function listCoupons(
  storeId: number,
  { situacao = "todos", busca, pagina = 1 }: CouponsSearch,
): Promise<CouponList> {
  const found = (await readCoupons(db, sql`c.store_id = ${storeId}`)).filter(({ code }) => !busca || matches(code, busca));
  const inTab = (tab: CouponTab) => found.filter(({ state }) => tab === "todos" || IN_TAB[tab].includes(state));
  const chosen = inTab(situacao);
  const shown = chosen.slice((pagina - 1) * COUPONS_PAGE, pagina * COUPONS_PAGE);
  const [sold, everUsed] = await Promise.all([readSold(shown), readEverUsed(shown)]);
  return {
    rows: shown.map((coupon) => toRow(coupon, sold.get(coupon.id), everUsed.has(coupon.id))),
    counts: Object.fromEntries(COUPON_TABS.map((tab) => [tab, inTab(tab).length])) as CouponList["counts"],
    live: found.filter(({ state }) => state !== "expirado" && state !== "encerrado").length,
    page: pagina,
    pages: Math.ceil(chosen.length / COUPONS_PAGE),
    total: chosen.length,
  };
}

const matches = (code: string, words: string): boolean =>
  code.includes(
    words
      .normalize("NFD")
      .replace(/[\p{M}\s]+/gu, "")
      .toUpperCase(),
  );

type Sold = { couponId: number; orderCount: number; revenueCents: number; discountCents: number };

async function readSold(coupons: CouponFacts[]): Promise<Map<number, Sold>> {
  const ids = coupons.map((coupon) => coupon.id);
  const { rows } = await db.execute<Sold>(sql`
    select i.coupon_id as "couponId", count(distinct o.id)::int as "orderCount", sum(i.paid_cents)::bigint as "revenueCents",
      sum(i.discount_cents)::bigint as "discountCents"
    from order_items i join orders o on o.id = i.order_id
    where i.coupon_id = any(${sql.param(ids)}::bigint[]) and o.status in ('pago', 'parcialmente_estornado', 'contestado')
    group by i.coupon_id`);
  return new Map(rows.map((row) => [row.couponId, row]));
}

async function readEverUsed(coupons: CouponFacts[]): Promise<Set<number>> {
  const ids = coupons.map((coupon) => coupon.id);
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct coupon_id as id from coupon_uses where coupon_id = any(${sql.param(ids)}::bigint[])`);
  return new Set(rows.map((row) => row.id));
}

function toRow(coupon: CouponFacts, sold: Sold | undefined, isCodeFixed: boolean): CouponRow {
  const { id, code, state, startsAt, endsAt, used, maxUses, perCustomer, isPublic, productIds } = coupon;
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
    productIds,
    orderCount: sold?.orderCount ?? 0,
    revenueCents: sold?.revenueCents ?? 0,
    discountCents: sold?.discountCents ?? 0,
    isCodeFixed,
  };
}
