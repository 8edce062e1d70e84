import { eq, isNotNull, and, sql } from "drizzle-orm";
import type { PagarmeTransfer } from "#integrations/pagarme/account-types.ts";
import { pagarme } from "../../payments/provider.ts";
import { db } from "#platform/db.ts";
import { recipientOf } from "../balance/queries.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { applyTransfer } from "./apply-transfer.ts";
import { findTransfer, type ListedTransfer } from "./rules/find-transfer.ts";

/**
 * Looks among the recipient's transfers for the one whose answer was lost, and links it when found. Otherwise nothing changes: only a
 * person may decide to send it again or to return the money (`decideWithdrawalWithin`).
 */
export async function resolveUnknown(withdrawalId: string): Promise<void> {
  const [lost] = await db
    .select({ row: withdrawals, now: sql<string>`now()` })
    .from(withdrawals)
    .where(eq(withdrawals.id, withdrawalId));
  const recipientId = lost && (await recipientOf(lost.row.storeId));
  if (lost?.row.status !== "desconhecido" || !lost.row.sentAt || !recipientId) return;
  const answer = await pagarme.transfers.listByRecipient({ recipient_id: recipientId });
  if (!answer.ok) return;
  const linked = await db
    .select({ providerId: withdrawals.providerId })
    .from(withdrawals)
    .where(and(eq(withdrawals.storeId, lost.row.storeId), isNotNull(withdrawals.providerId)));
  const taken = new Set(linked.map((one) => one.providerId ?? ""));
  const { id, netCents, sentAt } = lost.row;
  const found = findTransfer({ id, netCents, sentAt }, answer.value.map(listed), taken, new Date(lost.now));
  const transfer = answer.value.find((one) => one.id === found?.id);
  if (transfer) await applyTransfer(withdrawalId, transfer);
}

function listed({ id, amount, date_created, metadata }: PagarmeTransfer): ListedTransfer {
  const named: unknown = metadata?.withdrawal;
  return {
    id,
    amount,
    createdAt: date_created ? new Date(date_created) : null,
    withdrawalId: typeof named === "string" ? named : null,
  };
}
