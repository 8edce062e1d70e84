import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { paymentAttempts } from "../payments/tables/attempts.ts";
import { wallets } from "../payments/tables/ledger.ts";
import { receivables } from "../payments/tables/receivables.ts";
import { db, type Db, type Tx } from "#platform/db.ts";

/** Stores with money of this charge due by the database's clock, in the order of their ids. */
export async function storesDue(attemptId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ storeId: receivables.storeId })
    .from(receivables)
    .where(and(eq(receivables.attemptId, attemptId), isNull(receivables.releasedAt), lte(receivables.dueAt, sql`now()`)))
    .orderBy(receivables.storeId);
  return rows.map((row) => row.storeId);
}

/** The charge of a sale and whether nothing of it can come back: refunded whole, or lost to a dispute. */
export async function saleToRelease(on: Db, attemptId: string): Promise<{ chargeId: string; isOver: boolean } | null> {
  const [row] = await on
    .select({ chargeId: paymentAttempts.providerChargeId, status: paymentAttempts.status })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  return row?.chargeId ? { chargeId: row.chargeId, isOver: row.status === "reembolsada" || row.status === "perdida" } : null;
}

/** Whether who bought is giving some of this author's part of a sale back, by the law or by the store's promise. */
export async function isBeingGivenUp(on: Db, attemptId: string, storeId: number): Promise<boolean> {
  const { rows } = await on.execute(sql`
    select 1 from refunds r
      join refund_items ri on ri.refund_id = r.id and ri.is_open
      join order_items i on i.id = ri.order_item_id and i.store_id = ${storeId}
    where r.attempt_id = ${attemptId} and r.cause in ('arrependimento', 'garantia') limit 1`);
  return rows.length > 0;
}

/** Authors who owe and have money available, which a debt comes before. */
export async function owingStores(): Promise<number[]> {
  const rows = await db
    .select({ storeId: wallets.storeId })
    .from(wallets)
    .where(sql`debt_cents > 0 and available_cents > 0`)
    .orderBy(wallets.storeId);
  return rows.map((row) => row.storeId);
}

/** The wallet of one author, locked. */
export async function lockWallet(tx: Tx, storeId: number) {
  const [row] = await tx.select().from(wallets).where(eq(wallets.storeId, storeId)).for("update");
  return row ?? null;
}
