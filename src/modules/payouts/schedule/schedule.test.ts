import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions } from "../../accounts/tables.ts";
import { providerIncidents } from "../../payments/tables/incidents.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { settings } from "#platform/settings.ts";
import { stateHistory } from "#platform/state-history.ts";
import { emailsTo } from "../../../../tests/mailbox.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import {
  authorWithBalance,
  bankAccountOf,
  giveBalance,
  type PaidAuthor,
  payOut,
  unreservedStores,
  walletOf,
} from "../../../../tests/paid-author.ts";
import { holdPayouts } from "../bank/hold-payouts.ts";
import { bankAccounts } from "../tables/bank.ts";
import { payoutSchedules } from "../tables/schedules.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { chooseSchedule, stopSchedule } from "./choose-schedule.ts";
import { runSchedule, runSchedules } from "./run-schedules.ts";

const WEEKLY = { frequency: "semanal", leastCents: 10_000 } as const;

async function scheduledAuthor(cents: number, chosen: Parameters<typeof chooseSchedule>[1] = WEEKLY) {
  const author = await authorWithBalance(cents);
  const answer = await chooseSchedule(author.viewer, chosen);
  if (!answer.ok) throw new Error(answer.reason);
  return author;
}

/** As if the hour of the schedule had come. */
const makeDue = (storeId: number) =>
  db
    .update(payoutSchedules)
    .set({ nextAt: sql`now() - interval '1 minute'` })
    .where(eq(payoutSchedules.storeId, storeId));
async function comesDue({ storeId }: PaidAuthor): Promise<void> {
  await makeDue(storeId);
  await runSchedules();
}
const withdrawalsOf = (storeId: number) => db.select().from(withdrawals).where(eq(withdrawals.storeId, storeId));
const scheduleOf = async (storeId: number) =>
  (await db.select().from(payoutSchedules).where(eq(payoutSchedules.storeId, storeId)))[0] ?? null;
const newsTo = async (author: PaidAuthor) =>
  (await emailsTo(author.user.email))
    .filter((one) => one.kind === "saque.automatico")
    .map((one) => String(one.payload.news))
    .toSorted((a, b) => a.localeCompare(b));
const logOf = async (storeId: number) =>
  (
    await db
      .select()
      .from(stateHistory)
      .where(sql`entity = 'payout_schedule' and entity_id = ${String(storeId)}`)
      .orderBy(stateHistory.id)
  ).map(({ toState, cause }) => [toState, cause]);

describe("choosing an automatic withdrawal", () => {
  it("asks for the second step, is told, and is off for who never chose", async () => {
    const author = await authorWithBalance(50_000);
    expect(await scheduleOf(author.storeId)).toBeNull();
    await db.update(sessions).set({ steppedUpAt: null }).where(eq(sessions.id, author.viewer.sessionId));
    expect(await chooseSchedule(author.viewer, WEEKLY)).toMatchObject({ reason: "step_up_needed" });
    expect(await scheduleOf(author.storeId)).toBeNull();
  });

  it("keeps who, how often, from how much and to which account; nothing leaves before its hour", async () => {
    const author = await scheduledAuthor(50_000);
    expect(await scheduleOf(author.storeId)).toMatchObject({ ...WEEKLY, userId: author.user.id, accountId: author.accountId });
    await runSchedules();
    expect(await withdrawalsOf(author.storeId)).toEqual([]);
    expect(await newsTo(author)).toEqual(["ligado"]);
  });

  it("refuses less than the least of a withdrawal, beside the field, and a store whose account is changing", async () => {
    const author = await authorWithBalance(50_000);
    expect(await chooseSchedule(author.viewer, { ...WEEKLY, leastCents: 100 })).toMatchObject({
      reason: "below_least",
      fields: { least: expect.stringContaining("20,00") },
    });
    await startBankChange(author.storeId);
    expect(await chooseSchedule(author.viewer, WEEKLY)).toMatchObject({ reason: "account_changing" });
  });

  it("ends when its author says so, without the second step", async () => {
    const author = await scheduledAuthor(50_000);
    await db.update(sessions).set({ steppedUpAt: null }).where(eq(sessions.id, author.viewer.sessionId));
    expect(await stopSchedule(author.viewer)).toEqual({ ok: true });
    expect(await scheduleOf(author.storeId)).toBeNull();
    expect(await newsTo(author)).toEqual(["desligado", "ligado"]);
  });
});

async function startBankChange(storeId: number): Promise<void> {
  const [active] = await db.select().from(bankAccounts).where(eq(bankAccounts.storeId, storeId));
  if (!active) throw new Error("no account");
  const { id: _, idempotencyKey: __, ...account } = active;
  await db.insert(bankAccounts).values({ ...account, status: "pendente", isFirst: false, fingerprint: `outra-${storeId}` });
}

describe("a withdrawal that starts by itself", () => {
  it("takes all that is available, reserved at once, and is told", async () => {
    const author = await scheduledAuthor(50_000);
    await comesDue(author);
    expect(await withdrawalsOf(author.storeId)).toMatchObject([
      {
        status: "confirmado",
        amountCents: 50_000,
        feeCents: 0,
        accountId: author.accountId,
        schedulePeriod: expect.stringMatching(/^semanal /),
      },
    ]);
    expect(await walletOf(author.storeId)).toMatchObject({ available: 0, reserved: 50_000 });
    expect((await scheduleOf(author.storeId))?.nextAt.getTime()).toBeGreaterThan(Date.now());
    const mailed = (await emailsTo(author.user.email)).find((one) => one.kind === "saque.andamento");
    expect(mailed?.payload).toMatchObject({ news: "confirmado", isAutomatic: true });
    expect(await logOf(author.storeId)).toEqual([
      ["semanal", "10000"],
      ["saque", "50000"],
    ]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("ten workers at once, and a clock that says it is due again, make one of a period", async () => {
    const author = await scheduledAuthor(50_000);
    await makeDue(author.storeId);
    await Promise.all(Array.from({ length: 10 }, () => runSchedule(author.storeId)));
    const [made] = await withdrawalsOf(author.storeId);
    await payOut(made?.id ?? "");
    await giveBalance(author.storeId, 30_000);
    await comesDue(author);
    expect(await withdrawalsOf(author.storeId)).toHaveLength(1);
    expect(await unreservedStores()).toEqual([]);
  });

  it("waits for the next period while there is less than its author wanted", async () => {
    const author = await scheduledAuthor(9_999);
    await comesDue(author);
    expect(await withdrawalsOf(author.storeId)).toEqual([]);
    expect(await logOf(author.storeId)).toContainEqual(["esperou", "below_own_least"]);
    expect(await newsTo(author)).toEqual(["ligado"]);
    expect((await scheduleOf(author.storeId))?.nextAt.getTime()).toBeGreaterThan(Date.now() + 2 * 3_600_000);
  });

  it("does not leave while the store's money is held; it is tried again within the hour, told once, and then goes", async () => {
    const author = await scheduledAuthor(50_000);
    await transact(async (tx) =>
      ok(await holdPayouts(tx, author.storeId, { kind: "admin", reason: "Conferência.", until: null })),
    );
    await comesDue(author);
    await comesDue(author);
    expect(await withdrawalsOf(author.storeId)).toEqual([]);
    expect(await newsTo(author)).toEqual(["esperou", "ligado"]);
    expect((await logOf(author.storeId)).filter(([to]) => to === "esperou")).toEqual([["esperou", "held"]]);
    await db.execute(sql`update payout_holds set lifted_at = now() where store_id = ${author.storeId}`);
    await comesDue(author);
    expect(await withdrawalsOf(author.storeId)).toHaveLength(1);
  });

  it("does not leave during an incident of transfers, a change of account, or while all payouts are off", async () => {
    const author = await scheduledAuthor(50_000);
    await db.insert(providerIncidents).values({ area: "saques", cause: "key" });
    await comesDue(author);
    await db.update(providerIncidents).set({ endedAt: sql`now()` });
    await db.insert(settings).values({ key: "withdrawals", value: { isOn: false }, updatedBy: "teste" });
    await comesDue(author);
    await db.delete(settings).where(eq(settings.key, "withdrawals"));
    await startBankChange(author.storeId);
    await comesDue(author);
    expect(await withdrawalsOf(author.storeId)).toEqual([]);
    expect((await logOf(author.storeId)).slice(1).map(([, cause]) => cause)).toEqual([
      "provider_down",
      "payouts_off",
      "account_changing",
    ]);
  });

  it("ends when the account is another, and says so", async () => {
    const author = await scheduledAuthor(50_000);
    await db.update(bankAccounts).set({ status: "substituida" }).where(eq(bankAccounts.id, author.accountId));
    await bankAccountOf(author.storeId);
    await comesDue(author);
    expect(await withdrawalsOf(author.storeId)).toEqual([]);
    expect(await scheduleOf(author.storeId)).toBeNull();
    expect(await newsTo(author)).toEqual(["ligado", "parado"]);
  });

  it("what dies half-way leaves nothing done: the next run does it whole", async () => {
    const author = await scheduledAuthor(50_000);
    await makeDue(author.storeId);
    await db.execute(sql`
      create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`);
    await db.execute(sql`create trigger stop_here before insert on withdrawals for each row execute function stop_here()`);
    await expect(runSchedule(author.storeId)).rejects.toThrow();
    await db.execute(sql`drop function stop_here cascade`);
    expect(await walletOf(author.storeId)).toMatchObject({ available: 50_000, reserved: 0 });
    await runSchedules();
    expect(await withdrawalsOf(author.storeId)).toMatchObject([{ amountCents: 50_000 }]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });
});
