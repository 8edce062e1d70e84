import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { GROUNDS, type Ground } from "../rules.ts";

const AT_A_TIME = 25;

export type WaitingBuyer = {
  takedownId: string;
  productId: number;
  title: string;
  ground: Ground;
  reason: string;
  requestedBy: string;
  itemId: string;
  orderId: string;
  paidCents: number;
  /** The bundle it came in, when it did. */
  bundleTitle: string | null;
};

const WAITING_BUYER = defineRow<WaitingBuyer>({
  takedownId: col.text`t.id`,
  productId: col.real`t.product_id::float8`,
  title: col.text`p.title`,
  ground: col.oneOf(GROUNDS)`t.ground`,
  reason: col.text`t.reason`,
  requestedBy: col.text`t.asked_by`,
  itemId: col.text`i.id`,
  orderId: col.text`i.order_id`,
  paidCents: col.int`i.paid_cents`,
  bundleTitle: col.text.orNull`case when i.product_id <> t.product_id then i.title end`,
});

/**
 * Who still has what was withdrawn and was not told, or whose money did not come: a try that failed ten minutes ago, a refund denied
 * since. Whoever paid, or won a dispute, after the withdrawal began is here too.
 */
export async function listWaitingBuyers(): Promise<WaitingBuyer[]> {
  const rows = await readRows(
    db,
    WAITING_BUYER,
    sql`select ${WAITING_BUYER}
    from takedowns t join products p on p.id = t.product_id
      join entitlements e on e.product_id = t.product_id and e.revoked_at is null
      join order_items i on i.id = e.order_item_id
    where t.status = 'em_curso' and not exists (
      select 1 from takedown_buyers b left join refunds r on r.id = b.refund_id
      where b.takedown_id = t.id and b.order_item_id = i.id
        and case b.outcome when 'falhou' then b.tried_at > now() - interval '10 minutes' else r.status is distinct from 'negado' end)
    order by t.starts_at, e.granted_at limit ${AT_A_TIME}`,
  );
  return rows;
}
