import { log } from "#platform/log.ts";
import { ledgerTrouble } from "#platform/metrics.ts";
import { LEDGER_CHECKS, type LedgerCheck } from "./checks.ts";
import { countViolationsInTime } from "./queries.ts";

/** Runs the ledger checks: each count is published as a metric, and one above 0 is logged as an alarm. */
export async function checkLedger(): Promise<Record<LedgerCheck, number>> {
  const counts = await countViolationsInTime();
  for (const name of Object.keys(LEDGER_CHECKS) as LedgerCheck[]) {
    const { invariant } = LEDGER_CHECKS[name];
    ledgerTrouble.set({ check: name, invariant }, counts[name]);
    if (counts[name] > 0) log.error({ alarm: "ledger", check: name, invariant, violations: counts[name] }, "the books are wrong");
  }
  return counts;
}
