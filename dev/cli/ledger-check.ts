import { joinRunningSystem } from "./running-system.ts";
import { exitWithMessage } from "./messages.ts";

try {
  joinRunningSystem();
  const { checkLedger } = await import("#modules/payouts/ledger-check/check-ledger.ts");
  const { LEDGER_CHECKS } = await import("#modules/payouts/ledger-check/checks.ts");
  const { pool } = await import("#platform/db.ts");
  const counts = await checkLedger();
  for (const [name, { invariant, words }] of Object.entries(LEDGER_CHECKS))
    console.log(`${String(counts[name as keyof typeof counts]).padStart(6)}  ${invariant}  ${name}: ${words}`);
  await pool.end();
  process.exitCode = Object.values(counts).every((count) => count === 0) ? 0 : 1;
} catch (error) {
  exitWithMessage(error);
}
