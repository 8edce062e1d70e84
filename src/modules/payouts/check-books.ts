import { checkLedger } from "./ledger-check/check-ledger.ts";
import { openNightlyRun } from "./reconciliation/open-run.ts";
import { reconcile } from "./reconciliation/reconcile.ts";

/**
 * The nightly check of the ledger: first our own invariants, then the comparison with the provider. Once a night, with any number
 * of workers.
 */
export async function checkBooks(): Promise<void> {
  const runId = await openNightlyRun();
  if (runId === null) return;
  // The two checks are independent: the comparison runs even when the first fails, and the failure is thrown afterwards.
  const [checked] = await Promise.allSettled([checkLedger()]);
  await reconcile(runId);
  if (checked.status === "rejected") throw checked.reason;
}
