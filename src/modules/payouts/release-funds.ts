import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { postJournal } from "../payments/post-journal.ts";
import { readReceivables } from "../payments/receivables/read-receivables.ts";
import { releaseShare } from "../payments/receivables/rules.ts";
import { lockDue, markReleased, postponeRelease, takeDueCharges } from "../payments/receivables/take-due.ts";
import { lockPockets } from "../payments/refunds/lock-pockets.ts";
import { fundsReleased } from "../payments/rules/journals.ts";
import { isBeingGivenUp, saleToRelease, storesDue } from "./queries.ts";

/**
 * Frees what authors have waited for: each sale the later of eight days after delivery and the day the provider has the money, asked
 * again now (INV-14). When the provider is away, waits. Any number of workers, any number of times, release each share once.
 */
export async function releaseFunds(): Promise<void> {
  for (;;) {
    const charges = await takeDueCharges();
    for (const attemptId of charges) {
      const read = await readReceivables(attemptId);
      if (!read.ok) continue;
      for (const storeId of await storesDue(attemptId))
        await transact(async (tx) => ok(await releaseOne(tx, attemptId, storeId)));
    }
    if (charges.length === 0) return;
  }
}

/**
 * Releases what one author has due of one sale, in centavos: only what refunds and disputes left of it, and what the author owes is
 * paid first. What who bought asked back in time waits for its end. Answers 0 when there was nothing to release.
 */
export async function releaseOne(tx: Tx, attemptId: string, storeId: number): Promise<number> {
  const due = await lockDue(tx, attemptId, storeId);
  if (due.installments.length === 0) return 0;
  const sale = await saleToRelease(tx, attemptId);
  if (!sale) return 0;
  if (await isBeingGivenUp(tx, attemptId, storeId)) {
    await postponeRelease(tx, attemptId, storeId);
    return 0;
  }
  const pockets = (await lockPockets(tx, attemptId, [{ storeId }])).stateOf(storeId);
  const shareCents = releaseShare(due, pockets.pendingCents);
  if (shareCents === 0 && !sale.isOver) {
    await postponeRelease(tx, attemptId, storeId);
    return 0;
  }
  await markReleased(tx, attemptId, storeId, due.installments);
  if (shareCents === 0) return 0;
  const ref = `${sale.chargeId}:${storeId}:${due.installments.at(-1)}`;
  await postJournal(tx, fundsReleased({ ref, attemptId }, { storeId, shareCents, debtCents: pockets.debtCents }));
  return shareCents;
}
