import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { noteCredentialChange } from "../../accounts/second-step/credential-changes.ts";
import { sessions } from "../../accounts/tables.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { settings } from "#platform/settings.ts";
import { freshCaller, emailsTo } from "../../../../tests/mailbox.ts";
import { requestedWithdrawal, authorWithBalance, payOut, readWithdrawal, walletOf } from "../../../../tests/paid-author.ts";
import { holdPayouts } from "../bank/hold-payouts.ts";
import { bankAccounts } from "../tables/bank.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { confirmWithdrawal } from "./confirm-withdrawal.ts";
import { requestWithdrawal } from "./request-withdrawal.ts";
import { requestWithdrawalInput } from "./schema.ts";

const ask = (author: Awaited<ReturnType<typeof authorWithBalance>>, amountCents: number | null) =>
  requestWithdrawal(author.viewer, { amountCents }, freshCaller());

describe("requesting a withdrawal", () => {
  it("fixes amount, fee and account, sends the e-mail with the link and reserves nothing yet", async () => {
    const author = await authorWithBalance(50_000);
    const requested = await requestedWithdrawal(author, 20_000);
    expect(await readWithdrawal(requested.id)).toMatchObject({
      status: "pendente_confirmacao",
      amountCents: 20_000,
      feeCents: 0,
      netCents: 20_000,
      accountId: author.accountId,
    });
    expect(await walletOf(author.storeId)).toMatchObject({ available: 50_000, reserved: 0 });
    const [emailMessage] = await emailsTo(author.user.email);
    expect(emailMessage).toMatchObject({
      kind: "saque.confirmar",
      payload: { account: "Itaú Unibanco (341), agência 0912, conta •••• 4418-7", device: "um aparelho desconhecido" },
    });
    const saved = JSON.stringify(await readWithdrawal(requested.id));
    expect(saved).not.toContain(requested.token);
    expect(saved).not.toContain(emailMessage?.payload.denial);
  });

  it("asks the person to confirm who they are", async () => {
    const author = await authorWithBalance(50_000);
    await db.update(sessions).set({ steppedUpAt: null }).where(eq(sessions.id, author.viewer.sessionId));
    expect(await ask(author, 20_000)).toMatchObject({ reason: "step_up_needed" });
  });

  it("forty requests at once are one (INV-15)", async () => {
    const author = await authorWithBalance(50_000);
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(author, 20_000)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok).every((answer) => !answer.ok && answer.reason === "open_withdrawal")).toBe(
      true,
    );
    expect(await db.select().from(withdrawals).where(eq(withdrawals.storeId, author.storeId))).toHaveLength(1);
  });

  it("without the lock, the same test lets more than one pass (INV-15)", async () => {
    const author = await authorWithBalance(50_000);
    let inside = 0;
    let most = 0;
    const naive = async () => {
      const wallet = await walletOf(author.storeId);
      inside += 1;
      most = Math.max(most, inside);
      await db.execute(sql`select pg_sleep(0.05)`);
      inside -= 1;
      return wallet.available >= 50_000;
    };
    const granted = await Promise.all(Array.from({ length: 8 }, naive));
    expect(most).toBeGreaterThanOrEqual(2);
    expect(granted.filter(Boolean).length).toBeGreaterThan(1);
  });

  it.each([
    ["0", "amount_missing"],
    ["-1", "amount_missing"],
    ["0,001", "amount_missing"],
    ["1e9", "amount_missing"],
    ["500,01", "above_available"],
    ["1,000.00", "amount_missing"],
    ["１００", "amount_missing"],
    ["19,99", "below_least"],
    ["", "amount_missing"],
  ])("%s is refused beside the field (B121)", async (typed, reason) => {
    const author = await authorWithBalance(50_000);
    const { amount } = requestWithdrawalInput.parse({ amount: typed });
    expect(await ask(author, amount)).toMatchObject({ reason, fields: { amount: expect.stringMatching(/\.$/) } });
  });

  it("1.000,00 is a hundred thousand centavos (B121)", () => {
    expect(requestWithdrawalInput.parse({ amount: "1.000,00" })).toEqual({ amount: 100_000 });
  });

  it("says what prevents it: hold, debit, new account, no second step, platform stopped, password changed", async () => {
    const held = await authorWithBalance(50_000);
    await transact(async (tx) => ok(await holdPayouts(tx, held.storeId, { kind: "teste", reason: "Em análise.", until: null })));
    expect(await ask(held, 20_000)).toMatchObject({ reason: "held" });

    const calm = await authorWithBalance(50_000);
    const waiting = await authorWithBalance(50_000);
    await db
      .update(bankAccounts)
      .set({ usableFrom: sql`now() + interval '1 hour'` as never })
      .where(eq(bankAccounts.id, waiting.accountId));
    expect(await ask(waiting, 20_000)).toMatchObject({ reason: "account_waiting" });

    const bare = await authorWithBalance(50_000);
    await db.execute(sql`delete from second_steps where user_id = ${bare.user.id}`);
    expect(await ask(bare, 20_000)).toMatchObject({ reason: "no_second_step" });

    const changed = await authorWithBalance(50_000);
    await transact(async (tx) => ok(await noteCredentialChange(tx, changed.user.id, "senha")));
    expect(await ask(changed, 20_000)).toMatchObject({ reason: "credentials_changed" });
    await db.execute(sql`update credential_changes set at = now() - interval '73 hours' where user_id = ${changed.user.id}`);
    expect((await ask(changed, 20_000)).ok).toBe(true);

    await db.insert(settings).values({ key: "withdrawals", value: { isOn: false }, updatedBy: "teste" });
    expect(await ask(calm, 20_000)).toMatchObject({ reason: "payouts_off" });
    await db.execute(sql`update settings set value = value || '{"offWords": "O banco volta amanhã."}' where key = 'withdrawals'`);
    expect(await ask(calm, 20_000)).toMatchObject({ reason: "payouts_off", fields: { form: "O banco volta amanhã." } });
    await db.delete(settings);
  });

  it("the week's first is free, the second costs the provider's fee, and the day's third waits", async () => {
    const author = await authorWithBalance(50_000);
    const first = await requestedWithdrawal(author, 5_000);
    expect((await confirmWithdrawal(author.viewer, first)).ok).toBe(true);
    await payOut(first.id);
    const second = await requestedWithdrawal(author, 5_000);
    expect(await readWithdrawal(second.id)).toMatchObject({ feeCents: 367, netCents: 4_633 });
    expect((await confirmWithdrawal(author.viewer, second)).ok).toBe(true);
    await payOut(second.id);
    expect(await ask(author, 5_000)).toMatchObject({ reason: "day_count" });
  });

  it("an expired request does not stand in the way of the next", async () => {
    const author = await authorWithBalance(50_000);
    const first = await requestedWithdrawal(author, 20_000);
    await db.execute(sql`update withdrawals set expires_at = now() - interval '1 second' where id = ${first.id}`);
    await requestedWithdrawal(author, 30_000);
    expect((await readWithdrawal(first.id)).status).toBe("expirado");
  });
});
