import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { disputes } from "../tables/disputes.ts";

export type Dispute = typeof disputes.$inferSelect;

/**
 * The open or decided dispute of a payment, locked, closed warnings excepted; null when there is none. The attempt must be locked
 * already.
 */
export async function lockDispute(tx: Tx, attemptId: string): Promise<Dispute | null> {
  const [dispute] = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.attemptId, attemptId), ne(disputes.status, "encerrado")))
    .for("update");
  return dispute ?? null;
}
