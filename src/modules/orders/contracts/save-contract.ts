import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { OrderRecord } from "../find-order.ts";
import { describeContract, describeOrder } from "./queries.ts";
import { orderContracts } from "./tables.ts";

/** Stores the contract of an unpaid order as it is now, replacing an earlier one; `made` is the order when it was just created. */
export async function saveContract(tx: Tx, orderId: string, made?: OrderRecord): Promise<void> {
  const body = made ? await describeOrder(tx, made) : await describeContract(tx, orderId);
  if (!body) return;
  await tx
    .insert(orderContracts)
    .values({ orderId, body })
    .onConflictDoUpdate({
      target: orderContracts.orderId,
      set: { body, createdAt: sql`now()` },
      setWhere: sql`exists (select 1 from orders o where o.id = order_contracts.order_id and o.paid_at is null)`,
    });
}
