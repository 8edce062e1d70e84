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
 * Releases pending funds: each sale at the later of eight days after delivery and the day the provider has the money, which is read
 * again now (INV-14). While the provider does not answer, nothing is released. Any number of workers and runs release each share once.
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
 * Releases what is due to one author of one sale and returns it in centavos: only what refunds and disputes left, after paying the
 * author's debt. While the buyer has an open return, the release is postponed. Returns 0 when nothing was released.
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
