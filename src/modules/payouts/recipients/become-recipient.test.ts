import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { col, readRows } from "#platform/read.ts";
import { createStore } from "../../../../tests/factories.ts";
import { personForm } from "../../../../tests/registration.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { pagarme } from "../../payments/provider.ts";
import { bankAccounts, payoutHolds } from "../tables/bank.ts";
import { recipientRegistrations } from "../tables/registrations.ts";
import { becomeRecipient } from "./become-recipient.ts";
import { makeKycLink } from "./make-kyc-link.ts";
import { readRegistration } from "./read-registration.ts";
import { recipientRequest } from "./recipient-request.ts";
import { openForm } from "./registration-form.ts";
import { saveRegistration } from "./save-registration.ts";
import { resumeRegistrations, sendRegistration } from "./send-registration.ts";

const sandbox = attachSandbox();
let storeId = 0;
let ownerId = "";

beforeEach(async () => {
  const store = await createStore();
  [storeId, ownerId] = [store.id, store.ownerId];
  await db.delete(recipients).where(eq(recipients.storeId, storeId));
});

type Known = { id: string; code: string | null; status: string };
const atProvider = async () => {
  const codes = (await registrations()).map((one) => one.id);
  return (await sandbox.call<Known[]>("GET", "/sandbox/recipients")).filter((one) => codes.includes(one.code ?? ""));
};
const registrations = () => db.select().from(recipientRegistrations).where(eq(recipientRegistrations.storeId, storeId));
const recipient = async () => (await db.select().from(recipients).where(eq(recipients.storeId, storeId)))[0];
const accounts = () => db.select().from(bankAccounts).where(eq(bankAccounts.storeId, storeId));
const due = () =>
  db
    .update(recipientRegistrations)
    .set({ nextTryAt: sql`now() - interval '1 second'` as never })
    .where(eq(recipientRegistrations.storeId, storeId));

describe("becoming a recipient", () => {
  it("creates once, mirrors the status, stores only masks and forgets the form", async () => {
    expect(await becomeRecipient(storeId, personForm)).toEqual({ ok: true, value: { isSettled: true } });
    expect(await recipient()).toMatchObject({ status: "ativo", kind: "pf", documentMasked: "•••.982.247-••" });
    expect(await registrations()).toMatchObject([{ status: "aceito", sealed: null, nextTryAt: null }]);
    expect(await accounts()).toMatchObject([
      { status: "ativa", isFirst: true, accountMasked: "•••• 87-7", bankName: "Itaú", sealed: null },
    ]);
    const everything = JSON.stringify([await recipient(), await registrations(), await accounts()]);
    expect(everything).not.toMatch(/52998224725|44187/);
    expect(await atProvider()).toHaveLength(1);
  });

  it("the first account only receives after 24 h, by the database's clock", async () => {
    await becomeRecipient(storeId, personForm);
    const rows = await readRows(
      db,
      { hours: col.int`round(extract(epoch from usable_from - created_at) / 3600)::int` },
      (row) => sql`select ${row} from bank_accounts where store_id = ${storeId}`,
    );
    expect(rows).toEqual([{ hours: 24 }]);
  });

  it("what is wrong comes back beside its field and what was written stays stored, sealed", async () => {
    const answer = await becomeRecipient(storeId, { ...personForm, branch_number: "12345" });
    expect(answer).toMatchObject({ ok: false, reason: "invalid", fields: { branch_number: expect.any(String) } });
    const [draft] = await registrations();
    expect(draft).toMatchObject({ status: "rascunho" });
    expect(draft?.sealed).not.toMatch(/Helena|5299/);
    expect(openForm(draft?.sealed ?? null)).toMatchObject({ ...personForm, branch_number: "12345" });
    expect(await atProvider()).toHaveLength(0);
  });

  it("the stored document counts when the field comes empty", async () => {
    await saveRegistration(storeId, personForm);
    expect(await becomeRecipient(storeId, { ...personForm, document: "", holder_document: "", account_number: "" })).toEqual({
      ok: true,
      value: { isSettled: true },
    });
  });

  it("two submissions at once make a single recipient", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => becomeRecipient(storeId, personForm)));
    expect(answers.filter((answer) => answer.ok).length).toBeGreaterThan(0);
    for (const answer of answers) if (!answer.ok) expect(["sending", "already"]).toContain(answer.reason);
    expect(await atProvider()).toHaveLength(1);
    expect(await accounts()).toHaveLength(1);
  });

  it("killed between call and write: asks by the code and does not create another", async () => {
    await saveRegistration(storeId, personForm);
    const [row] = await db
      .update(recipientRegistrations)
      .set({ status: "enviando", sentAt: new Date(), nextTryAt: sql`now() - interval '1 second'` as never })
      .where(eq(recipientRegistrations.storeId, storeId))
      .returning();
    const whole = readRegistration(personForm);
    if (!row || !whole.ok) throw new Error("sem cadastro");
    await pagarme.recipients.create(recipientRequest(row.id, whole.value), row.idempotencyKey);
    await Promise.all([resumeRegistrations(), resumeRegistrations(), sendRegistration(row.id)]);
    expect(await registrations()).toMatchObject([{ status: "aceito" }]);
    expect(await atProvider()).toHaveLength(1);
    expect(await accounts()).toHaveLength(1);
  });

  it("answer lost after it was done: it stays unknown, the screen waits, and asking finds the same recipient", async () => {
    await sandbox.fault("500-after-commit", 60, "/recipients");
    expect(await becomeRecipient(storeId, personForm)).toEqual({ ok: true, value: { isSettled: false } });
    expect(await registrations()).toMatchObject([{ status: "desconhecido" }]);
    expect(await becomeRecipient(storeId, personForm)).toMatchObject({ ok: false, reason: "sending" });
    expect(await saveRegistration(storeId, {})).toMatchObject({ ok: false, reason: "sending" });
    await fetch(`http://localhost:${process.env.SANDBOX_PORT}/sandbox/faults`, { method: "DELETE" });
    await due();
    await resumeRegistrations();
    expect(await registrations()).toMatchObject([{ status: "aceito" }]);
    expect(await atProvider()).toHaveLength(1);
    expect((await accounts()).length).toBe(1);
  });

  it("provider down: nothing is lost, and it is sent when the provider returns", async () => {
    await sandbox.fault("429", 60, "/recipients");
    expect(await becomeRecipient(storeId, personForm)).toEqual({ ok: true, value: { isSettled: false } });
    await fetch(`http://localhost:${process.env.SANDBOX_PORT}/sandbox/faults`, { method: "DELETE" });
    await due();
    await resumeRegistrations();
    expect(await recipient()).toMatchObject({ status: "ativo" });
  });

  it("who is already a recipient does not register again", async () => {
    await becomeRecipient(storeId, personForm);
    expect(await becomeRecipient(storeId, personForm)).toMatchObject({ ok: false, reason: "already" });
  });

  it("refused without having sold may try again; with money at stake, talks to us", async () => {
    await becomeRecipient(storeId, { ...personForm, document: "52998224725" });
    await db.update(recipients).set({ status: "recusado" }).where(eq(recipients.storeId, storeId));
    const before = await recipient();
    expect(await becomeRecipient(storeId, personForm)).toMatchObject({ ok: true });
    expect((await recipient())?.providerId).not.toBe(before?.providerId);
    expect((await accounts()).map((one) => one.status).toSorted()).toEqual(["ativa", "substituida"]);

    await db.update(recipients).set({ status: "recusado" }).where(eq(recipients.storeId, storeId));
    await db.execute(sql`
      with a as (insert into ledger_accounts (code) values (${`psp:seller:${storeId}`}), (${`seller:${storeId}:pending`}) returning id, code),
        j as (insert into ledger_journals (kind, ref) values ('charge.paid', ${`teste-${storeId}`}) returning id)
      insert into ledger_postings (journal_id, account_id, amount_cents)
      select j.id, a.id, case when a.code like 'psp%' then 900 else -900 end from a, j`);
    expect(await becomeRecipient(storeId, personForm)).toMatchObject({ ok: false, reason: "has_money" });
  });

  it("a suspended author's account is accepted, and nothing goes out until someone looks (B119)", async () => {
    await becomeRecipient(storeId, personForm);
    await db.execute(sql`update users set suspended_from = '{vender}' where id = ${ownerId}`);
    const other = await createStore();
    await db.delete(recipients).where(eq(recipients.storeId, other.id));
    expect(await becomeRecipient(other.id, { ...personForm, account_number: "0044187" })).toMatchObject({ ok: true });
    expect(await db.select().from(payoutHolds).where(eq(payoutHolds.storeId, other.id))).toMatchObject([
      { kind: "conta_repetida", until: null },
    ]);
  });

  it("notifies by e-mail, without document or account data", async () => {
    await becomeRecipient(storeId, personForm);
    const emailMessages = await db.select().from(outboxEmails).where(eq(outboxEmails.kind, "recebedor.situacao"));
    expect(emailMessages.at(-1)?.payload).toMatchObject({ status: "ativo" });
    expect(JSON.stringify(emailMessages)).not.toMatch(/52998|44187/);
  });
});

describe("the verification link", () => {
  it("is made again at each request, only for who still needs it", async () => {
    expect(await makeKycLink(storeId)).toMatchObject({ ok: false, reason: "no_recipient" });
    await becomeRecipient(storeId, personForm);
    expect(await makeKycLink(storeId)).toMatchObject({ ok: false, reason: "not_needed" });
    await db.update(recipients).set({ status: "em_analise", kycStatus: "pending" }).where(eq(recipients.storeId, storeId));
    expect(await makeKycLink(storeId)).toMatchObject({ ok: false, reason: "not_needed" });
    await db.update(recipients).set({ kycStatus: "partially_denied" }).where(eq(recipients.storeId, storeId));
    const [one, other] = [await makeKycLink(storeId), await makeKycLink(storeId)];
    if (!one.ok || !other.ok) throw new Error("sem link");
    expect(one.value.url).toContain("/kyc/");
    expect(one.value.url).not.toBe(other.value.url);
    expect(new Date(one.value.expiresAt).getTime()).toBeGreaterThan(Date.now() + 15 * 60_000);
  });
});
