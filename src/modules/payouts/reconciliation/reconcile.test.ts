import { desc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import { createPendingOrder, readAttempt } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { pagarme } from "../../payments/provider.ts";
import { readReceivables } from "../../payments/receivables/read-receivables.ts";
import { readFee } from "../../payments/refunds/read-lines.ts";
import { settleAttempt } from "../../payments/settle-attempt.ts";
import { startPayment } from "../../payments/start-payment.ts";
import { findHold } from "../bank/queries.ts";
import { reconciliationFindings, reconciliationRuns } from "../tables/reconciliation.ts";
import { openNightlyRun, openRun } from "./open-run.ts";
import { reconcile } from "./reconcile.ts";

const sandbox = attachSandbox();
const compare = async () => reconcile(await openRun(), { secondLookMs: 0 });

/** A sale paid at the provider; ours knows of it unless its news was lost. */
async function sale({ isRecorded = true } = {}) {
  const made = await createPendingOrder(sandbox, [10_000]);
  await startPayment(made.attemptId);
  const { providerChargeId } = await readAttempt(made.attemptId);
  await sandbox.outcome(providerChargeId ?? "", "pay");
  if (isRecorded) {
    await settleAttempt(made.attemptId);
    await readReceivables(made.attemptId);
  }
  return { ...made, chargeId: providerChargeId ?? "", storeId: made.storeIds[0] ?? 0 };
}

/** A paid charge of nobody we know, with money for a store of ours. */
const inventCharge = (chargeId: string, storeId: number) =>
  sandbox.call("POST", "/sandbox/history", [
    {
      order_id: chargeId.replace("ch_", "or_"),
      charge_id: chargeId,
      code: "de-fora",
      customer: { name: "Alguém", email: "alguem@example.test", document: "52998224725" },
      amount: 5_000,
      fee: 60,
      paid_at: new Date().toISOString(),
      returned_at: null,
      split: [
        { recipient_id: "re_plataforma_sandbox", amount: 600 },
        { recipient_id: `re_teste_${storeId}`, amount: 4_400 },
      ],
    },
  ]);

describe("the reconciliation with the provider", () => {
  it("finds nothing with everything posted", async () => {
    await sale();
    expect(await compare()).toMatchObject({ status: "certa", findings: [], seen: { charges: 1 } });
  });

  it("a centavo that appears unexplained stops withdrawals, and when the sum is right again they return (INV-19)", async () => {
    const { storeId } = await sale();
    const balance = sandbox.state.balanceOf(`re_teste_${storeId}`);
    balance.available += 1;
    expect((await compare()).findings).toMatchObject([
      { kind: "saldo_diferente", storeId, oursCents: 8_800, theirsCents: 8_801 },
    ]);
    expect(await findHold(db, storeId)).toMatchObject({ kind: "conferencia" });
    balance.available -= 1;
    expect(await compare()).toMatchObject({ status: "certa" });
    expect(await findHold(db, storeId)).toBeNull();
  });

  it("a transfer nobody asked for is a finding (INV-16, INV-19)", async () => {
    const { storeId } = await sale();
    const id = `re_teste_${storeId}`;
    sandbox.state.balanceOf(id).waiting -= 8_800;
    sandbox.state.balanceOf(id).available += 8_800;
    const sent = await pagarme.transfers.create({ amount: 1_000, recipient_id: id }, "saque-1");
    const { findings } = await compare();
    expect(findings).toMatchObject([{ kind: "transferencia_desconhecida", storeId, theirsCents: 1_000 }]);
    if (sent.ok) await sandbox.call("POST", `/sandbox/transfers/${sent.value.id}/fail`);
    sandbox.state.transfers.clear();
    sandbox.state.transfersByRecipient.clear();
    expect(await compare()).toMatchObject({ status: "certa" });
  });

  it("what settles between two looks is no finding", async () => {
    const { attemptId } = await sale({ isRecorded: false });
    const looking = openRun().then((runId) => reconcile(runId, { secondLookMs: 3_000 }));
    await settleAttempt(attemptId);
    await readReceivables(attemptId);
    expect(await looking).toMatchObject({ status: "certa" });
  });

  it("a fee nobody has read yet, as after the provider's return, is read between the looks and is no finding", async () => {
    const { attemptId } = await sale({ isRecorded: false });
    await settleAttempt(attemptId);
    expect(await readFee(db, attemptId)).toBeNull();
    expect(await compare()).toMatchObject({ status: "certa" });
    expect(await readFee(db, attemptId)).not.toBeNull();
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("with the provider down accuses nobody and does not release who was stopped", async () => {
    await sandbox.fault("500", 60, "/payables");
    expect(await compare()).toMatchObject({ status: "incompleta", findings: [] });
  });

  it("at night runs once, however many workers there are", async () => {
    await db.execute(sql`update reconciliation_runs set started_at = started_at - interval '2 days'`);
    const opened = await Promise.all(Array.from({ length: 8 }, () => openNightlyRun()));
    const rows = await readRows(
      db,
      { night: col.bool`extract(hour from now() at time zone 'America/Sao_Paulo') between 3 and 5` },
      (row) => sql`select ${row}`,
    );
    expect(opened.filter((run) => run !== null)).toHaveLength(rows[0]?.night ? 1 : 0);
  });

  it("a lost webhook, an invented charge and a fee one centavo higher are three named findings (INV-19)", async () => {
    const [lost, touched] = [await sale({ isRecorded: false }), await sale()];
    await inventCharge("ch_inventada", touched.storeId);
    const taxed = (sandbox.state.payablesByCharge.get(touched.chargeId) ?? []).find((payable) => payable.fee > 0);
    if (taxed) taxed.fee += 1;
    sandbox.state.balanceOf("re_plataforma_sandbox").waiting -= 1;

    const { status, findings } = await compare();
    expect(status).toBe("com_diferencas");
    expect(findings.map(({ kind, ref }) => [kind, ref]).toSorted(([a = ""], [b = ""]) => a.localeCompare(b))).toEqual([
      ["cobranca_desconhecida", "ch_inventada"],
      ["cobranca_sem_lancamento", lost.chargeId],
      ["taxa_diferente", touched.chargeId],
    ]);
    expect(findings.find(({ kind }) => kind === "taxa_diferente")).toMatchObject({
      storeId: null,
      oursCents: 119,
      theirsCents: 120,
    });
    const [run] = await db.select().from(reconciliationRuns).orderBy(desc(reconciliationRuns.id)).limit(1);
    const saved = await db
      .select()
      .from(reconciliationFindings)
      .where(eq(reconciliationFindings.runId, run?.id ?? 0));
    expect(run).toMatchObject({ status: "com_diferencas" });
    expect(saved).toHaveLength(3);
    expect(await findHold(db, touched.storeId)).toMatchObject({ kind: "conferencia" });
    expect(await findHold(db, lost.storeId)).toBeNull();

    expect((await readAttempt(lost.attemptId)).status).toBe("paga");
    await readReceivables(lost.attemptId);
    expect((await compare()).findings.map(({ kind }) => kind).toSorted()).toEqual(["cobranca_desconhecida", "taxa_diferente"]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });
});
