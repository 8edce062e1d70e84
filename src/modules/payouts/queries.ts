import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { paymentAttempts } from "../payments/tables/attempts.ts";
import { wallets } from "../payments/tables/ledger.ts";
import { receivables } from "../payments/tables/receivables.ts";
import { db, type Db, type Tx } from "#platform/db.ts";

/** Stores with receivables of this charge due by the database's clock, ordered by id. */
export async function storesDue(attemptId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ storeId: receivables.storeId })
    .from(receivables)
    .where(and(eq(receivables.attemptId, attemptId), isNull(receivables.releasedAt), lte(receivables.dueAt, sql`now()`)))
    .orderBy(receivables.storeId);
  return rows.map((row) => row.storeId);
}

/** The charge of a sale; `isOver`: it was refunded completely or lost to a dispute. */
export async function saleToRelease(on: Db, attemptId: string): Promise<{ chargeId: string; isOver: boolean } | null> {
  const [row] = await on
    .select({ chargeId: paymentAttempts.providerChargeId, status: paymentAttempts.status })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  return row?.chargeId ? { chargeId: row.chargeId, isOver: row.status === "reembolsada" || row.status === "perdida" } : null;
}

/** Whether the buyer has an open return of this author's part of a sale, by the law or by the store's guarantee. */
export async function isBeingGivenUp(on: Db, attemptId: string, storeId: number): Promise<boolean> {
  const { rows } = await on.execute(sql`
    select 1 from refunds r
      join refund_items ri on ri.refund_id = r.id and ri.is_open
      join order_items i on i.id = ri.order_item_id and i.store_id = ${storeId}
    where r.attempt_id = ${attemptId} and r.cause in ('arrependimento', 'garantia') limit 1`);
  return rows.length > 0;
}

/** Authors with both a debt and an available balance, from which the debt is paid first. */
export async function owingStores(): Promise<number[]> {
  const rows = await db
    .select({ storeId: wallets.storeId })
    .from(wallets)
    .where(sql`debt_cents > 0 and available_cents > 0`)
    .orderBy(wallets.storeId);
  return rows.map((row) => row.storeId);
}

/** The wallet of one author, locked; null when there is none. */
export async function lockWallet(tx: Tx, storeId: number) {
  const [row] = await tx.select().from(wallets).where(eq(wallets.storeId, storeId)).for("update");
  return row ?? null;
}
