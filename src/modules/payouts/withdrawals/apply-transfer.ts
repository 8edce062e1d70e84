import { eq, sql } from "drizzle-orm";
import type { PagarmeTransfer } from "#integrations/pagarme/account-types.ts";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { moveWithdrawal, type Withdrawal } from "./move-withdrawal.ts";
import { providerProblem } from "./rules/provider-problem.ts";
import { notifyAuthor } from "./notify-author.ts";
import type { WithdrawalMove } from "./rules/moves.ts";

const BY = { cause: "provedor", actor: "sistema" };

/**
 * Updates a withdrawal to the state of its transfer at the provider: linked, paid, failed, or returned by the bank. An unknown status
 * changes nothing, and neither does the same answer a second time.
 */
export async function applyTransfer(withdrawalId: string, transfer: PagarmeTransfer): Promise<void> {
  await transact(async (tx) => {
    const [before] = await tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId)).for("update");
    if (!before) return ok();
    const linked = before.providerId === null ? await link(tx, before, transfer) : before;
    if (!linked) return ok();
    const move = moveOf(linked, transfer.status);
    if (!move) return ok();
    const problem = move === "pagar" ? null : providerProblem(transfer.bank_response);
    const moved = await moveWithdrawal(
      tx,
      withdrawalId,
      move,
      { ...BY, cause: transfer.status },
      {
        problem,
        providerFeeCents: transfer.fee,
        pollCount: 0,
        nextPollAt: move === "pagar" ? sql`now() + interval '10 minutes'` : null,
      },
    );
    if (moved) await notifyAuthor(tx, moved);
    return ok();
  });
}

type Tx = Parameters<typeof moveWithdrawal>[0];

async function link(tx: Tx, { id, status }: Withdrawal, transfer: PagarmeTransfer): Promise<Withdrawal | null> {
  const move: WithdrawalMove = status === "desconhecido" ? "encontrar" : "aceitar";
  const linked = await moveWithdrawal(tx, id, move, BY, {
    providerId: transfer.id,
    providerFeeCents: transfer.fee,
    pollCount: 0,
    nextPollAt: sql`now() + interval '3 seconds'`,
    ...(transfer.funding_estimated_date ? { estimatedAt: new Date(transfer.funding_estimated_date) } : {}),
  });
  if (linked) await notifyAuthor(tx, linked);
  return linked;
}

function moveOf({ id, status }: Withdrawal, providerStatus: string): WithdrawalMove | null {
  if (providerStatus === "pending_transfer" || providerStatus === "processing") return null;
  if (providerStatus === "transferred") return status === "processando" ? "pagar" : null;
  if (providerStatus === "failed" || providerStatus === "canceled") return status === "pago" ? "devolver" : "falhar";
  log.error({ withdrawalId: id, providerStatus }, "the provider answered a status of transfer nobody knows");
  return null;
}
