import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { settings } from "#platform/settings.ts";
import { stateHistory } from "#platform/state-history.ts";
import { balanceOf, countJournals, ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import { emailsTo } from "../../../../tests/mailbox.ts";
import {
  requestedWithdrawal,
  authorWithBalance,
  giveBalance,
  PLATFORM,
  readWithdrawal,
  unreservedStores,
  walletOf,
} from "../../../../tests/paid-author.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { confirmWithdrawal } from "./confirm-withdrawal.ts";
import { findTransferState } from "./find-transfer-state.ts";
import { followWithdrawals, tendWithdrawals } from "./follow-withdrawals.ts";
import { requestWithdrawal } from "./request-withdrawal.ts";
import { sendWithdrawal } from "./send-withdrawal.ts";

const sandbox = attachSandbox();
type SandboxTransfer = { id: number; amount: number; fee: number; source_id: string; status: string };
const transfersOf = async (recipientId: string) =>
  (await sandbox.call<SandboxTransfer[]>("GET", "/sandbox/transfers")).filter((one) => one.source_id === recipientId);
const outcome = (id: number, what: string) => sandbox.call("POST", `/sandbox/transfers/${id}/${what}`);
const providerHas = async (recipientId: string) => {
  const answer = await fetch(`http://localhost:${process.env.SANDBOX_PORT}/core/v5/recipients/${recipientId}/balance`, {
    headers: { authorization: `Basic ${btoa("sk_test_sandbox:")}` },
  });
  return ((await answer.json()) as { available_amount: number }).available_amount;
};
/** The clock of the polls comes round. */
async function follow(id: string): Promise<void> {
  await db.execute(sql`update withdrawals set next_poll_at = now() where id = ${id} and next_poll_at is not null`);
  await followWithdrawals();
}

async function confirmed(cents = 50_000, amount = 20_000) {
  await sandbox.call("POST", "/sandbox/recipients", [
    { id: PLATFORM, name: "Autoria", document: "11222333000181", status: "active", available_amount: 100_000 },
  ]);
  const author = await authorWithBalance(cents, sandbox);
  const requested = await requestedWithdrawal(author, amount);
  const answer = await confirmWithdrawal(author.viewer, requested);
  if (!answer.ok) throw new Error(answer.reason);
  return { author, ...requested };
}
type Case = Awaited<ReturnType<typeof confirmed>>;

const newsOf = async ({ author }: Case) =>
  (await emailsTo(author.user.email)).flatMap(({ payload }) => (payload.news ? [payload.news] : [])).toReversed();

afterEach(async () => {
  expect(await ledgerViolations()).toMatchObject(NO_VIOLATIONS);
  expect(await unreservedStores()).toEqual([]);
});

describe("sending a withdrawal", () => {
  it("from the request to money in the bank: one sending, one e-mail per step, and the books say what the provider says", async () => {
    const one = await confirmed();
    await sendWithdrawal(one.id);
    expect((await readWithdrawal(one.id)).status).toBe("processando");
    const [transfer] = await transfersOf(one.author.recipientId);
    expect(transfer).toMatchObject({ amount: 20_000, fee: 367 });

    await follow(one.id);
    expect((await readWithdrawal(one.id)).status).toBe("processando");
    await outcome(transfer!.id, "settle");
    await follow(one.id);
    expect((await readWithdrawal(one.id)).status).toBe("pago");
    expect(await walletOf(one.author.storeId)).toMatchObject({ available: 30_000, reserved: 0 });
    expect(await newsOf(one)).toEqual(["confirmado", "processando", "pago"]);
    expect(await balanceOf(`psp:seller:${one.author.storeId}`)).toBe(await providerHas(one.author.recipientId));
  });

  it("free with the whole balance: the platform adds the fee first, and it does not come out of the author", async () => {
    const before = await balanceOf("psp:platform");
    const one = await confirmed(20_000, 20_000);
    await sendWithdrawal(one.id);
    expect(await readWithdrawal(one.id)).toMatchObject({ status: "processando", feeCover: "feita", feeCoverCents: 367 });
    expect(await balanceOf("psp:platform")).toBe(before - 367);
    const [transfer] = await transfersOf(one.author.recipientId);
    await outcome(transfer!.id, "settle");
    await follow(one.id);
    expect(await balanceOf(`psp:seller:${one.author.storeId}`)).toBe(0);
    expect(await providerHas(one.author.recipientId)).toBe(0);
  });

  it("the cover's answer is lost: the balance itself says it arrived, and it is not paid twice", async () => {
    const one = await confirmed(20_000, 20_000);
    await sandbox.fault("500-after-commit", 60, "/transfers/recipients");
    await sendWithdrawal(one.id);
    expect(await readWithdrawal(one.id)).toMatchObject({ status: "confirmado", feeCover: "pedida" });
    await fetch(`http://localhost:${process.env.SANDBOX_PORT}/sandbox/faults`, { method: "DELETE" });
    await sendWithdrawal(one.id);
    expect(await readWithdrawal(one.id)).toMatchObject({ status: "processando", feeCover: "feita" });
    expect(await providerHas(one.author.recipientId)).toBe(0);
    expect(await balanceOf(`psp:seller:${one.author.storeId}`)).toBe(20_367);
  });

  it("the bank refuses: amount and fee come back, with the reason in Portuguese, and it can be requested again", async () => {
    const one = await confirmed(60_000, 20_000);
    await sendWithdrawal(one.id);
    await outcome((await transfersOf(one.author.recipientId))[0]!.id, "settle");
    await follow(one.id);
    const paid = await requestedWithdrawal(one.author, 20_000);
    await confirmWithdrawal(one.author.viewer, paid);
    expect(await readWithdrawal(paid.id)).toMatchObject({ feeCents: 367, netCents: 19_633 });
    await sendWithdrawal(paid.id);
    const transfer = (await transfersOf(one.author.recipientId)).find((each) => each.status === "pending_transfer");
    await outcome(transfer!.id, "fail");
    await follow(paid.id);
    expect(await readWithdrawal(paid.id)).toMatchObject({
      status: "falhou",
      problem: "O banco não reconheceu a conta de destino.",
    });
    expect(await walletOf(one.author.storeId)).toMatchObject({ available: 40_000, reserved: 0 });
    expect((await newsOf(one)).at(-1)).toBe("falhou");
    expect((await findTransferState(db, one.author.viewer)).open).toBeNull();
  });

  it("the bank returns it within 7 days: everything comes back, and the account is marked until changed", async () => {
    const one = await confirmed();
    await sendWithdrawal(one.id);
    const [transfer] = await transfersOf(one.author.recipientId);
    await outcome(transfer!.id, "settle");
    await follow(one.id);
    expect(await balanceOf("expense:transfer_fee")).toBeGreaterThanOrEqual(367);
    await outcome(transfer!.id, "fail");
    await follow(one.id);
    expect((await readWithdrawal(one.id)).status).toBe("devolvido");
    expect(await walletOf(one.author.storeId)).toMatchObject({ available: 50_000, reserved: 0 });
    expect(await balanceOf(`psp:seller:${one.author.storeId}`)).toBe(50_000);
    expect((await newsOf(one)).at(-1)).toBe("devolvido");
    const again = await requestWithdrawal(one.author.viewer, { amountCents: 20_000 }, { ip: "10.0.0.1", userAgent: null });
    expect(again).toMatchObject({ reason: "account_returned" });
  });

  it("after 7 days nobody asks any more", async () => {
    const one = await confirmed();
    await sendWithdrawal(one.id);
    const [transfer] = await transfersOf(one.author.recipientId);
    await outcome(transfer!.id, "settle");
    await follow(one.id);
    await db.execute(sql`update withdrawals set paid_at = now() - interval '8 days', next_poll_at = now() where id = ${one.id}`);
    await outcome(transfer!.id, "fail");
    await followWithdrawals();
    expect(await readWithdrawal(one.id)).toMatchObject({ status: "pago", nextPollAt: null });
  });

  it("a clear refusal by the provider gives amount and fee back at once", async () => {
    const one = await confirmed();
    await sandbox.call("POST", `/sandbox/recipients/${one.author.recipientId}/status`, { status: "suspended" });
    await sendWithdrawal(one.id);
    expect(await readWithdrawal(one.id)).toMatchObject({
      status: "falhou",
      problem: "O seu cadastro na Pagar.me não está ativo.",
    });
    expect(await walletOf(one.author.storeId)).toMatchObject({ available: 50_000, reserved: 0 });
  });

  it("if the provider has less than our books, nothing is asked of it and the money comes back", async () => {
    const one = await confirmed(20_000, 20_000);
    await giveBalance(one.author.storeId, 30_000);
    const two = await requestedAgain(one, 30_000);
    await sendWithdrawal(two);
    expect(await readWithdrawal(two)).toMatchObject({
      status: "falhou",
      problem: "O seu saldo na Pagar.me ainda não cobre este valor.",
    });
    expect(await transfersOf(one.author.recipientId)).toHaveLength(1);
  });

  it("provider down: it stays queued, is not lost, and goes out when the provider returns", async () => {
    const one = await confirmed();
    await sandbox.fault("down", 60);
    await sendWithdrawal(one.id);
    expect((await readWithdrawal(one.id)).status).toBe("confirmado");
    await fetch(`http://localhost:${process.env.SANDBOX_PORT}/sandbox/faults`, { method: "DELETE" });
    await db.execute(sql`update withdrawals set confirmed_at = now() - interval '1 minute' where id = ${one.id}`);
    for (let tries = 0; tries < 20 && (await readWithdrawal(one.id)).status === "confirmado"; tries++) {
      await tendWithdrawals();
      await db.execute(sql`select pg_sleep(1)`);
    }
    expect((await readWithdrawal(one.id)).status).toBe("processando");
  }, 60_000);

  it("stopped by the platform or held after confirmation, it does not go out", async () => {
    const one = await confirmed();
    await db.insert(settings).values({ key: "withdrawals", value: { isOn: false }, updatedBy: "teste" });
    await sendWithdrawal(one.id);
    expect((await readWithdrawal(one.id)).status).toBe("confirmado");
    await db.delete(settings);
    await db.execute(
      sql`insert into payout_holds (store_id, kind, reason) values (${one.author.storeId}, 'teste', 'Em análise.')`,
    );
    await sendWithdrawal(one.id);
    expect(await readWithdrawal(one.id)).toMatchObject({ status: "em_revisao", risk: ["pagamentos_retidos"] });
    expect(await transfersOf(one.author.recipientId)).toEqual([]);
  });

  it("two workers with the same job make one sending (INV-16)", async () => {
    const one = await confirmed();
    await Promise.all(Array.from({ length: 12 }, () => sendWithdrawal(one.id)));
    expect(await transfersOf(one.author.recipientId)).toHaveLength(1);
    const moves = await db.select().from(stateHistory).where(eq(stateHistory.entityId, one.id));
    expect(moves.filter((move) => move.toState === "enviando")).toHaveLength(1);
  });
});

async function requestedAgain(one: Case, amountCents: number): Promise<string> {
  await sendWithdrawal(one.id);
  await outcome((await transfersOf(one.author.recipientId))[0]!.id, "settle");
  await follow(one.id);
  const requested = await requestedWithdrawal(one.author, amountCents);
  await confirmWithdrawal(one.author.viewer, requested);
  return requested.id;
}

it("each withdrawal has at most one reserve, one payment and one return in the books", async () => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select kind, ref from ledger_journals where kind like 'withdrawal.%' group by 1, 2 having count(*) > 1) x`,
  );
  expect(rows[0]?.n).toBe(0);
  expect(await countJournals("withdrawal.reserved")).toBeGreaterThan(0);
});
