import { sql } from "drizzle-orm";
import { REFUND_STATUSES, type RefundStatus } from "#modules/payments/refunds/rules/moves.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { type Ground, GROUNDS, MOST_STUCK, TAKEDOWN_STATUSES, type TakedownStatus } from "../rules.ts";

type Stuck = { orderId: string; orderNumber: number; amountCents: number; status: RefundStatus | null };
type Row = {
  id: string;
  ground: Ground;
  reason: string;
  status: TakedownStatus;
  startsAt: string;
  isContested: boolean;
  /** Who was told, who waits, and of the told, what came of the money. */
  notified: number;
  waiting: number;
  toRefund: number;
  refunded: number;
  refundedCents: number;
  toRefundCents: number;
};
export type TakedownProgress = Row & { stuck: Stuck[] };

const PROGRESS = defineRow<Row>({
  id: col.text`t.id`,
  ground: col.oneOf(GROUNDS)`t.ground`,
  reason: col.text`t.reason`,
  status: col.oneOf(TAKEDOWN_STATUSES)`t.status`,
  startsAt: col.text`to_json(t.starts_at) #>> '{}'`,
  isContested: col.bool`exists (
    select 1 from moderation_appeals a where a.kind = 'produto' and a.ref = t.product_id::text and a.status = 'aberto')`,
  notified: col.int`b.told`,
  waiting: col.int`(select count(*) from entitlements e where e.product_id = t.product_id and e.revoked_at is null and not exists (
    select 1 from takedown_buyers k where k.takedown_id = t.id and k.order_item_id = e.order_item_id))`,
  toRefund: col.int`b.to_refund`,
  refunded: col.int`b.refunded`,
  refundedCents: col.int`b.refunded_cents`,
  toRefundCents: col.int`b.to_refund_cents`,
});

/** How far the withdrawal of a product is, with the refunds that stopped half-way; null when none is in force. */
export async function readTakedown(productId: number): Promise<TakedownProgress | null> {
  const [row] = await readRows(
    db,
    PROGRESS,
    sql`
    select ${PROGRESS}
    from takedowns t cross join lateral (
      select count(*) filter (where b.outcome <> 'falhou') as told,
        count(*) filter (where b.outcome in ('devolve', 'falhou')) as to_refund,
        count(*) filter (where r.status = 'feito') as refunded,
        coalesce(sum(i.net_cents + i.commission_cents + i.interest_cents) filter (where r.status = 'feito'), 0) as refunded_cents,
        coalesce(sum(i.net_cents + i.commission_cents + i.interest_cents), 0) as to_refund_cents
      from takedown_buyers b left join refunds r on r.id = b.refund_id
        left join refund_items i on i.refund_id = r.id and i.order_item_id = b.order_item_id
      where b.takedown_id = t.id) b
    where t.product_id = ${productId} and t.status <> 'desfeita'`,
  );
  return row ? { ...row, stuck: await listStuck(row.id) } : null;
}

const STUCK = defineRow<Stuck>({
  orderId: col.text`o.id`,
  orderNumber: col.real`o.number::float8`,
  amountCents: col.int`coalesce(r.amount_cents, i.paid_cents)`,
  status: col.oneOf(REFUND_STATUSES).orNull`r.status`,
});

async function listStuck(takedownId: string): Promise<Stuck[]> {
  const rows = await readRows(
    db,
    STUCK,
    sql`select ${STUCK}
    from takedown_buyers b join order_items i on i.id = b.order_item_id join orders o on o.id = i.order_id
      left join refunds r on r.id = b.refund_id
    where b.takedown_id = ${takedownId}
      and (b.outcome = 'falhou' or r.status in ('recusado', 'desconhecido', 'aguardando_saldo', 'manual', 'negado'))
    order by b.tried_at, o.number limit ${MOST_STUCK}`,
  );
  return rows;
}
