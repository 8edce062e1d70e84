import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { bankAccounts } from "../tables/bank.ts";
import { ACCOUNT_MOVES, type AccountMove } from "./rules.ts";

export type BankAccount = typeof bankAccounts.$inferSelect;

const CLOSING: readonly AccountMove[] = ["provedor_recusou", "desistiu", "negada", "outra_entrou"];

/**
 * The only way a bank account changes state; deletes the sealed number once it is not needed. Null when the move does not apply.
 */
export async function moveAccount(
  tx: Tx,
  accountId: string,
  move: AccountMove,
  by: { cause: string; actor: string },
  also: { problem?: string } = {},
): Promise<BankAccount | null> {
  const { from, to } = ACCOUNT_MOVES[move];
  const [before] = await tx
    .select({ status: bankAccounts.status })
    .from(bankAccounts)
    .where(eq(bankAccounts.id, accountId))
    .for("update");
  const [moved] = await tx
    .update(bankAccounts)
    .set({
      status: to,
      ...also,
      ...(move === "prazo_passou" ? { nextTryAt: sql`now() + interval '30 seconds'`, tries: 0 } : { nextTryAt: null }),
      ...(move === "provedor_confirmou" ? { sealed: null, activeFrom: sql`now()` } : {}),
      ...(CLOSING.includes(move) ? { sealed: null, closedAt: sql`now()` } : {}),
    })
    .where(and(eq(bankAccounts.id, accountId), inArray(bankAccounts.status, [...from])))
    .returning();
  if (!moved || !before) return null;
  await recordState(tx, { entity: "bank", entityId: String(moved.storeId), from: before.status, to, ...by });
  return moved;
}
