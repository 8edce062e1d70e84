import { and, eq, sql } from "drizzle-orm";
import { findCredentialChange } from "../../accounts/second-step/credential-changes.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { amountSentence } from "./messages.ts";
import { findTransferState, type TransferState } from "./find-transfer-state.ts";
import type { Withdrawal } from "./move-withdrawal.ts";
import { reserveWithdrawal } from "./reserve-withdrawal.ts";
import { blocksOf, judgeAmount } from "./rules/blocks.ts";
import type { ConfirmRefusal } from "./schema.ts";
import { readToken, snapshotOf } from "./token.ts";

/**
 * Confirms the withdrawal of an e-mailed token, checking every condition again: the token is spent and the amount reserved in the same
 * transaction, and the transfer is queued, or waits for a review when it is large or risky. An unknown or malformed token, or another
 * person's, is `not_found`. Any change of credentials, account or amount since the request is `something_changed` (INV-17).
 */
export async function confirmWithdrawal(viewer: AuthorViewer, typed: { token: string }): Promise<Outcome<void, ConfirmRefusal>> {
  return transact<Outcome<void, ConfirmRefusal>>(async (tx) => {
    const found = await lockByToken(tx, viewer, typed.token);
    if (!found) return refuse("not_found");
    if (found.status !== "pendente_confirmacao") return refuse("already_decided");
    if (found.isExpired) return refuse("expired");
    const stepUp = await requireStepUp(tx, viewer);
    if (!stepUp.ok) return stepUp;
    const state = await findTransferState(tx, viewer, found.id);
    if (await hasChanged(tx, found, state)) return refuse("something_changed");
    const [block] = blocksOf(state.facts);
    if (block) return refuse(block);
    const problem = judgeAmount(found.amountCents, { ...state.facts, feeCents: found.feeCents });
    if (problem) return refuse(problem, { fields: { form: amountSentence(problem, state.facts) } });

    const by = { cause: "confirmação do autor", actor: viewer.userId };
    if (!(await reserveWithdrawal(tx, found, by))) return refuse("above_available");
    return ok();
  });
}

type Found = Withdrawal & { isExpired: boolean };

async function lockByToken(tx: Tx, viewer: AuthorViewer, token: string): Promise<Found | null> {
  const hash = readToken(token);
  if (hash === null) return null;
  const [row] = await tx
    .select({ withdrawal: withdrawals, isExpired: sql<boolean>`${withdrawals.expiresAt} <= now()` })
    .from(withdrawals)
    .where(and(eq(withdrawals.tokenHash, hash), eq(withdrawals.storeId, viewer.storeId), eq(withdrawals.userId, viewer.userId)))
    .for("update");
  return row ? { ...row.withdrawal, isExpired: row.isExpired } : null;
}

async function hasChanged(tx: Tx, found: Found, { account }: TransferState): Promise<boolean> {
  if (!account || account.snapshotHash !== found.accountHash || snapshotOf(found) !== found.snapshotHash) return true;
  const changedAt = await findCredentialChange(tx, found.userId);
  return changedAt !== null && changedAt >= found.createdAt;
}
