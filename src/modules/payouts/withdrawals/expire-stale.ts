import { and, eq, lte, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";

/** Expires the store's unconfirmed requests older than 15 minutes, so that they do not block the next one. */
export async function expireStale(tx: Tx, storeId: number): Promise<void> {
  const stale = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.storeId, storeId),
        eq(withdrawals.status, "pendente_confirmacao"),
        lte(withdrawals.expiresAt, sql`now()`),
      ),
    );
  for (const { id } of stale) await moveWithdrawal(tx, id, "vencer", { cause: "15 minutos", actor: "sistema" });
}
