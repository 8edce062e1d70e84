import type { AnswerOf } from "#kit/answer.ts";
import type { PagarmeTransfer } from "#integrations/pagarme/account-types.ts";
import { pagarmeKeys } from "../../payments/provider.ts";
import { bookedRecipients, type KnownWithdrawal, sentWithdrawals } from "./queries.ts";
import { readRecipient } from "./read-provider.ts";
import type { Finding } from "./rules.ts";

const UNDONE = ["failed", "canceled"];

/** Compares each recipient's balance and transfers in both ledgers, discounting the differences of charges already reported. */
export async function compareBalances(
  { sellers, platformCents }: AnswerOf<typeof bookedRecipients>,
  explained: ReadonlyMap<number | null, number>,
): Promise<{ findings: Finding[]; transfers: number }> {
  const known = await sentWithdrawals();
  const platform = { storeId: null, providerId: pagarmeKeys.platformRecipient, bookedCents: platformCents };
  const findings: Finding[] = [];
  let count = 0;
  for (const { storeId, providerId, bookedCents } of [...sellers, platform]) {
    const read = await readRecipient(providerId);
    if (!read) {
      if (bookedCents !== 0)
        findings.push({ kind: "saldo_diferente", storeId, ref: providerId, oursCents: bookedCents, theirsCents: null });
      continue;
    }
    const { heldCents, transfers } = read;
    count += transfers.length;
    for (const transfer of transfers) findings.push(...compareTransfer(transfer, known.get(transfer.id), storeId));
    // The provider deducts the money when a transfer is requested, our ledger when the bank has it.
    const onTheWay = transfers.filter((one) => !UNDONE.includes(one.status) && !known.get(one.id)?.isBooked).reduce(outOf, 0);
    const oursCents = bookedCents - onTheWay + (explained.get(storeId) ?? 0);
    const theirsCents = heldCents;
    if (theirsCents !== null && oursCents !== theirsCents)
      findings.push({ kind: "saldo_diferente", storeId, ref: providerId, oursCents, theirsCents });
  }
  return { findings, transfers: count };
}

const outOf = (sum: number, transfer: PagarmeTransfer): number => sum + transfer.amount + transfer.fee;

function compareTransfer(transfer: PagarmeTransfer, known: KnownWithdrawal | undefined, storeId: number | null): Finding[] {
  const sums = { ref: transfer.id, storeId, oursCents: known?.amountCents ?? null, theirsCents: transfer.amount };
  if (!known) return [{ kind: "transferencia_desconhecida", ...sums }];
  const isUndone = UNDONE.includes(transfer.status);
  const isWrong = known.amountCents !== transfer.amount || known.storeId !== storeId || (isUndone && known.isBooked);
  return isWrong ? [{ kind: "saque_diferente", ...sums }] : [];
}
