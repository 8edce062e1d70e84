import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { confirmWithdrawal } from "#modules/payouts/withdrawals/confirm-withdrawal.ts";
import type { Decision } from "#modules/payouts/withdrawals/decide-withdrawal.ts";
import { sendWithdrawal } from "#modules/payouts/withdrawals/send-withdrawal.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { createUser } from "../../../../tests/factories.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { authorWithBalance, PLATFORM, readWithdrawal, requestedWithdrawal, walletOf } from "../../../../tests/paid-author.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { confirmAct } from "../pending-acts/answer-act.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { listActs } from "../pending-acts/queries/list-acts.ts";
import { withdrawalAct } from "./withdrawal-act.ts";

const sandbox = attachSandbox();
const WAITS = { ok: true, value: { waits: true } };
let renata: Viewer, bruno: Viewer;

beforeEach(async () => {
  await db.execute(sql`update users set roles = '{}' where roles <> '{}'`);
  await db.execute(sql`delete from pending_acts`);
  renata = await provedViewer(await createUser({ name: "Renata Queiroz", roles: ["admin"] }));
  bruno = await provedViewer(await createUser({ name: "Bruno Lima", roles: ["admin"] }));
});
afterEach(async () => {
  expect(await ledgerViolations()).toMatchObject(NO_VIOLATIONS);
});

/** A withdrawal of R$ 200,00 whose transfer never reached the provider, an hour ago. */
async function unanswered() {
  await sandbox.call("POST", "/sandbox/recipients", [
    { id: PLATFORM, name: "Autoria", document: "11222333000181", status: "active", available_amount: 100_000 },
  ]);
  const author = await authorWithBalance(50_000, sandbox);
  const requested = await requestedWithdrawal(author, 20_000);
  await confirmWithdrawal(author.viewer, requested);
  await sandbox.fault("500", 60, "/core/v5/transfers");
  await sendWithdrawal(requested.id);
  await sandbox.call("DELETE", "/sandbox/faults");
  await db.execute(sql`update withdrawals set sent_at = now() - interval '61 minutes' where id = ${requested.id}`);
  return { author, id: requested.id };
}

const decide = (by: Viewer, withdrawalId: string, decision: Decision["decision"]) =>
  askOrDo(by, withdrawalAct, { withdrawalId, decision, motivo: "Conferido com a Pagar.me por telefone." });
const waitingAct = async () => (await listActs(bruno)).waiting[0] ?? expect.fail("nothing waits");

it("one without an answer goes again once another owner confirms, once when two confirm at once", async () => {
  const { id } = await unanswered();
  expect(await decide(renata, id, "reenviar")).toEqual(WAITS);
  expect((await readWithdrawal(id)).status).toBe("desconhecido");
  const act = await waitingAct();
  expect(act.title).toMatch(/^Enviar de novo o saque de R\$\s200,00 de /);
  expect(await confirmAct(renata, act.id)).toMatchObject({ reason: "own_ask" });
  const both = await Promise.all([confirmAct(bruno, act.id), confirmAct(bruno, act.id)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  await sendWithdrawal(id);
  expect((await readWithdrawal(id)).status).toBe("processando");
});

it("returned to the balance, it is the store's again; refusing or approving one under review is one person's", async () => {
  const { author, id } = await unanswered();
  expect(await decide(renata, id, "desistir")).toEqual(WAITS);
  expect(await confirmAct(bruno, (await waitingAct()).id)).toMatchObject({ ok: true });
  expect(await walletOf(author.storeId)).toMatchObject({ available: 50_000, reserved: 0 });
  expect(await decide(renata, id, "aprovar")).toMatchObject({ reason: "moved_on" });
});

it("the provider is asked again before it is confirmed: what may have left meanwhile does not leave twice, and the act waits on", async () => {
  const { id } = await unanswered();
  expect(await decide(renata, id, "reenviar")).toEqual(WAITS);
  const act = await waitingAct();
  const refused = { reason: "not_yet", fields: { form: expect.stringMatching(/procurando esta transferência/) } };
  await sandbox.fault("500", 60, "/balance");
  expect(await confirmAct(bruno, act.id), "no answer").toMatchObject(refused);
  await sandbox.call("DELETE", "/sandbox/faults");
  await db.execute(sql`update withdrawals set balance_before_cents = balance_before_cents + 20000 where id = ${id}`);
  expect(await confirmAct(bruno, act.id), "a lower balance").toMatchObject(refused);
  expect(await decide(renata, id, "desistir")).toMatchObject({ reason: "too_early" });
  expect((await readWithdrawal(id)).status).toBe("desconhecido");
  expect((await waitingAct()).id).toBe(act.id);
});

it("whose withdrawal it is neither asks nor confirms", async () => {
  const { author, id } = await unanswered();
  await db.execute(sql`update users set roles = '{admin}' where id = ${author.viewer.userId}`);
  const own: Viewer = { ...author.viewer, isAdmin: true };
  expect(await decide(own, id, "desistir")).toMatchObject({ reason: "own_withdrawal" });
  expect(await decide(renata, id, "desistir")).toEqual(WAITS);
  expect(await confirmAct(own, (await waitingAct()).id)).toMatchObject({ reason: "own_case" });
  await db.execute(sql`update users set roles = '{}' where id = ${bruno.userId}`);
  expect((await readWithdrawal(id)).status).toBe("desconhecido");
});
