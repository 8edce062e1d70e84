import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { OWN_CASE_WORDS } from "#modules/accounts/record-decision.ts";
import { changeRoles } from "#modules/operations/team/change-roles.ts";
import { advanceProblems } from "#modules/payments/refunds/decide-refund.ts";
import { refundLines } from "#modules/payments/refunds/refund-lines.ts";
import { reportProblem } from "#modules/payments/refunds/report-problem.ts";
import { answerProblem, escalateProblem } from "#modules/payments/refunds/answer-problem.ts";
import { refundSetting } from "#modules/payments/refunds/settings.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { createUser, type TestUser } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { authorOf, createPaidOrder, expectBounded, refundLine, refundsOf, sendRefunds } from "../../../../tests/paid-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { confirmAct } from "../pending-acts/answer-act.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { listActs } from "../pending-acts/queries/list-acts.ts";
import { decideAct, refundLinesAct, settleAct } from "./refund-acts.ts";
import { readTwoPersons } from "./two-persons.ts";

const sandbox = attachSandbox();
const motivo = "Fraude comprovada pelo banco.";
const LARGE = [60_000, 60_000];
type Paid = Awaited<ReturnType<typeof createPaidOrder>>;
let renata: Viewer, bruno: Viewer;
let brunoUser: TestUser;

beforeEach(async () => {
  await db.execute(sql`update users set roles = '{}' where roles <> '{}'`);
  await db.execute(sql`delete from pending_acts`);
  renata = await provedViewer(await createUser({ name: "Renata Queiroz", roles: ["admin"] }));
  brunoUser = await createUser({ name: "Bruno Lima", roles: ["admin"] });
  bruno = await provedViewer(brunoUser);
});

const giveRefund = (by: Viewer, { orderId, itemIds }: { orderId: string; itemIds: string[] }, isLegalWithdrawal = false) =>
  askOrDo(by, refundLinesAct, { orderId, itemIds, isLegalWithdrawal, cents: null, motivo });
const WAITS = { ok: true, value: { waits: true } };
const DONE = { ok: true, value: { waits: false } };
const reasonOf = (answer: { ok: boolean; reason?: string }) => (answer.ok ? "ok" : (answer.reason ?? ""));
const asked = async (): Promise<string> => (await listActs(bruno)).waiting[0]?.id ?? expect.fail("nothing waits");
const centsOf = async ({ orderId }: Paid) => (await refundsOf(orderId)).map(({ amountCents }) => amountCents);
const statusOf = async (id: string) =>
  (await db.execute(sql`select status from pending_acts where id = ${id}`)).rows[0]?.["status"];
const sells = (user: TestUser, { itemIds }: Paid) =>
  db.execute(sql`update stores set owner_id = ${user.id} where id = (select store_id from order_items where id = ${itemIds[0]})`);
async function askAll(paid: Paid): Promise<string> {
  expect(await giveRefund(renata, paid)).toEqual(WAITS);
  expect(await refundsOf(paid.orderId)).toEqual([]);
  return asked();
}

describe("a large amount given back by the administration", () => {
  it("waits for another owner, who reads how much of which order, and goes back once when two confirm at once", async () => {
    const paid = await createPaidOrder(sandbox, LARGE);
    expect(await readTwoPersons(renata, paid.orderId)).toMatchObject({ hasOther: true, aboveCents: 100_000, waiting: [] });
    const id = await askAll(paid);
    expect(await giveRefund(renata, paid), "pressed twice").toEqual(WAITS);
    const [act] = (await listActs(bruno)).waiting;
    expect(act?.title).toMatch(/^Devolver R\$\s1\.200,00 do pedido /);
    expect(act?.lines[0]).toContain(paid.items[0]?.title);
    expect(await readTwoPersons(renata, paid.orderId)).toMatchObject({ waiting: [paid.orderId] });

    const third = await provedViewer(await createUser({ roles: ["admin"] }));
    const both = await Promise.all([confirmAct(bruno, id), confirmAct(third, id), confirmAct(bruno, id)]);
    expect(both.map(reasonOf).filter((reason) => reason === "ok")).toHaveLength(1);
    expect(await refundsOf(paid.orderId)).toMatchObject([{ amountCents: 120_000, requestedBy: renata.userId, cause: "admin" }]);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await refundsOf(paid.orderId)).toMatchObject([{ status: "feito" }]);
    await expectBounded(paid);
  });

  it("is one person's up to the limit, and not in small parts of the same order", async () => {
    const paid = await createPaidOrder(sandbox, [100_000, 1_000]);
    expect(await giveRefund(renata, { ...paid, itemIds: [paid.itemIds[0]!] })).toEqual(DONE);
    expect(await readTwoPersons(renata, paid.orderId)).toMatchObject({ givenCents: 100_000 });
    expect(await giveRefund(renata, { ...paid, itemIds: [paid.itemIds[1]!] })).toEqual(WAITS);
    expect(await centsOf(paid)).toEqual([100_000]);
  });

  it("follows the limit that the platform sets", async () => {
    const paid = await createPaidOrder(sandbox);
    await db.execute(sql`insert into settings (key, value, updated_by)
      values (${refundSetting.key}, '{"twoPersonsAboveCents": 6000}', 'teste')`);
    try {
      expect(await giveRefund(renata, paid)).toEqual(WAITS);
    } finally {
      await db.execute(sql`delete from settings where key = ${refundSetting.key}`);
    }
  });

  it("goes back at once by an only owner, with proof, and the record says that nobody confirmed", async () => {
    await db.execute(sql`update users set roles = '{}' where id = ${bruno.userId}`);
    const paid = await createPaidOrder(sandbox, LARGE);
    await db.execute(sql`update sessions set stepped_up_at = null where id = ${renata.sessionId}`);
    expect(reasonOf(await giveRefund(renata, paid))).toBe("step_up_needed");
    await db.execute(sql`update sessions set stepped_up_at = now() where id = ${renata.sessionId}`);
    expect(await giveRefund(renata, paid)).toEqual(DONE);
    expect(await centsOf(paid)).toEqual([120_000]);
    const { rows } = await db.execute(sql`select action from admin_audit where admin_id = ${renata.userId} order by id`);
    expect(rows).toEqual([{ action: "reembolsar" }, { action: "ato-de-unico-dono" }]);
  });

  it("by the law counts from when it was asked, also when the seven days end while it waits", async () => {
    const paid = await createPaidOrder(sandbox, LARGE);
    expect(await giveRefund(renata, paid, true)).toEqual(WAITS);
    await db.execute(sql`update orders set paid_at = paid_at - interval '8 days' where id = ${paid.orderId}`);
    expect(await giveRefund(bruno, paid, true), "asked now").toMatchObject({ reason: "past_legal_days" });
    expect(reasonOf(await confirmAct(bruno, await asked()))).toBe("ok");
    expect(await refundsOf(paid.orderId)).toMatchObject([{ cause: "arrependimento" }]);
  });
});

describe("what changed since a large amount was asked to be given back", () => {
  it("by the author, who gave back a part, ends it undone", async () => {
    const paid = await createPaidOrder(sandbox, LARGE);
    const id = await askAll(paid);
    expect(reasonOf(await refundLine(paid, 0))).toBe("ok");
    expect(reasonOf(await confirmAct(bruno, id))).toBe("impeded");
    expect(await centsOf(paid)).toEqual([60_000]);
    expect(await statusOf(id)).toBe("impedido");
  });

  it("by the author, who gave back all and it is done, ends it undone", async () => {
    const paid = await createPaidOrder(sandbox, LARGE);
    const id = await askAll(paid);
    for (const index of [0, 1]) {
      await refundLine(paid, index);
      await sendRefunds(paid.orderId, paid.attemptId);
    }
    expect(await confirmAct(bruno, id)).toMatchObject({
      reason: "impeded",
      fields: { form: expect.stringContaining("Não foi feito") },
    });
    expect(await centsOf(paid)).toEqual([60_000, 60_000]);
    await expectBounded(paid);
  });

  it("in the very moment it is confirmed leaves one of the two", async () => {
    const paid = await createPaidOrder(sandbox, LARGE);
    const id = await askAll(paid);
    const author = await authorOf(paid.storeIds[0] ?? 0);
    const mine = { orderId: paid.orderId, itemIds: [paid.itemIds[0] ?? ""], reason: "Combinado." };
    const both = await Promise.all([confirmAct(bruno, id), refundLines(author, mine)]);
    // The author who finds it begun already is answered as who repeats a press.
    expect(await centsOf(paid)).toEqual([both[0].ok ? 120_000 : 60_000]);
    await expectBounded(paid);
  });

  it("in the role of who asked, before or in the very moment, ends it undone or comes too late", async () => {
    const paid = await createPaidOrder(sandbox, LARGE);
    const id = await askAll(paid);
    const change = { userId: renata.userId, from: ["admin" as const], to: ["suporte" as const], reason: motivo };
    const [confirmed, changed] = await Promise.all([confirmAct(bruno, id), changeRoles(bruno, change)]);
    expect(changed.ok).toBe(true);
    expect(await centsOf(paid)).toEqual(confirmed.ok ? [120_000] : []);
    expect(await statusOf(id)).toBe(confirmed.ok ? "feito" : "impedido");
    expect(["ok", "asker_left"]).toContain(reasonOf(confirmed));
  });
});

describe("an owner whose own sale it is", () => {
  it("does not confirm it, and another one does", async () => {
    const paid = await createPaidOrder(sandbox, LARGE);
    await sells(brunoUser, paid);
    const third = await provedViewer(await createUser({ roles: ["admin"] }));
    const id = await askAll(paid);
    expect(await confirmAct(bruno, id)).toMatchObject({ reason: "own_case", fields: { form: OWN_CASE_WORDS } });
    expect(await statusOf(id)).toBe("esperando");
    expect(reasonOf(await confirmAct(third, id))).toBe("ok");
  });

  it("is no second person where there is no other: it is done at once", async () => {
    const paid = await createPaidOrder(sandbox, LARGE);
    await sells(brunoUser, paid);
    expect(await readTwoPersons(renata, paid.orderId)).toMatchObject({ hasOther: false });
    expect(await giveRefund(renata, paid)).toEqual(DONE);
  });

  it("does not ask for it, also when the sale became theirs since", async () => {
    const paid = await createPaidOrder(sandbox, LARGE);
    const id = await askAll(paid);
    await db.execute(sql`update orders set user_id = ${renata.userId} where id = ${paid.orderId}`);
    expect(reasonOf(await giveRefund(renata, paid))).toBe("own_case");
    expect(reasonOf(await confirmAct(bruno, id))).toBe("impeded");
    expect(await refundsOf(paid.orderId)).toEqual([]);
  });
});

describe("a refund that a person decides or pays", () => {
  async function underApproval(prices: number[]) {
    const paid = await createPaidOrder(sandbox, prices);
    const of = { orderId: paid.orderId, itemId: paid.itemIds[0] ?? "" };
    await reportProblem(paid.buyer.id, { ...of, problem: "incompleto", text: "Veio em branco, do começo ao fim." });
    const [refund] = await refundsOf(paid.orderId);
    const author = await authorOf(paid.storeIds[0] ?? 0);
    await answerProblem({ userId: author.viewer.userId, storeId: author.storeId }, refund!.id, { agrees: false, reason: "Não." });
    await escalateProblem(paid.buyer.id, refund!.id);
    return { paid, refundId: refund!.id };
  }
  const refundStatus = async ({ orderId }: Paid) => (await refundsOf(orderId)).map(({ status }) => status);

  it("is approved by two when it is large, by one when it is not, and denied by one", async () => {
    const small = await underApproval([5_000]);
    expect(await askOrDo(renata, decideAct, { refundId: small.refundId, approves: true, motivo })).toEqual(DONE);
    const denied = await underApproval([150_000]);
    expect(await askOrDo(renata, decideAct, { refundId: denied.refundId, approves: false, motivo })).toEqual(DONE);
    const large = await underApproval([150_000]);
    expect(await askOrDo(renata, decideAct, { refundId: large.refundId, approves: true, motivo })).toEqual(WAITS);
    expect(await refundStatus(large.paid)).toEqual(["em_aprovacao"]);
    expect(reasonOf(await confirmAct(bruno, await asked()))).toBe("ok");
    expect(await refundStatus(large.paid)).toEqual(["aprovado"]);
  });

  it("approved by its deadline meanwhile is not approved again", async () => {
    const { paid, refundId } = await underApproval([150_000]);
    await askOrDo(renata, decideAct, { refundId, approves: true, motivo });
    await db.execute(sql`update refunds set due_at = now() - interval '1 minute' where id = ${refundId}`);
    await advanceProblems();
    expect(reasonOf(await confirmAct(bruno, await asked()))).toBe("impeded");
    expect(await refundStatus(paid)).toEqual(["aprovado"]);
  });

  it("is paid by hand only once another owner confirms, whatever the amount, and once", async () => {
    const paid = await createPaidOrder(sandbox, [5_000]);
    await refundLine(paid, 0);
    await db.execute(sql`update refunds set status = 'manual' where order_id = ${paid.orderId}`);
    const [manual] = await refundsOf(paid.orderId);
    const pay = { refundId: manual!.id, paidBy: "transferencia" as const, motivo: "Pix E2024 para quem comprou." };
    expect(await askOrDo(renata, settleAct, pay)).toEqual(WAITS);
    expect(await askOrDo(bruno, settleAct, { ...pay, paidBy: "plataforma" })).toMatchObject({ reason: "already_waiting" });
    expect(await refundStatus(paid)).toEqual(["manual"]);
    const id = await asked();
    const both = await Promise.all([confirmAct(bruno, id), confirmAct(bruno, id)]);
    expect(both.map(reasonOf).toSorted()).toEqual(["already_answered", "ok"]);
    expect(await refundsOf(paid.orderId)).toMatchObject([{ status: "feito", paidBy: "transferencia" }]);
    await expectBounded(paid);
  });

  it("proved paid at the provider meanwhile is not paid by hand", async () => {
    const paid = await createPaidOrder(sandbox, [5_000]);
    await refundLine(paid, 0);
    await db.execute(sql`update refunds set status = 'manual' where order_id = ${paid.orderId}`);
    const [manual] = await refundsOf(paid.orderId);
    await askOrDo(renata, settleAct, { refundId: manual!.id, paidBy: "plataforma", motivo: "Assumido." });
    await db.execute(sql`update refunds set status = 'feito' where id = ${manual!.id}`);
    expect(reasonOf(await confirmAct(bruno, await asked()))).toBe("impeded");
  });
});
