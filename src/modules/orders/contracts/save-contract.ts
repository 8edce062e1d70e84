import { sql } from "drizzle-orm";
import { gather, writeGathered } from "#platform/before-commit.ts";
import type { Tx } from "#platform/db.ts";
import type { OrderRecord } from "../find-order.ts";
import { describeContract, describeOrder } from "./queries.ts";
import type { Contract } from "./schema.ts";
import { orderContracts } from "./tables.ts";

const added = gather<{ orderId: string; body: Contract }>({
  insert: (all) => sql`
    insert into order_contracts (order_id, body)
    select * from unnest(${sql.param(all.map((one) => one.orderId))}::uuid[], ${sql.param(all.map(({ body }) => JSON.stringify(body)))}::jsonb[])`,
});

/**
 * Stores the contract of an unpaid order as it is now, replacing an earlier one; `made` is the order when it was just created, whose contract
 * is added just before the commit.
 */
export async function saveContract(tx: Tx, orderId: string, made?: OrderRecord): Promise<void> {
  const body = made ? await describeOrder(tx, made) : await describeContract(tx, orderId);
  if (!body) return;
  if (made) return added(tx, { orderId, body });
  await writeGathered(tx);
  await tx
    .insert(orderContracts)
    .values({ orderId, body })
    .onConflictDoUpdate({
      target: orderContracts.orderId,
      set: { body, createdAt: sql`now()` },
      setWhere: sql`exists (select 1 from orders o where o.id = order_contracts.order_id and o.paid_at is null)`,
    });
}
