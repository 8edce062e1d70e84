import { and, eq, inArray, sql } from "drizzle-orm";
import { postJournal } from "../../payments/post-journal.ts";
import { announce } from "#platform/bus.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { lockWallet } from "../queries.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { withdrawalPaid, withdrawalReserved, withdrawalReversed } from "./rules/journals.ts";
import { isOpen, isReserving, nextWithdrawal, WITHDRAWAL_MOVES, type WithdrawalMove } from "./rules/moves.ts";

export type Withdrawal = typeof withdrawals.$inferSelect;
type Change = Parameters<ReturnType<Tx["update"]>["set"]>[0];

/**
 * The only way a withdrawal changes state, with its journal and its timeline in the same transaction; notifies the open page. Returns null,
 * without any change, when the move does not apply to the current state or the amount to reserve is no longer available.
 */
export async function moveWithdrawal(
  tx: Tx,
  withdrawalId: string,
  move: WithdrawalMove,
  by: { cause: string; actor: string },
  set: Change = {},
): Promise<Withdrawal | null> {
  const [before] = await tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId)).for("update");
  const step = before && nextWithdrawal(before.status, move);
  if (!before || !step) return null;
  if (step.money === "reserve" && !(await mayReserve(tx, before))) return null;
  const [moved] = await tx
    .update(withdrawals)
    .set({
      ...set,
      status: step.to,
      ...(step.to === "pago" ? { paidAt: sql`now()` } : {}),
      ...(isOpen(step.to) || step.to === "pago" ? {} : { closedAt: sql`now()`, nextPollAt: null }),
    })
    .where(and(eq(withdrawals.id, withdrawalId), inArray(withdrawals.status, [...WITHDRAWAL_MOVES[move].from])))
    .returning();
  if (!moved) return null;
  await recordState(tx, { entity: "withdrawal", entityId: withdrawalId, from: before.status, to: step.to, ...by });
  const costCents = moved.providerFeeCents ?? moved.feeCents;
  if (step.money === "reserve") await postJournal(tx, withdrawalReserved(moved));
  if (step.money === "pay") await postJournal(tx, withdrawalPaid(moved, costCents));
  if (step.money === "refundLine") await postJournal(tx, withdrawalReversed(moved, costCents, !isReserving(before.status)));
  await announce(tx, "withdrawal", withdrawalId);
  return moved;
}

/** Whether the author has the amount and no debt; locks the wallet until the transaction ends (INV-15). */
async function mayReserve(tx: Tx, { storeId, amountCents }: Withdrawal): Promise<boolean> {
  const wallet = await lockWallet(tx, storeId);
  return wallet !== null && wallet.availableCents >= amountCents && wallet.debtCents === 0;
}
