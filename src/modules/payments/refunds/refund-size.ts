import { sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { lockPaidOrder } from "./find-paid-attempt.ts";
import { openRefundsOf, readLines } from "./read-lines.ts";
import { linesTotal } from "./rules/lines.ts";

/** How much (centavos) giving some items of an order back would return, the order held until `tx` ends; 0 when it would begin nothing. */
export async function refundCents(
  tx: Tx,
  { orderId, itemIds }: { orderId: string; itemIds: readonly string[] },
): Promise<number> {
  const found = await lockPaidOrder(tx, orderId);
  if (!found || (await openRefundsOf(tx, itemIds)).size > 0) return 0;
  const { left } = await readLines(tx, found);
  return linesTotal(left.filter((line) => itemIds.includes(line.orderItemId)));
}

/** What the administration already gave back of an order by its own hand, in centavos: a large refund in small parts is a large one. */
export async function givenByAdministration(on: Db, orderId: string): Promise<number> {
  const rows = await readRows(
    on,
    { cents: col.int`coalesce(sum(r.amount_cents), 0)::int` },
    (row) => sql`select ${row} from refunds r join orders o on o.id = r.order_id
      where r.order_id = ${orderId} and r.status <> 'negado'
        and (r.cause = 'admin' or (r.cause = 'arrependimento' and r.asked_by is distinct from o.user_id))`,
  );
  return rows[0]?.cents ?? 0;
}

/** The amount and the order of a refund. */
export async function findRefundSize(on: Db, refundId: string): Promise<{ cents: number; orderId: string } | null> {
  const rows = await readRows(
    on,
    { cents: col.int`amount_cents`, orderId: col.text`order_id` },
    (row) => sql`select ${row} from refunds where id = ${refundId}`,
  );
  return rows[0] ?? null;
}
