import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { sessions } from "#modules/accounts/tables.ts";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { signIn, stepUp } from "../../../../tests/authenticator.ts";
import { requestedWithdrawal, type PaidAuthor } from "../../../../tests/paid-author.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import {
  accountsOf,
  askChange,
  bankEmails,
  endWait,
  settle,
  settledAuthor,
  statusesOf,
} from "../../../../tests/settled-author.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { confirmWithdrawal } from "../withdrawals/confirm-withdrawal.ts";
import { applyBankChanges } from "./apply-change.ts";
import { readBankSection } from "./bank-section.ts";
import { findHold, findReceivingAccount } from "./queries.ts";
import type { AccountForm } from "./rules.ts";

const sandbox = attachSandbox();
let author: PaidAuthor;

beforeEach(async () => {
  author = await settledAuthor(sandbox);
});

const ask = (change: AccountForm = {}, viewer = author.viewer) => askChange(viewer, change);

describe("requesting a change of account", () => {
  it("waits 72 h by the database's clock, notifies at once and does not store the number in sight", async () => {
    expect(await ask()).toEqual({ ok: true, value: undefined });
    const [, requested] = await accountsOf(author);
    expect(requested).toMatchObject({ status: "pendente", accountMasked: "•••• 321-0", bankName: "Nubank", isFirst: false });
    expect((requested!.usableFrom.getTime() - requested!.createdAt.getTime()) / 3_600_000).toBeCloseTo(72, 3);
    expect(JSON.stringify(requested)).not.toMatch(/7654321|52998224725/);
    expect(await bankEmails(author)).toMatchObject([
      { payload: { news: "pedida", account: "260 · Nubank, agência 0001, conta •••• 321-0", device: expect.any(String) } },
    ]);
    expect(await findReceivingAccount(db, author.storeId)).toMatchObject({ accountMasked: "•••• 4418-7" });
    await applyBankChanges();
    expect(await statusesOf(author)).toEqual(["ativa", "pendente"]);
  });

  it.each<[string, AccountForm, string]>([
    ["B113", { bank: "999" }, "bank"],
    ["B114", { branch_number: "12345" }, "branch_number"],
    ["B115", { account_check_digit: "X" }, "account_check_digit"],
    ["B116", { account_type: "" }, "account_type"],
    ["B117", { holder_name: "Helena Maria Aparecida Prado Vasques" }, "holder_name"],
    ["B118", { holder_document: "111.444.777-35" }, "holder_document"],
    ["B017", { holder_document: "11222333000181" }, "holder_document"],
  ])("%s: %j comes back beside the field", async (_id, change, field) => {
    expect(await ask(change)).toMatchObject({ ok: false, reason: "invalid", fields: { [field]: expect.any(String) } });
    expect(await statusesOf(author)).toEqual(["ativa"]);
  });

  it("the same account is no change", async () => {
    await ask();
    await endWait(author);
    await applyBankChanges();
    expect(await ask({ account_number: "0007654321" })).toMatchObject({ ok: false, reason: "same_account" });
  });

  it("asks for the second step, a fresh confirmation, a settled session and a known device (F1)", async () => {
    await db.update(sessions).set({ steppedUpAt: null }).where(eq(sessions.id, author.viewer.sessionId));
    expect(await ask()).toMatchObject({ ok: false, reason: "step_up_needed" });
    await stepUp(author.viewer);
    await db.execute(sql`update sessions set created_at = now() - interval '9 minutes' where id = ${author.viewer.sessionId}`);
    expect(await ask()).toMatchObject({ ok: false, reason: "new_device" });
    await db.execute(sql`
      insert into sessions (user_id, token, expires_at, ip_address, user_agent, created_at)
      select user_id, 'antiga-' || id, now() + interval '1 day', ip_address, user_agent, now() - interval '2 days'
      from sessions where id = ${author.viewer.sessionId}`);
    expect(await ask()).toMatchObject({ ok: false, reason: "fresh_session" });
    await settle(author.viewer);
    await db.execute(sql`delete from second_steps where user_id = ${author.viewer.userId}`);
    expect(await ask()).toMatchObject({ ok: false, reason: "second_step_needed" });
    expect(await statusesOf(author)).toEqual(["ativa"]);
  });

  it("the same browser on another network is a new device", async () => {
    const thief: AuthorViewer = { ...(await signIn(author.viewer.userId)), storeId: author.storeId };
    await stepUp(thief);
    await db.execute(
      sql`update sessions set ip_address = '9.9.9.9', created_at = now() - interval '1 hour' where id = ${thief.sessionId}`,
    );
    expect(await ask({}, thief)).toMatchObject({ ok: false, reason: "new_device" });
    expect((await readBankSection(thief)).block).toBe("new_device");
    expect((await readBankSection(thief)).opensAt).toEqual(expect.any(String));
  });

  it("two at once make one", async () => {
    const answers = await Promise.all([ask(), ask({ account_number: "1111111" }), ask({ account_number: "2222222" })]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await statusesOf(author)).toEqual(["ativa", "pendente"]);
  });

  it("right after a password change not even the old account receives while it waits", async () => {
    await db.execute(sql`insert into credential_changes (user_id, kind) values (${author.viewer.userId}, 'senha')`);
    await ask();
    expect(await findHold(db, author.storeId)).toMatchObject({ kind: "troca_apos_senha" });
  });

  it("a refused or blocked recipient does not switch", async () => {
    await db.update(recipients).set({ status: "bloqueado" }).where(eq(recipients.storeId, author.storeId));
    expect(await ask()).toMatchObject({ ok: false, reason: "recipient_stopped" });
  });
});

describe("change and withdrawal see each other (INV-17, B120)", () => {
  it("with a confirmed withdrawal under way there is no change", async () => {
    const { token } = await requestedWithdrawal(author, 20_000);
    await confirmWithdrawal(author.viewer, { token });
    expect(await ask()).toMatchObject({ ok: false, reason: "withdrawal_open" });
  });

  it("the link of an earlier withdrawal dies with the request to change", async () => {
    const { token } = await requestedWithdrawal(author, 20_000);
    expect(await ask()).toMatchObject({ ok: true });
    expect(await confirmWithdrawal(author.viewer, { token })).toMatchObject({ ok: false, reason: "something_changed" });
  });

  it("changing and confirming at the same instant: one of the two, never both", async () => {
    const { id, token } = await requestedWithdrawal(author, 20_000);
    const [change, confirmed] = await Promise.all([ask(), confirmWithdrawal(author.viewer, { token })]);
    expect([change.ok, confirmed.ok].filter(Boolean)).toHaveLength(1);
    const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
    expect(row?.status === "pendente_confirmacao").toBe(change.ok);
  });

  it("once its time has passed with a withdrawal under way, the change waits for it", async () => {
    await ask();
    const { token } = await requestedWithdrawal(author, 20_000);
    expect(await confirmWithdrawal(author.viewer, { token })).toMatchObject({ ok: true });
    await endWait(author);
    await applyBankChanges();
    expect(await statusesOf(author)).toEqual(["ativa", "pendente"]);
    await db.execute(sql`update withdrawals set status = 'falhou' where store_id = ${author.storeId}`);
    await endWait(author);
    await applyBankChanges();
    expect(await statusesOf(author)).toEqual(["substituida", "ativa"]);
  });
});

it("the section shows only masks", async () => {
  await ask();
  const section = await readBankSection(author.viewer);
  expect(section).toMatchObject({
    active: { accountMasked: "•••• 4418-7" },
    change: { status: "pendente" },
    block: "already_changing",
  });
  expect(JSON.stringify(section)).not.toMatch(/7654321|52998224725|fingerprint|sealed/);
});
