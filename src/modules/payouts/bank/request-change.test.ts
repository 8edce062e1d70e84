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

describe("pedir a troca da conta", () => {
  it("espera 72 h pelo relógio do banco de dados, avisa na hora e não guarda o número à vista", async () => {
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
  ])("%s: %j volta ao lado do campo", async (_id, change, field) => {
    expect(await ask(change)).toMatchObject({ ok: false, reason: "invalid", fields: { [field]: expect.any(String) } });
    expect(await statusesOf(author)).toEqual(["ativa"]);
  });

  it("a mesma conta não é uma troca", async () => {
    await ask();
    await endWait(author);
    await applyBankChanges();
    expect(await ask({ account_number: "0007654321" })).toMatchObject({ ok: false, reason: "same_account" });
  });

  it("pede a segunda etapa, a confirmação de agora, uma sessão assentada e um aparelho conhecido (F1)", async () => {
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

  it("o mesmo navegador em outra rede é um aparelho novo", async () => {
    const thief: AuthorViewer = { ...(await signIn(author.viewer.userId)), storeId: author.storeId };
    await stepUp(thief);
    await db.execute(
      sql`update sessions set ip_address = '9.9.9.9', created_at = now() - interval '1 hour' where id = ${thief.sessionId}`,
    );
    expect(await ask({}, thief)).toMatchObject({ ok: false, reason: "new_device" });
    expect((await readBankSection(thief)).block).toBe("new_device");
    expect((await readBankSection(thief)).opensAt).toEqual(expect.any(String));
  });

  it("duas ao mesmo tempo dão uma", async () => {
    const answers = await Promise.all([ask(), ask({ account_number: "1111111" }), ask({ account_number: "2222222" })]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await statusesOf(author)).toEqual(["ativa", "pendente"]);
  });

  it("logo depois de trocar a senha, nem a conta antiga recebe enquanto espera", async () => {
    await db.execute(sql`insert into credential_changes (user_id, kind) values (${author.viewer.userId}, 'senha')`);
    await ask();
    expect(await findHold(db, author.storeId)).toMatchObject({ kind: "troca_apos_senha" });
  });

  it("recebedor recusado ou bloqueado não troca", async () => {
    await db.update(recipients).set({ status: "bloqueado" }).where(eq(recipients.storeId, author.storeId));
    expect(await ask()).toMatchObject({ ok: false, reason: "recipient_stopped" });
  });
});

describe("troca e saque se veem (INV-17, B120)", () => {
  it("com um saque confirmado em andamento, não há troca", async () => {
    const { token } = await requestedWithdrawal(author, 20_000);
    await confirmWithdrawal(author.viewer, { token });
    expect(await ask()).toMatchObject({ ok: false, reason: "withdrawal_open" });
  });

  it("o link de um saque pedido antes morre com o pedido de troca", async () => {
    const { token } = await requestedWithdrawal(author, 20_000);
    expect(await ask()).toMatchObject({ ok: true });
    expect(await confirmWithdrawal(author.viewer, { token })).toMatchObject({ ok: false, reason: "something_changed" });
  });

  it("trocar e confirmar no mesmo instante: um dos dois, nunca os dois", async () => {
    const { id, token } = await requestedWithdrawal(author, 20_000);
    const [change, confirmed] = await Promise.all([ask(), confirmWithdrawal(author.viewer, { token })]);
    expect([change.ok, confirmed.ok].filter(Boolean)).toHaveLength(1);
    const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
    expect(row?.status === "pendente_confirmacao").toBe(change.ok);
  });

  it("passado o prazo com um saque no caminho, a troca espera por ele", async () => {
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

it("a seção mostra só máscaras", async () => {
  await ask();
  const section = await readBankSection(author.viewer);
  expect(section).toMatchObject({
    active: { accountMasked: "•••• 4418-7" },
    change: { status: "pendente" },
    block: "already_changing",
  });
  expect(JSON.stringify(section)).not.toMatch(/7654321|52998224725|fingerprint|sealed/);
});
