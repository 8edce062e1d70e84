import { eq, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { postJournal } from "../../payments/post-journal.ts";
import { pagarme, pagarmeKeys } from "../../payments/provider.ts";
import { db, transact } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import type { Withdrawal } from "./move-withdrawal.ts";
import { feeCovered } from "./rules/journals.ts";

/**
 * Transfers the cost of a free withdrawal from the platform's recipient to the author's, at the provider. Requested once and recorded
 * before the call; a lost answer is resolved by the balance at the next attempt: `missingCents` zero means that the money arrived.
 * Returns whether the withdrawal may continue now.
 */
export async function coverFee(seen: Withdrawal, recipientId: string, missingCents: number): Promise<boolean> {
  if (seen.feeCover === "pedida") return settleDoubt(seen, missingCents);
  const set = { feeCover: "pedida" as const, feeCoverCents: missingCents, feeCoverAt: sql`now()` };
  await db.update(withdrawals).set(set).where(eq(withdrawals.id, seen.id));
  const answer = await pagarme.transfers.betweenRecipients({
    amount: missingCents,
    source_id: pagarmeKeys.platformRecipient,
    target_id: recipientId,
    metadata: { withdrawal: seen.id },
  });
  if (answer.ok) return book(seen, missingCents);
  if (answer.kind === "unknown") return false;
  await forget(seen);
  log.error({ withdrawalId: seen.id, kind: answer.kind }, "the platform could not cover the cost of a free withdrawal");
  // After a refusal the transfer is sent anyway, because the problem is not the author's, and the provider decides.
  return answer.kind === "refused";
}

async function settleDoubt(seen: Withdrawal, missingCents: number): Promise<boolean> {
  if (missingCents <= 0) return book(seen, seen.feeCoverCents ?? 0);
  const { rows } = await db.execute(
    sql`select 1 from withdrawals where id = ${seen.id} and fee_cover_at < now() - interval '1 minute'`,
  );
  if (rows.length > 0) await forget(seen);
  return false;
}

async function book({ id, storeId }: Withdrawal, cents: number): Promise<boolean> {
  await transact(async (tx) => {
    await tx.update(withdrawals).set({ feeCover: "feita" }).where(eq(withdrawals.id, id));
    await postJournal(tx, feeCovered(id, storeId, cents));
    return ok();
  });
  return true;
}

const forget = ({ id }: Withdrawal) => db.update(withdrawals).set({ feeCover: null }).where(eq(withdrawals.id, id));
