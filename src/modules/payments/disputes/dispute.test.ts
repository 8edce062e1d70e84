import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { formatMoney } from "#kit/money.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { balanceOf, countJournals, ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { bankReturnWords } from "../../delivery/messages.ts";
import { findPurchase } from "../../delivery/queries/find-purchase.ts";
import { entitlements } from "../../delivery/tables.ts";
import { lockAttempt } from "../find-attempt.ts";
import { postJournal } from "../post-journal.ts";
import { readReceipt } from "../receipts/queries/read-receipt.ts";
import { resendReceipt } from "../refunds/resend-receipt.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { startPayment } from "../start-payment.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { disputes } from "../tables/disputes.ts";
import { moveDispute } from "./move-dispute.ts";
import { noteDispute } from "./note-dispute.ts";
import { DISPUTE_MOVES, DISPUTE_STATUSES, type DisputeMove, nextDispute } from "./rules/dispute.ts";

const sandbox = attachSandbox();
const BY = { cause: "teste", actor: "teste" };

async function paidOrder() {
  const made = await createPendingOrder(sandbox);
  await startPayment(made.attemptId);
  const chargeId = (await readAttempt(made.attemptId)).providerChargeId ?? "";
  await sandbox.outcome(chargeId, "pay");
  await settleAttempt(made.attemptId);
  const bank = async (outcome: "chargeback" | "chargeback-won") => {
    await sandbox.outcome(chargeId, outcome);
    await settleAttempt(made.attemptId);
  };
  return { ...made, chargeId, bank };
}

const disputeOf = async (attemptId: string) => (await db.select().from(disputes).where(eq(disputes.attemptId, attemptId)))[0];
const openFiles = (orderId: string) =>
  db
    .select()
    .from(entitlements)
    .where(sql`order_id = ${orderId} and revoked_at is null`);
const emailMessages = async (kind: string, id: string) =>
  (
    await db
      .select()
      .from(outboxEmails)
      .where(sql`kind = ${kind} and ref like ${`${id}%`}`)
  ).length;

describe("a formalised dispute (INV-12)", () => {
  it("takes the money once, closes the files and notifies seller and buyer", async () => {
    const { orderId, attemptId, storeIds, bank } = await paidOrder();
    const before = await Promise.all(storeIds.map((id) => balanceOf(`seller:${id}:pending`)));
    expect(before.every((cents) => cents < 0)).toBe(true);
    await bank("chargeback");
    await Promise.all(Array.from({ length: 8 }, () => settleAttempt(attemptId)));
    const dispute = await disputeOf(attemptId);
    expect(dispute).toMatchObject({ status: "formalizado", reason: "med", amountCents: 6090, flips: 0 });
    expect(dispute?.deadlineAt && dispute.formalizedAt && dispute.deadlineAt.getTime() - dispute.formalizedAt.getTime()).toBe(
      10 * 86_400_000,
    );
    expect(dispute?.wordsUntil && dispute.formalizedAt && dispute.wordsUntil.getTime() - dispute.formalizedAt.getTime()).toBe(
      72 * 3_600_000,
    );
    expect(await orderStatus(orderId)).toBe("contestado");
    expect(await openFiles(orderId)).toHaveLength(0);
    for (const id of storeIds) expect(await balanceOf(`seller:${id}:pending`)).toBe(0);
    expect(await emailMessages("contestacao.autor", dispute?.id ?? "")).toBe(2);
    expect(await emailMessages("contestacao.comprador", dispute?.id ?? "")).toBe(1);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("won: money and files come back once, and the pair adds up to nothing (INV-12, INV-22)", async () => {
    const { orderId, attemptId, storeIds, bank } = await paidOrder();
    const platform = await balanceOf("psp:platform");
    const before = await Promise.all(storeIds.map((id) => balanceOf(`seller:${id}:pending`)));
    await bank("chargeback");
    await bank("chargeback-won");
    await Promise.all(Array.from({ length: 8 }, () => settleAttempt(attemptId)));
    expect(await disputeOf(attemptId)).toMatchObject({ status: "ganho", flips: 0 });
    expect(await orderStatus(orderId)).toBe("pago");
    expect(await openFiles(orderId)).toHaveLength(2);
    expect(await Promise.all(storeIds.map((id) => balanceOf(`seller:${id}:pending`)))).toEqual(before);
    expect(await balanceOf("psp:platform")).toBe(platform);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("a second dispute after a win is a loss and takes the money again; a third turn does not exist", async () => {
    const { orderId, attemptId, storeIds, bank } = await paidOrder();
    await bank("chargeback");
    await bank("chargeback-won");
    await bank("chargeback");
    expect(await disputeOf(attemptId)).toMatchObject({ status: "perdido", flips: 1 });
    expect(await orderStatus(orderId)).toBe("perdido");
    for (const id of storeIds) expect(await balanceOf(`seller:${id}:pending`)).toBe(0);
    expect(await openFiles(orderId)).toHaveLength(0);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
    await bank("chargeback-won");
    expect(await disputeOf(attemptId)).toMatchObject({ status: "perdido", flips: 1 });
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("lost and then reversed by the bank it comes back once", async () => {
    const { orderId, attemptId, bank } = await paidOrder();
    await bank("chargeback");
    const note = await transact((tx) => noteDispute(tx, orderId, "perder", BY));
    expect(note.ok).toBe(true);
    expect(await orderStatus(orderId)).toBe("perdido");
    await bank("chargeback-won");
    expect(await disputeOf(attemptId)).toMatchObject({ status: "ganho", flips: 1 });
    expect(await orderStatus(orderId)).toBe("pago");
    expect(await openFiles(orderId)).toHaveLength(2);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("lost, its receipt says that the bank gave the money back, on the page, on paper and by e-mail", async () => {
    const { orderId, buyer, bank } = await paidOrder();
    const bankLines = async () =>
      ((await readReceipt(buyer.id, orderId))?.lines ?? []).slice(-2).map(({ label, amount }) => [label, amount]);
    const ofPage = async () => (await findPurchase(buyer.id, orderId))?.bankReturns.map(({ amountCents }) => amountCents);
    await bank("chargeback");
    expect(await ofPage()).toEqual([]);
    await transact((tx) => noteDispute(tx, orderId, "perder", BY));
    expect(await ofPage()).toEqual([6_090]);
    expect(await bankLines()).toEqual([
      [bankReturnWords, formatMoney(-6_090)],
      ["Ficou em", formatMoney(0)],
    ]);
    expect((await resendReceipt(buyer.id, orderId)).ok).toBe(true);
    const sent = await db
      .select()
      .from(outboxEmails)
      .where(sql`kind = 'pedido.recibo' and ref like ${`${orderId}:%`}`);
    expect(sent.at(-1)?.payload).toMatchObject({ again: { refunds: [{ label: bankReturnWords, amountCents: 6_090 }] } });
    await bank("chargeback-won");
    expect(await ofPage()).toEqual([]);
  });

  it("of a sale already withdrawn it becomes the seller's debt, and does not fail (INV-18)", async () => {
    const { attemptId, storeIds, bank } = await paidOrder();
    const [store] = storeIds;
    const owed = -(await balanceOf(`seller:${store}:pending`));
    const move = (kind: string, from: string, to: string) =>
      transact(async (tx) => {
        const postings = [
          { account: from, amountCents: owed },
          { account: to, amountCents: -owed },
        ];
        return ok(await postJournal(tx, { kind, ref: attemptId, attemptId, postings }));
      });
    await move("funds.released", `seller:${store}:pending`, `seller:${store}:available`);
    await move("withdrawal.paid", `seller:${store}:available`, `psp:seller:${store}`);
    await bank("chargeback");
    expect(await balanceOf(`seller:${store}:debt`)).toBe(owed);
    expect((await disputeOf(attemptId))?.status).toBe("formalizado");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("of a card has another name in the ledger and another reason in the dispute (INV-13)", async () => {
    const { attemptId, bank } = await paidOrder();
    const [med, card] = [await countJournals("med.debit"), await countJournals("dispute.lost_funds")];
    await db.update(paymentAttempts).set({ method: "cartao" }).where(eq(paymentAttempts.id, attemptId));
    await bank("chargeback");
    expect((await disputeOf(attemptId))?.reason).toBe("contestacao");
    expect(await countJournals("dispute.lost_funds")).toBe(card + 1);
    expect(await countJournals("med.debit")).toBe(med);
  });

  it("learned through a slow worker's stale reading is not undone (INV-30)", async () => {
    const { orderId, attemptId, bank } = await paidOrder();
    const { applyCharge } = await import("../apply-charge.ts");
    const { interpretCharge } = await import("../interpret-charge.ts");
    const { pagarme } = await import("../provider.ts");
    const read = await pagarme.orders.get((await readAttempt(attemptId)).providerOrderId ?? "");
    const old = read.ok && interpretCharge(read.value);
    if (!old) throw new Error("no reading");
    await sandbox.call("POST", "/sandbox/clock", { advance: "PT2S" });
    await bank("chargeback");
    await transact(async (tx) => ok(await applyCharge(tx, attemptId, old)));
    expect(await orderStatus(orderId)).toBe("contestado");
    expect((await disputeOf(attemptId))?.status).toBe("formalizado");
  });
});

describe("the dispute in the database (2.5)", () => {
  it("moves as in the table, from every state with every event", { timeout: 120_000 }, async () => {
    for (const from of [null, ...DISPUTE_STATUSES]) {
      for (const move of Object.keys(DISPUTE_MOVES) as DisputeMove[]) {
        const { attemptId } = await paidOrder();
        const walk: Record<string, DisputeMove[]> = {
          aviso: ["avisar"],
          encerrado: ["avisar", "encerrar"],
          formalizado: ["formalizar"],
          em_defesa: ["formalizar", "defender"],
          ganho: ["formalizar", "ganhar"],
          perdido: ["formalizar", "perder"],
        };
        const run = (one: DisputeMove) =>
          transact(async (tx) => {
            const found = await lockAttempt(tx, attemptId);
            if (!found) throw new Error("no attempt");
            return ok(await moveDispute(tx, found, one, BY));
          });
        for (const step of from ? (walk[from] ?? []) : []) await run(step);
        // A closed warning is as if there had been none: what comes later is another dispute.
        const status = from === "encerrado" ? null : from;
        const expected = nextDispute(status, 0, move);
        const moved = (await run(move)).value;
        expect(moved?.status ?? null, `${from}, ${move}`).toBe(expected?.to ?? null);
        expect(await ledgerViolations(), `${from}, ${move}`).toEqual(NO_VIOLATIONS);
      }
    }
  });

  it("what a person notes moves no money, and is not noted twice", async () => {
    const { orderId, attemptId } = await paidOrder();
    const journals = () => db.execute(sql`select count(*)::int as n from ledger_journals`).then(({ rows }) => rows[0]?.n);
    const before = await journals();
    const answers = await Promise.all(Array.from({ length: 5 }, () => transact((tx) => noteDispute(tx, orderId, "avisar", BY))));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect((await disputeOf(attemptId))?.status).toBe("aviso");
    expect(await transact((tx) => noteDispute(tx, orderId, "perder", BY))).toEqual({ ok: false, reason: "already_done" });
    expect((await transact((tx) => noteDispute(tx, orderId, "encerrar", BY))).ok).toBe(true);
    expect(await journals()).toBe(before);
  });
});
