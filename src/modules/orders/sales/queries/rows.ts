import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { readSort } from "#kit/list-search.ts";
import { maskEmail } from "#kit/email.ts";
import { firstName } from "#kit/person-name.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { db } from "#platform/db.ts";
import { withdrawalRightEndsAt } from "../../../delivery/rules/terms.ts";
import { coupons } from "../../../coupons/tables.ts";
import { orderItems, orders } from "../../tables.ts";
import type { SaleSort } from "../search.ts";
import { soldAt } from "./filter.ts";

const DAY_MS = 24 * 3_600_000;

/** The amount of a line returned to the buyer by refund or dispute, in centavos. */
export const returnedCents = sql<number>`coalesce((select sum(r.net_cents + r.commission_cents + r.interest_cents)
  from sale_reversals r where r.order_item_id = ${orderItems.id}), 0)::int`;

const ms = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000)::float8`;

/** The payment's time, from which the withdrawal period counts, in epoch ms; null when nothing is left to refund. */
const withdrawalRightPaidMs = sql<number | null>`case
  when ${orders.status} in ('pago', 'parcialmente_estornado') and ${orderItems.paidCents} > ${returnedCents}
    and not exists (select 1 from refund_items ri where ri.order_item_id = ${orderItems.id} and ri.is_open)
  then ${ms(sql`${orders.paidAt}`)} end`;
const firstAccessMs = sql<
  number | null
>`${ms(sql`(select min(d.at) from downloads d join entitlements e on e.id = d.entitlement_id
  where e.order_id = ${orders.id})`)}`;

const netCents = sql<number>`(${orderItems.paidCents} - ${orderItems.commissionCents} - ${orderItems.interestCents})`;
const KEYS: Record<SaleSort, SQL> = { data: sql`${orderItems.id}`, valor: sql`${orderItems.paidCents}`, liquido: netCents };

/** Newest or largest first unless reversed; ties are ordered by id, in the same direction. */
function inOrder(ordem: string | undefined): SQL[] {
  const { by, isReversed } = readSort<SaleSort>(ordem, "data");
  return (by === "data" ? [KEYS.data] : [KEYS[by], KEYS.data]).map(isReversed ? asc : desc);
}

/** The lines after this one in that order. */
export function comesAfter(line: { itemId: string; paidCents: number; netCents: number }, ordem: string | undefined): SQL {
  const { by, isReversed } = readSort<SaleSort>(ordem, "data");
  const way = sql.raw(isReversed ? ">" : "<");
  const id = sql`${line.itemId}::uuid`;
  if (by === "data") return sql`${KEYS.data} ${way} ${id}`;
  return sql`(${KEYS[by]}, ${KEYS.data}) ${way} (${by === "valor" ? line.paidCents : line.netCents}::int, ${id})`;
}

type Slice = { ordem: string | undefined; limit: number; offset: number };

/** The sale lines that match `where`; for the pages and the spreadsheet. */
export const salesRows = (where: SQL | undefined, { ordem, limit, offset }: Slice) =>
  db
    .select({
      itemId: orderItems.id,
      orderId: orders.id,
      number: orders.number,
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      soldAt: soldAt.mapWith(orders.createdAt),
      isPaid: sql<boolean>`${orders.paidAt} is not null`,
      buyerName: orders.buyerName,
      buyerEmail: orders.buyerEmail,
      title: orderItems.title,
      license: orderItems.license,
      couponCode: coupons.code,
      priceCents: orderItems.priceCents,
      discountCents: sql<number>`${orderItems.discountCents} + ${orderItems.methodDiscountCents}`,
      paidCents: orderItems.paidCents,
      commissionCents: orderItems.commissionCents,
      interestCents: orderItems.interestCents,
      netCents: netCents.mapWith(Number),
      returnedCents,
      withdrawalRightPaidMs,
      firstAccessMs,
      guaranteeEndsMs: sql<number>`coalesce((extract(epoch from ${orders.paidAt}) * 1000)::float8, 0)
        + ${orderItems.guaranteeDays} * ${DAY_MS}::float8`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(coupons, eq(coupons.id, orderItems.couponId))
    .where(where)
    .orderBy(...inOrder(ordem))
    .limit(limit)
    .offset(offset);

type Row = AnswerOf<typeof salesRows>[number];

/** The line as sent to the author: of the buyer, only the first name and the masked e-mail. */
export function saleOf(
  { buyerName, buyerEmail, withdrawalRightPaidMs, firstAccessMs: accessMs, guaranteeEndsMs, ...row }: Row,
  withdrawalRightDays: number,
) {
  const endsAt = (paidMs: number) =>
    withdrawalRightEndsAt(new Date(paidMs), accessMs === null ? null : new Date(accessMs), withdrawalRightDays).getTime();
  return {
    ...row,
    buyerFirstName: firstName(buyerName),
    buyerEmailMasked: maskEmail(buyerEmail),
    /**
     * Until when the buyer may withdraw without approval, by the law or the store's guarantee; null when nothing is left to
     * refund.
     */
    withdrawalRightEndsAt:
      withdrawalRightPaidMs === null ? null : new Date(Math.max(endsAt(withdrawalRightPaidMs), guaranteeEndsMs)),
  };
}
