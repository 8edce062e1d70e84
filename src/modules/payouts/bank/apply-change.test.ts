import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { accounts, sessions } from "#modules/accounts/tables.ts";
import { db } from "#platform/db.ts";
import { mailed } from "../../../../tests/mailbox.ts";
import type { PaidAuthor } from "../../../../tests/paid-author.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { accountsOf, askChange, bankEmails, endWait, settledAuthor, statusesOf } from "../../../../tests/settled-author.ts";
import { bankAccounts, payoutHolds } from "../tables/bank.ts";
import { applyBankChanges } from "./apply-change.ts";
import { cancelBankChange } from "./cancel-change.ts";
import { denyBankChange } from "./deny-change.ts";
import { findHold } from "./queries.ts";

const sandbox = attachSandbox();
let author: PaidAuthor;

beforeEach(async () => {
  author = await settledAuthor(sandbox);
});

const ask = () => askChange(author.viewer);
const tryNow = () =>
  db
    .update(bankAccounts)
    .set({ nextTryAt: sql`now() - interval '1 second'` as never })
    .where(sql`store_id = ${author.storeId} and status = 'aplicando'`);
type Known = { id: string; default_bank_account: { bank: string; account_number: string } | null };
const atProvider = async () =>
  (await sandbox.call<Known[]>("GET", "/sandbox/recipients")).find((one) => one.id === author.recipientId)?.default_bank_account;

describe("applying at the provider", () => {
  it("once its time has passed it switches, reads back, forgets the number and notifies", async () => {
    await ask();
    await endWait(author);
    await Promise.all([applyBankChanges(), applyBankChanges()]);
    expect(await statusesOf(author)).toEqual(["substituida", "ativa"]);
    expect((await accountsOf(author))[1]).toMatchObject({ sealed: null, activeFrom: expect.any(Date) });
    expect(await atProvider()).toMatchObject({ bank: "260", account_number: "7654321" });
    expect((await bankEmails(author)).map((emailMessage) => emailMessage.payload.news)).toEqual(["aplicada", "pedida"]);
    expect(await findHold(db, author.storeId)).toBeNull();
  });

  it("a lost answer: nothing goes out while it is unknown, and asking finds the new account", async () => {
    await ask();
    await endWait(author);
    await sandbox.fault("500-after-commit", 60, "/default-bank-account");
    await sandbox.fault("500", 60, "/recipients/re_");
    await applyBankChanges();
    expect(await statusesOf(author)).toEqual(["ativa", "aplicando"]);
    expect(await findHold(db, author.storeId)).toMatchObject({ kind: "conta" });
    await fetch(`http://localhost:${process.env.SANDBOX_PORT}/sandbox/faults`, { method: "DELETE" });
    await tryNow();
    await applyBankChanges();
    expect(await statusesOf(author)).toEqual(["substituida", "ativa"]);
    expect(await findHold(db, author.storeId)).toBeNull();
  });

  it("the provider refuses: the earlier account goes on and the author reads why", async () => {
    await sandbox.call("POST", "/sandbox/recipients", [{ id: author.recipientId, name: "Outra", document: "11144477735" }]);
    await ask();
    await endWait(author);
    await applyBankChanges();
    expect(await statusesOf(author)).toEqual(["ativa", "recusada"]);
    expect((await accountsOf(author))[1]).toMatchObject({ sealed: null, problem: expect.stringContaining("Pagar.me") });
    expect((await bankEmails(author)).map((emailMessage) => emailMessage.payload.news)).toContain("recusada");
  });
});

describe("giving up and denying", () => {
  it("the author gives up while it waits", async () => {
    await ask();
    expect(await cancelBankChange(author.viewer)).toEqual({ ok: true, value: undefined });
    expect(await cancelBankChange(author.viewer)).toMatchObject({ ok: false, reason: "too_late" });
    expect(await statusesOf(author)).toEqual(["ativa", "cancelada"]);
    await endWait(author);
    await applyBankChanges();
    expect(await atProvider()).toBeNull();
  });

  it("it was not me: without signing in, cancels the change, holds the money 72 h, ends sessions and password; repeating changes nothing", async () => {
    await ask();
    const token = await mailed(author.user.email, "denial");
    expect(await denyBankChange({ token })).toEqual({ ok: true, value: undefined });
    expect(await denyBankChange({ token })).toEqual({ ok: true, value: undefined });
    expect(await statusesOf(author)).toEqual(["ativa", "cancelada"]);
    const holds = await db.select().from(payoutHolds).where(eq(payoutHolds.storeId, author.storeId));
    expect(holds).toMatchObject([{ kind: "conta_negada" }]);
    expect((holds[0]!.until!.getTime() - holds[0]!.createdAt.getTime()) / 3_600_000).toBeCloseTo(72, 3);
    expect(await db.select().from(sessions).where(eq(sessions.userId, author.viewer.userId))).toEqual([]);
    expect(
      await db
        .select()
        .from(accounts)
        .where(sql`user_id = ${author.viewer.userId} and provider_id = 'credential'`),
    ).toEqual([]);
  });

  it("it was not me after it was applied: nothing goes out until someone looks", async () => {
    await ask();
    const token = await mailed(author.user.email, "denial");
    await endWait(author);
    await applyBankChanges();
    await denyBankChange({ token });
    expect(await findHold(db, author.storeId)).toMatchObject({ kind: "conta_negada", until: null });
  });

  it.each(["", "x", "a".repeat(43), "../../etc", "A".repeat(4000)])("token %j: the same answer", async (token) =>
    expect(await denyBankChange({ token })).toMatchObject({ ok: false, reason: "not_found" }),
  );
});
