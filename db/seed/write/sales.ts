import { randomBytes } from "node:crypto";
import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { newId } from "#kit/id.ts";
import { productStats } from "#modules/catalog/tables.ts";
import { downloads, entitlements } from "#modules/delivery/tables.ts";
import { orderSetting } from "#modules/orders/settings.ts";
import { orderItems, orders } from "#modules/orders/tables.ts";
import { saleLines } from "#modules/payments/refunds/rules/lines.ts";
import { saleReversed } from "#modules/payments/rules/reversal.ts";
import { splitOf } from "#modules/payments/rules/split.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { refundItems, refunds, saleReversals } from "#modules/payments/tables/refunds.ts";
import { pagarmeKeys } from "#modules/payments/provider.ts";
import type { Tx } from "#platform/db.ts";
import { stateHistory } from "#platform/state-history.ts";
import type { Random } from "../market/random.ts";
import type { PlannedOrder } from "./plan-sales.ts";
import { type Booked, bookSale } from "./book-sale.ts";
import { DEMO_CARD, type Paying, payingOf } from "./paying.ts";
import type { Buyer } from "./people.ts";
import { recipientId } from "./recipients.ts";
import { type CouponUser, pricedLine } from "./use-coupons.ts";
import { card } from "#modules/payments/methods/card.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;

type Rows<T extends PgTable> = T["$inferInsert"][];

export type WrittenSales = {
  orders: Rows<typeof orders>;
  items: Rows<typeof orderItems>;
  attempts: Rows<typeof paymentAttempts>;
  access: Rows<typeof entitlements>;
  downloads: Rows<typeof downloads>;
  history: Rows<typeof stateHistory>;
  refunds: Rows<typeof refunds>;
  refundItems: Rows<typeof refundItems>;
  reversals: Rows<typeof saleReversals>;
} & Booked;

/** The rows a sale leaves behind, computed by the same rules that a live sale uses. */
export function salesRows(planned: PlannedOrder[], now: Date, random: Random, coupons: CouponUser): WrittenSales {
  const rows: WrittenSales = {
    orders: [],
    items: [],
    attempts: [],
    access: [],
    downloads: [],
    history: [],
    refunds: [],
    refundItems: [],
    reversals: [],
    receivables: [],
    pastSales: [],
    journals: [],
  };
  for (const order of planned) addOrder(rows, order, now, random, coupons);
  return rows;
}

const terms = orderSetting.schema.parse({});

function addOrder(rows: WrittenSales, planned: PlannedOrder, now: Date, random: Random, coupons: CouponUser): void {
  const { buyer, at, items, outcome } = planned;
  // Ids of their own hour: lists of sales run in the order of these.
  const orderId = newId(at.getTime());
  const paidAt = new Date(at.getTime() + random.int(20, 600) * 1000);
  const isPaid = outcome !== "expirado";
  const discounts = coupons.discount(planned, orderId);
  const lines = items.map((item, index) => ({
    ...pricedLine(item.priceCents, discounts[index]),
    id: newId(at.getTime()),
    orderId,
    productId: item.id,
    versionId: item.versionId,
    storeId: item.storeId,
    title: item.title,
    license: item.license,
  }));
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0);
  const totalCents = lines.reduce((sum, line) => sum + line.paidCents, 0);
  const paying = payingOf(totalCents, outcome, rows.orders.length);
  rows.orders.push({
    id: orderId,
    userId: buyer.userId,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    buyerDocument: buyer.document,
    status: outcome,
    subtotalCents: totalCents + discountCents,
    discountCents,
    totalCents,
    paymentMethod: totalCents === 0 ? "gratis" : paying.method,
    requestKey: newId(),
    termsVersion: terms.termsVersion,
    expiresAt: new Date(at.getTime() + terms.keptHours * 3_600_000),
    paidAt: isPaid ? paidAt : null,
    closedAt: isPaid ? null : new Date(at.getTime() + terms.keptHours * 3_600_000),
    createdAt: at,
  });
  rows.items.push(...lines);
  addHistory(rows, orderId, null, "aguardando_pagamento", "pedido feito", at);
  if (totalCents > 0) addCharge(rows, orderId, lines, { at, paidAt, outcome, now, buyer, paying });
  if (!isPaid)
    return addHistory(
      rows,
      orderId,
      "aguardando_pagamento",
      "expirado",
      "prazo para pagar",
      new Date(at.getTime() + terms.keptHours * 3_600_000),
    );
  addHistory(rows, orderId, "aguardando_pagamento", "pago", "pagamento confirmado", paidAt);
  const returnedAt = new Date(paidAt.getTime() + 2 * DAY);
  if (outcome === "estornado") addHistory(rows, orderId, "pago", "estornado", "dinheiro devolvido", returnedAt);
  for (const [index, item] of items.entries()) {
    const accessId = newId();
    rows.access.push({
      id: accessId,
      orderItemId: lines[index]?.id ?? "",
      orderId,
      userId: buyer.userId,
      productId: item.id,
      versionId: item.versionId,
      grantedAt: paidAt,
      ...(outcome === "estornado" ? { revokedAt: returnedAt, revokeCause: "estornado" } : {}),
    });
    addDownloads(rows, accessId, item.fileIds, paidAt, now, random);
  }
}

function addHistory(rows: WrittenSales, orderId: string, from: string | null, to: string, cause: string, at: Date): void {
  rows.history.push({ entity: "order", entityId: orderId, fromState: from, toState: to, cause, actor: "demonstração", at });
}

function addDownloads(rows: WrittenSales, entitlementId: string, fileIds: string[], from: Date, now: Date, random: Random): void {
  if (random.chance(0.12)) return;
  for (const fileId of fileIds) {
    for (let time = 0; time < random.weighted([1, 2, 3], (count) => [70, 22, 8][count - 1] ?? 0); time++) {
      const at = new Date(from.getTime() + MINUTE * random.int(1, time === 0 ? 60 : 60 * 24 * 20));
      if (at < now)
        rows.downloads.push({ entitlementId, fileId, ipPrefix: `200.${random.int(1, 250)}.${random.int(0, 250)}`, at });
    }
  }
}

type Line = { id: string; storeId: number; paidCents: number; commissionCents: number };

function addCharge(
  rows: WrittenSales,
  orderId: string,
  lines: Line[],
  when: { at: Date; paidAt: Date; outcome: string; now: Date; buyer: Buyer; paying: Paying },
): void {
  const { paying } = when;
  const split = splitOf(lines, recipientId, pagarmeKeys.platformRecipient, {
    buyerCents: paying.interestCents,
    authorCents: 0,
  });
  const amountCents = lines.reduce((sum, line) => sum + line.paidCents, paying.interestCents);
  const chargeId = `ch_demo${randomBytes(9).toString("hex")}`;
  const attemptId = newId();
  const isPaid = when.outcome !== "expirado";
  const isReturned = when.outcome === "estornado";
  rows.attempts.push({
    id: attemptId,
    orderId,
    ...paying,
    status: isReturned ? "reembolsada" : isPaid ? "paga" : "expirada",
    amountCents,
    split,
    idempotencyKey: newId(),
    providerOrderId: chargeId.replace("ch_", "or_"),
    providerChargeId: chargeId,
    paidAmountCents: isPaid ? amountCents : null,
    refundedAmountCents: isReturned ? amountCents : 0,
    sentAt: when.at,
    createdAt: when.at,
    updatedAt: when.paidAt,
    ...(paying.method !== card.name ? { codeExpiresAt: new Date(when.at.getTime() + 30 * MINUTE) } : DEMO_CARD),
  });
  if (!isPaid) return;
  const returnedAt = isReturned ? new Date(when.paidAt.getTime() + 2 * DAY) : null;
  const { buyer, paidAt, now } = when;
  const { method, installments } = paying;
  bookSale(rows, { attemptId, chargeId, split, amountCents, method, installments, buyer, paidAt, returnedAt, now });
  if (returnedAt) addRefund(rows, { orderId, attemptId, lines, amountCents, at: returnedAt });
}

/** A whole purchase given back while its money still waited. */
function addRefund(
  rows: WrittenSales,
  sale: { orderId: string; attemptId: string; lines: Line[]; amountCents: number; at: Date },
): void {
  const { orderId, attemptId, amountCents, at } = sale;
  const refundId = newId();
  const lines = saleLines(
    sale.lines.map((line) => ({ ...line, interestCents: 0 })),
    0,
  );
  const parts = lines.map(({ orderItemId, netCents, commissionCents, interestCents }) => ({
    orderItemId,
    netCents,
    commissionCents,
    interestCents,
  }));
  const requested = new Date(at.getTime() - MINUTE);
  rows.refunds.push({
    id: refundId,
    orderId,
    attemptId,
    amountCents,
    cause: "arrependimento",
    status: "feito",
    sentAt: requested,
    doneAt: at,
    createdAt: requested,
  });
  rows.refundItems.push(...parts.map((part) => ({ ...part, refundId, isOpen: false })));
  rows.reversals.push(
    ...parts.map((part) => ({ ...part, attemptId, source: "estorno" as const, kind: "refund.done", ref: refundId, at })),
  );
  const head = { kind: "refund.done", ref: refundId, attemptId };
  rows.journals.push({
    ...saleReversed(head, lines, () => ({ pendingCents: amountCents, availableCents: 0 }), "divisao"),
    at,
  });
}

/** Writes the rows in slices small enough for one statement each. */
export async function insertAll<T extends PgTable>(tx: Tx, table: T, rows: Rows<T>): Promise<void> {
  const slice = Math.floor(60_000 / Object.keys(getTableColumns(table)).length);
  for (let from = 0; from < rows.length; from += slice) await tx.insert(table).values(rows.slice(from, from + slice));
}

/** Sales, revenue and downloads of each product, counted from the rows themselves. */
export async function countStats(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update ${productStats} set sales = s.sales, revenue_cents = s.revenue, downloads = s.downloads from (
      select e.product_id, count(*) filter (where e.revoked_at is null)::int as sales,
        coalesce(sum(i.paid_cents) filter (where e.revoked_at is null), 0) as revenue,
        (select count(*)::int from downloads d join entitlements x on x.id = d.entitlement_id where x.product_id = e.product_id) as downloads
      from entitlements e join order_items i on i.id = e.order_item_id group by e.product_id
    ) s where s.product_id = product_stats.product_id`);
}
