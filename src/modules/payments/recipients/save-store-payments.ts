import { sql } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";
import { readStorePayments } from "../queries.ts";
import { storePaymentSettings } from "../tables/recipients.ts";
import { DEFAULT_STORE_PAYMENTS, type StorePayments } from "./rules.ts";

/** Saves the payment settings and guarantee of a store, valid from the next order; each changed field is recorded in the history. */
export async function saveStorePayments(
  author: { userId: string; storeId: number },
  chosen: StorePayments,
): Promise<Outcome<StorePayments>> {
  const { storeId, userId } = author;
  return transact(async (tx) => {
    await tx.insert(storePaymentSettings).values({ storeId }).onConflictDoNothing();
    await tx.execute(sql`select 1 from store_payment_settings where store_id = ${storeId} for update`);
    const before = (await readStorePayments(tx, [storeId])).get(storeId) ?? DEFAULT_STORE_PAYMENTS;
    const changed = (Object.keys(chosen) as (keyof StorePayments)[]).filter((field) => chosen[field] !== before[field]);
    if (changed.length === 0) return ok(chosen);
    await tx
      .update(storePaymentSettings)
      .set({ ...chosen, updatedAt: sql`now()` })
      .where(sql`store_id = ${storeId}`);
    for (const field of changed) {
      await recordState(tx, {
        entity: "store_payments",
        entityId: String(storeId),
        from: String(before[field]),
        to: String(chosen[field]),
        cause: field,
        actor: userId,
      });
    }
    await invalidate(tx, `store:${storeId}`);
    return ok(chosen);
  });
}
