import { joinRunningSystem } from "./running-system.ts";
import { exitWithMessage } from "./messages.ts";

const EVERYTHING = 3_650;

try {
  joinRunningSystem();
  const { reconcile } = await import("#modules/payouts/reconciliation/reconcile.ts");
  const { openRun } = await import("#modules/payouts/reconciliation/open-run.ts");
  const { FINDING_STEPS, FINDING_WORDS } = await import("#modules/payouts/reconciliation/rules.ts");
  const { findOrderOfCharge } = await import("#modules/payouts/reconciliation/queries.ts");
  const { closeJobs } = await import("#platform/jobs.ts");
  const { pool } = await import("#platform/db.ts");
  const { formatMoney } = await import("#kit/money.ts");
  const sum = (cents: number | null): string => (cents === null ? "nada" : formatMoney(cents));

  const { status, findings, seen } = await reconcile(await openRun(), { days: EVERYTHING });
  console.log(
    `${seen.recipients} recebedores, ${seen.charges} cobranças, ${seen.payables} recebíveis, ${seen.transfers} transferências`,
  );
  for (const { kind, storeId, ref, oursCents, theirsCents, isResolved } of findings) {
    const order = await findOrderOfCharge(ref);
    const whose = [storeId === null ? "plataforma" : `loja ${storeId}`, ...(order ? [`pedido ${order.number}`] : [])].join(", ");
    console.log(`${kind} ${ref} (${whose}): ${FINDING_WORDS[kind]}; nosso ${sum(oursCents)}, deles ${sum(theirsCents)}`);
    console.log(
      isResolved ? "  já acertada: o aviso tinha se perdido, e a cobrança foi lida de novo" : `  ${FINDING_STEPS[kind]}`,
    );
  }
  const open = findings.filter(({ isResolved }) => !isResolved).length;
  console.log(status === "incompleta" ? "o provedor não respondeu: nada foi comparado" : `${open} diferenças`);
  await closeJobs();
  await pool.end();
  process.exitCode = status === "certa" ? 0 : 1;
} catch (error) {
  exitWithMessage(error);
}
