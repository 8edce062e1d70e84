import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { notify } from "../../notifications/notify.ts";
import { newVersionEmail, notifyBuyersJob } from "../schema/jobs.ts";
import { type Buyer, listBuyers, PEOPLE_AT_ONCE } from "./queries/list-buyers.ts";

/**
 * Asks that who bought the versions before hears of this one, once the transaction commits. A product speaks to its buyers once a day:
 * within 24 hours of the last time, nobody is asked for.
 */
export async function notifyBuyersOf(tx: Tx, versionId: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update product_versions v set told_at = now() where v.id = ${versionId} and not exists (
      select 1 from product_versions o where o.product_id = v.product_id and o.told_at > now() - interval '24 hours')`);
  if (rowCount === 1) await enqueue(tx, notifyBuyersJob, { versionId });
}

/** Tells each person who has an older version of it, once, however often this runs; who gave it back or was erased is left in peace. */
export async function notifyBuyers(versionId: string): Promise<void> {
  for (let after: string | null = null; ;) {
    const buyers = await transact(async (tx) => {
      const found = await listBuyers(tx, versionId, after);
      for (const buyer of found) await notifyOne(tx, versionId, buyer);
      return ok(found);
    });
    after = buyers.value.at(-1)?.userId ?? null;
    if (buyers.value.length < PEOPLE_AT_ONCE) return;
  }
}

function notifyOne(tx: Tx, versionId: string, { userId, email, ...facts }: Buyer): Promise<void> {
  const { orderId, title, number } = facts;
  return notify(
    tx,
    { userId, event: "material.atualizado", ref: versionId, facts: { orderId, title, number } },
    { kind: newVersionEmail, to: email, ref: `${versionId}:${userId}`, payload: facts },
  );
}
