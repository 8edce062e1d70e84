import { checkLedger } from "./ledger-check/check-ledger.ts";
import { openNightlyRun } from "./reconciliation/open-run.ts";
import { reconcile } from "./reconciliation/reconcile.ts";

/** The night's work on the books: our own invariants first, then ours against the provider's. Once a night, however many workers. */
export async function checkBooks(): Promise<void> {
  const runId = await openNightlyRun();
  if (runId === null) return;
  // What stops one says nothing of the other: the provider's books are compared all the same, and the failure is told after.
  const [checked] = await Promise.allSettled([checkLedger()]);
  await reconcile(runId);
  if (checked.status === "rejected") throw checked.reason;
}
