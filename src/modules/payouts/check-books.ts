import { checkLedger } from "./ledger-check/check-ledger.ts";
import { openNightlyRun } from "./reconciliation/open-run.ts";
import { reconcile } from "./reconciliation/reconcile.ts";

/** The night's work on the books: our own invariants first, then ours against the provider's. Once a night, however many workers. */
export async function checkBooks(): Promise<void> {
  const runId = await openNightlyRun();
  if (runId === null) return;
  await checkLedger();
  await reconcile(runId);
}
