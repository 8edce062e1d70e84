import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { OrderRecord } from "../find-order.ts";
import { describeContract, describeOrder } from "./queries.ts";
import { orderContracts } from "./tables.ts";

/** Writes the contract of an order that is still to be paid as it stands now; of one just made, as it is told. */
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
