import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { createUser, viewerOf } from "../../../../tests/factories.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import { createPaidOrder, refundsOf, sendRefunds } from "../../../../tests/paid-order.ts";
import { orderStatus } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { sessions } from "../../accounts/tables.ts";
import { recordDownload } from "../../delivery/record-download.ts";
import { entitlements } from "../../delivery/tables.ts";
import { productVersionFiles } from "../../catalog/tables.ts";
import { answerProblem, escalateProblem } from "./answer-problem.ts";
import { advanceProblems, decideRefund } from "./decide-refund.ts";
import { refundLines } from "./refund-lines.ts";
import { withdrawFromPurchase } from "./withdraw-from-purchase.ts";
import { reportProblem } from "./report-problem.ts";
import { resendReceipt } from "./resend-receipt.ts";

const sandbox = attachSandbox();
type Paid = Awaited<ReturnType<typeof createPaidOrder>>;
const TEXT = "A página 3 veio em branco.";

const report = (paid: Paid, index = 0) =>
  reportProblem(paid.buyer.id, {
    orderId: paid.orderId,
    itemId: paid.itemIds[index] ?? "",
    problem: "incompleto",
    text: TEXT,
  });
const only = async (paid: Paid) => {
  const [refund] = await refundsOf(paid.orderId);
  if (!refund) throw new Error("no refund");
  return refund;
};
const author = (paid: Paid, index = 0) => ({ userId: paid.buyer.id, storeId: paid.storeIds[index] ?? 0 });
const emailsOf = async (refundId: string): Promise<string[]> => {
  const rows = await db
    .select({ ref: outboxEmails.ref })
    .from(outboxEmails)
    .where(sql`ref like ${`${refundId}:%`}`);
  return rows.map(({ ref }) => ref.split(":")[1] ?? "").toSorted();
};
const daysUntil = (at: Date | null): number => Math.round(((at?.getTime() ?? 0) - Date.now()) / 86_400_000);
const expire = (refundId: string) =>
  db.execute(sql`update refunds set due_at = now() - interval '1 second' where id = ${refundId}`);
const payDaysAgo = (paid: Paid, days: number) =>
  db.execute(sql`update orders set paid_at = now() - make_interval(days => ${days}) where id = ${paid.orderId}`);

async function downloadAll(paid: Paid): Promise<void> {
  for (const row of await db.select().from(entitlements).where(eq(entitlements.orderId, paid.orderId))) {
    const [file] = await db.select().from(productVersionFiles).where(eq(productVersionFiles.versionId, row.versionId));
    await recordDownload({ entitlementId: row.id, fileId: file?.fileId ?? "", how: "baixado", ip: "203.0.113.9" });
  }
}

describe("reporting a problem", () => {
  it("gives the author five days, notifies both sides and does not close the files", async () => {
    const paid = await createPaidOrder(sandbox);
    expect((await report(paid)).ok).toBe(true);
    const refund = await only(paid);
    expect(refund).toMatchObject({ status: "em_aprovacao", waitingFor: "autor", amountCents: 3_490, reason: TEXT });
    expect(daysUntil(refund.dueAt)).toBe(5);
    expect(await emailsOf(refund.id)).toEqual(["problema", "problema"]);
    expect(await orderStatus(paid.orderId)).toBe("pago");
    expect(await report(paid)).toMatchObject({ ok: false, reason: "already_open" });
  });

  it("the author accepts and that item's money goes back", async () => {
    const paid = await createPaidOrder(sandbox);
    await report(paid);
    const refund = await only(paid);
    expect(await answerProblem(author(paid, 1), refund.id, { agrees: true, reason: "ok" })).toMatchObject({
      reason: "not_found",
    });
    expect((await answerProblem(author(paid), refund.id, { agrees: true, reason: "Vou corrigir." })).ok).toBe(true);
    expect(await answerProblem(author(paid), refund.id, { agrees: false, reason: "Não." })).toMatchObject({ reason: "decided" });
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("parcialmente_estornado");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("the author refuses; the buyer calls the platform, which decides", async () => {
    const paid = await createPaidOrder(sandbox);
    await report(paid);
    const { id } = await only(paid);
    await answerProblem(author(paid), id, { agrees: false, reason: "A página 3 é assim mesmo." });
    expect(await only(paid)).toMatchObject({ waitingFor: "comprador", answer: "A página 3 é assim mesmo." });
    expect(await escalateProblem((await createUser()).id, id)).toMatchObject({ ok: false, reason: "not_found" });
    expect((await escalateProblem(paid.buyer.id, id)).ok).toBe(true);
    expect((await escalateProblem(paid.buyer.id, id)).ok).toBe(true);
    expect(daysUntil((await only(paid)).dueAt)).toBe(10);
    const admin = await createUser({ roles: ["admin"] });
    expect((await decideRefund(admin.id, id, { approves: false, reason: "O material está completo." })).ok).toBe(true);
    expect(await only(paid)).toMatchObject({ status: "negado", answer: "O material está completo.", waitingFor: null });
    expect(await emailsOf(id)).toContain("negada");
    expect(await report(paid)).toMatchObject({ ok: false, reason: "already_decided" });
    const { rows } = await db.execute(sql`select action, reason from admin_audit where target_id = ${id}`);
    expect(rows).toEqual([{ action: "negar-reembolso", reason: "O material está completo." }]);
  });

  it("without the author's answer in 5 days it passes to the platform, and without an answer in 15 the money goes back by itself", async () => {
    const paid = await createPaidOrder(sandbox);
    await report(paid);
    const { id } = await only(paid);
    await advanceProblems();
    expect((await only(paid)).waitingFor).toBe("autor");
    await expire(id);
    await Promise.all([advanceProblems(), advanceProblems()]);
    expect(await only(paid)).toMatchObject({ status: "em_aprovacao", waitingFor: "operador" });
    expect(daysUntil((await only(paid)).dueAt)).toBe(10);
    await expire(id);
    await Promise.all([advanceProblems(), advanceProblems()]);
    expect((await only(paid)).status).toBe("aprovado");
    expect(await emailsOf(id)).toEqual(["pedida", "problema", "problema", "problema_operador", "problema_operador"]);
  });

  it("a refusal not contested in 7 days ends the request", async () => {
    const paid = await createPaidOrder(sandbox);
    await report(paid);
    const { id } = await only(paid);
    await answerProblem(author(paid), id, { agrees: false, reason: "Está certo." });
    expect(daysUntil((await only(paid)).dueAt)).toBe(7);
    await expire(id);
    await advanceProblems();
    expect((await only(paid)).status).toBe("negado");
    expect(await escalateProblem(paid.buyer.id, id)).toMatchObject({ reason: "decided" });
  });

  it("holds for 60 days, and 90 when it is not as described", async () => {
    const paid = await createPaidOrder(sandbox);
    await payDaysAgo(paid, 61);
    expect(await report(paid)).toMatchObject({ ok: false, reason: "too_late" });
    const other = { orderId: paid.orderId, itemId: paid.itemIds[0] ?? "", problem: "diferente" as const, text: TEXT };
    await payDaysAgo(paid, 91);
    expect(await reportProblem(paid.buyer.id, other)).toMatchObject({ ok: false, reason: "too_late" });
    await payDaysAgo(paid, 89);
    expect((await reportProblem(paid.buyer.id, other)).ok).toBe(true);
  });

  it("another person's is an order that does not exist (INV-35)", async () => {
    const paid = await createPaidOrder(sandbox);
    const stranger = await createUser();
    const wanted = { orderId: paid.orderId, itemId: paid.itemIds[0] ?? "", problem: "outro" as const, text: TEXT };
    expect(await reportProblem(stranger.id, wanted)).toMatchObject({ ok: false, reason: "not_found" });
  });

  it("a Pix older than 90 days, which the bank no longer returns, goes to a person", async () => {
    const paid = await createPaidOrder(sandbox, [5_000]);
    await report(paid);
    await payDaysAgo(paid, 91);
    await answerProblem(author(paid), (await only(paid)).id, { agrees: true, reason: "Certo." });
    await sandbox.outcome(paid.chargeId, "refund-fail-next");
    await sendRefunds(paid.orderId, paid.attemptId);
    expect((await only(paid)).status).toBe("manual");
    expect(await emailsOf((await only(paid)).id)).toContain("manual");
  });
});

describe("withdrawing from one item and the limit of withdrawals", () => {
  it("of a single item closes and refunds only it; the other can still follow", async () => {
    const paid = await createPaidOrder(sandbox);
    expect((await withdrawFromPurchase(paid.buyer.id, paid.orderId, [paid.itemIds[1] ?? ""])).ok).toBe(true);
    const open = await db
      .select()
      .from(entitlements)
      .where(sql`order_id = ${paid.orderId} and revoked_at is null`);
    expect(open.map((row) => row.orderItemId)).toEqual([paid.itemIds[0]]);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("parcialmente_estornado");
    expect((await withdrawFromPurchase(paid.buyer.id, paid.orderId)).ok).toBe(true);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    expect((await refundsOf(paid.orderId)).map((refund) => refund.amountCents)).toEqual([2_600, 3_490]);
  });

  it("after three withdrawals with a download in 90 days a person decides, and the files stay open", async () => {
    const paid = await createPaidOrder(sandbox, [1_000, 1_100, 1_200, 1_300]);
    await downloadAll(paid);
    for (const itemId of paid.itemIds.slice(0, 3)) {
      expect(await withdrawFromPurchase(paid.buyer.id, paid.orderId, [itemId])).toEqual({
        ok: true,
        value: { status: "aprovado" },
      });
      await db.execute(
        sql`update refunds set order_id = order_id, created_at = created_at - interval '1 minute' where asked_by = ${paid.buyer.id}`,
      );
      await db.execute(sql`update downloads set at = at - interval '5 minutes'`);
    }
    const last = await withdrawFromPurchase(paid.buyer.id, paid.orderId, [paid.itemIds[3] ?? ""]);
    // Each item is a purchase of its own here; four in one order count as four.
    expect(last).toEqual({ ok: true, value: { status: "em_aprovacao" } });
    const held = (await refundsOf(paid.orderId)).find((refund) => refund.status === "em_aprovacao");
    expect(held).toMatchObject({ waitingFor: "operador", amountCents: 1_300 });
    expect(await emailsOf(held?.id ?? "")).toEqual(["analise"]);
    const open = await db
      .select()
      .from(entitlements)
      .where(sql`order_id = ${paid.orderId} and revoked_at is null`);
    expect(open.map((row) => row.orderItemId)).toEqual([paid.itemIds[3]]);
  });

  it("holds for seven days from the first download when that came after payment", async () => {
    const paid = await createPaidOrder(sandbox);
    await payDaysAgo(paid, 9);
    expect(await withdrawFromPurchase(paid.buyer.id, paid.orderId)).toMatchObject({ ok: false, reason: "too_late" });
    await downloadAll(paid);
    expect((await withdrawFromPurchase(paid.buyer.id, paid.orderId)).ok).toBe(true);
  });
});

describe("the platform refunds", () => {
  it("above R$ 2.000 asks for proof of who one is, and leaves a record", async () => {
    const paid = await createPaidOrder(sandbox, [200_000, 100_000]);
    const admin = await createUser({ roles: ["admin"] });
    const viewer = await viewerOf(admin);
    const wanted = { orderId: paid.orderId, itemIds: paid.itemIds, reason: "Fraude comprovada." };
    expect(await refundLines({ as: "admin", viewer }, wanted)).toMatchObject({ ok: false, reason: "step_up_needed" });
    expect(await refundsOf(paid.orderId)).toEqual([]);
    await db.insert(sessions).values({
      id: viewer.sessionId,
      userId: admin.id,
      token: viewer.sessionId,
      expiresAt: new Date(Date.now() + 3_600_000),
      steppedUpAt: new Date(),
    });
    expect((await refundLines({ as: "admin", viewer }, wanted)).ok).toBe(true);
    const { rows } = await db.execute(sql`select action from admin_audit where target_id = ${paid.orderId}`);
    expect(rows).toEqual([{ action: "reembolsar" }]);
  });
});

it("a receipt sent again carries the refunds, and only goes to the buyer", async () => {
  const paid = await createPaidOrder(sandbox);
  await withdrawFromPurchase(paid.buyer.id, paid.orderId, [paid.itemIds[0] ?? ""]);
  await sendRefunds(paid.orderId, paid.attemptId);
  expect(await resendReceipt((await createUser()).id, paid.orderId)).toMatchObject({ ok: false, reason: "not_found" });
  expect((await resendReceipt(paid.buyer.id, paid.orderId)).ok).toBe(true);
  const sent = await db
    .select()
    .from(outboxEmails)
    .where(sql`kind = 'pedido.recibo' and ref like ${`${paid.orderId}:%`}`);
  expect(sent.map((mail) => mail.payload)).toMatchObject([
    { again: { interestCents: 0, refunds: [{ label: "Desistência da compra", amountCents: 3_490 }] } },
  ]);
});
