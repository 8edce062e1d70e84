import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** Raises the guarantee days of an unpaid order's items to what their stores promise now; never lowers them. */
export async function widenGuarantee(
  tx: Tx,
  orderId: string,
  lines: readonly { productId: number; guaranteeDays?: number }[],
): Promise<void> {
  await tx.execute(sql`
    update order_items i set guarantee_days = promised.days
    from unnest(${sql.param(lines.map((line) => line.productId))}::bigint[],
        ${sql.param(lines.map((line) => line.guaranteeDays ?? 0))}::int[]) promised(product_id, days),
      (select id from orders where id = ${orderId} and paid_at is null for update) o
    where i.order_id = o.id and i.product_id = promised.product_id and i.guarantee_days < promised.days`);
}
