import { desc, eq, sql } from "drizzle-orm";
import { brand } from "#kit/brand/brand.ts";
import { coupons } from "#modules/coupons/tables.ts";
import { listAccess } from "#modules/delivery/access/queries/list-access.ts";
import { listPurchaseEvents } from "#modules/delivery/queries/list-events.ts";
import { listRefunds } from "#modules/delivery/queries/list-refunds.ts";
import { findOrder } from "#modules/orders/find-order.ts";
import { disputes } from "#modules/payments/tables/disputes.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import type { SplitPart } from "#modules/payments/rules/split.ts";
import { stores } from "#modules/stores/tables.ts";
import { maskDocument } from "#kit/cpf-cnpj.ts";
import { maskEmail } from "#kit/email.ts";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { listNotes } from "../notes/queries.ts";

const MOST = 50;

/** Everything of one order an admin needs, who bought only hinted; null when there is no such order. */
export async function findAdminOrder(orderId: string) {
  const order = await findOrder(db, orderId);
  if (!order) return null;
  const couponIds = order.items.flatMap(({ couponId }) => couponId ?? []);
  const storeIds = [...new Set(order.items.map((item) => item.storeId))];
  const [attempts, givenBack, [dispute], authors, events, movements, access, notes, codes] = await Promise.all([
    db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId))
      .orderBy(desc(paymentAttempts.createdAt))
      .limit(MOST),
    listRefunds(orderId),
    db.select().from(disputes).where(eq(disputes.orderId, orderId)).orderBy(desc(disputes.openedAt)).limit(1),
    db
      .select({ id: stores.id, name: stores.authorName, slug: stores.slug })
      .from(stores)
      .where(sql`${stores.id} = any(${sql.param(storeIds)})`),
    listPurchaseEvents(orderId),
    listMovements(orderId),
    listAccess(orderId),
    listNotes(orderId),
    db
      .select({ id: coupons.id, code: coupons.code })
      .from(coupons)
      .where(sql`${coupons.id} = any(${sql.param(couponIds)})`),
  ]);
  const authorOf = (storeId: number | null) => authors.find((author) => author.id === storeId)?.name ?? brand.name;
  const { buyerName, buyerEmail, buyerDocument, items, userId: _, requestKey: __, ...shown } = order;
  return {
    ...shown,
    buyer: { name: firstName(buyerName), email: maskEmail(buyerEmail), document: maskDocument(buyerDocument) },
    items: items.map((item) => ({
      id: item.id,
      title: item.title,
      authorName: authorOf(item.storeId),
      priceCents: item.priceCents,
      discountCents: item.discountCents,
      platformDiscountCents: item.platformDiscountCents,
      couponCode: codes.find(({ id }) => id === item.couponId)?.code ?? null,
      methodDiscountCents: item.methodDiscountCents,
      paidCents: item.paidCents,
      commissionCents: item.commissionCents,
      interestCents: item.interestCents,
      access: access.find((line) => line.itemId === item.id) ?? null,
    })),
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      method: attempt.method,
      status: attempt.status,
      amountCents: attempt.amountCents,
      paidCents: attempt.paidAmountCents,
      installments: attempt.installments,
      interestCents: attempt.interestCents,
      card: attempt.cardLastFour ? `${attempt.cardBrand ?? ""} final ${attempt.cardLastFour}`.trim() : null,
      refusal: attempt.refusal,
      providerOrderId: attempt.providerOrderId,
      providerChargeId: attempt.providerChargeId,
      createdAt: attempt.createdAt,
      split: (attempt.split as SplitPart[]).map((part) => ({ ...part, name: authorOf(part.storeId) })),
    })),
    refunds: givenBack,
    dispute: dispute ?? null,
    events,
    movements,
    notes,
  };
}

export type Movement = { kind: string; at: Date; postings: { account: string; cents: number }[] };

const MOVEMENTS = defineRow({
  kind: col.text`j.kind`,
  atMs: col.real`(extract(epoch from j.created_at) * 1000)::float8`,
  postings: col.list(
    col.shape({ account: col.text, cents: col.int }),
  )`json_agg(json_build_object('account', a.code, 'cents', p.amount_cents) order by p.amount_cents desc, a.code)`,
});

/** What the ledger wrote of the order's payments, oldest first. */
async function listMovements(orderId: string): Promise<Movement[]> {
  const rows = await readRows(
    db,
    MOVEMENTS,
    sql`select ${MOVEMENTS}
    from ledger_journals j join payment_attempts t on t.id = j.attempt_id
      join ledger_postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id
    where t.order_id = ${orderId} group by j.id order by j.id limit ${MOST}`,
  );
  return rows.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs) }));
}
