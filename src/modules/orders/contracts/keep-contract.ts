import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { describeContract } from "./queries.ts";
import { orderContracts } from "./tables.ts";

/** Writes the contract of an order that is still to be paid as it stands now. */
export async function keepContract(tx: Tx, orderId: string): Promise<void> {
  const body = await describeContract(tx, orderId);
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
