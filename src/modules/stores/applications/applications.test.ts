import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#modules/accounts/tables.ts";
import { notifications } from "#modules/notifications/tables.ts";
import { adminAudit } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { stores } from "../tables.ts";
import { latestApplication, listMarks } from "./find-application.ts";
import { readApplicationPage, readFirstSteps } from "./queries.ts";
import { approveApplication } from "./review/approve-application.ts";
import { askChanges } from "./review/ask-changes.ts";
import { markItem } from "./review/mark-item.ts";
import { refuseApplication } from "./review/refuse-application.ts";
import { startReview } from "./review/start-review.ts";
import type { Answers } from "./rules/requirements.ts";
import { saveApplication } from "./save-application.ts";
import { submitApplication } from "./submit-application.ts";
import { authorApplications } from "./tables.ts";

const WHOLE: Answers = {
  legalName: "Otávio Brito Lins",
  document: "529.982.247-25",
  city: "Recife",
  uf: "PE",
  storeName: "Ateliê do Otávio",
  authorName: "Otávio Brito",
  area: "costura-e-bordado",
  about: "Faço moldes de costura para quem está começando, com tabela de medidas e vídeo de cada etapa da peça.",
  sampleUrl: "https://otavio.exemplo.com.br/moldes",
  sampleWords: "",
  isAdult: true,
  ownsProduct: true,
  acceptsRules: true,
  extra: {},
};

let person: TestUser;
let viewer: Viewer;
let adminId: string;

beforeEach(async () => {
  person = await createUser();
  viewer = await viewerOf(person);
  adminId = (await createUser({ roles: ["admin"] })).id;
});

const latest = async () => (await latestApplication(db, person.id))!;
const storeOf = async () => (await db.select().from(stores).where(eq(stores.ownerId, person.id)))[0];
const again = async () => (viewer = await viewerOf(person));
const emailsOf = async () => {
  const rows = await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, person.email));
  return rows.map((row) => (row.payload as { news: string }).news).toSorted();
};

async function sent(): Promise<string> {
  const answer = await submitApplication(viewer, WHOLE);
  expect(answer).toEqual({ ok: true, value: undefined });
  await again();
  return (await latest()).id;
}

describe("the application to sell", () => {
  it("is stored as it was written, one per person, and continues where it stopped", async () => {
    const half = { ...WHOLE, document: "529", about: "" };
    expect((await saveApplication(viewer, half)).ok).toBe(true);
    await Promise.all([saveApplication(viewer, half), saveApplication(viewer, { ...half, city: "Olinda" })]);
    const mine = await db.select().from(authorApplications).where(eq(authorApplications.userId, person.id));
    expect(mine).toHaveLength(1);
    const page = await readApplicationPage(viewer);
    expect(page.application).toMatchObject({ status: "rascunho", answers: { document: "529", storeName: "Ateliê do Otávio" } });
    expect(await storeOf()).toBeUndefined();
  });

  it("with something incomplete it is not sent, says each field and stores nothing by halves", async () => {
    const answer = await submitApplication(viewer, { ...WHOLE, document: "123", isAdult: false });
    expect(answer).toMatchObject({ ok: false, reason: "incomplete" });
    expect(answer.ok ? [] : Object.keys(answer.fields ?? {}).toSorted()).toEqual(["document", "isAdult"]);
    expect(await latestApplication(db, person.id)).toBeNull();
  });

  it("sent twice at once it is sent once: one draft store, one e-mail", async () => {
    const answers = await Promise.all([submitApplication(viewer, WHOLE), submitApplication(viewer, WHOLE)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await latest()).toMatchObject({ status: "enviada", rounds: 1, declaredVersion: "2026-11" });
    expect(await storeOf()).toMatchObject({ status: "rascunho", document: "52998224725", bio: WHOLE.about });
    expect(await emailsOf()).toEqual(["enviada"]);
    expect((await readApplicationPage(await again())).application?.waiting).toMatchObject({ ahead: expect.any(Number) });
  });

  it("two people with the same store name have different addresses, at once", async () => {
    const others = await Promise.all([createUser(), createUser(), createUser()]);
    const viewers = await Promise.all(others.map((one) => viewerOf(one)));
    const answers = await Promise.all(viewers.map((one) => submitApplication(one, { ...WHOLE, storeName: "Loja Repetida" })));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    const { rows } = await db.execute(sql`select count(distinct slug)::int as n from stores where name = 'Loja Repetida'`);
    expect(rows).toEqual([{ n: 3 }]);
  });

  it("who has an open store does not apply for another", async () => {
    await createStore({ ownerId: person.id });
    expect(await saveApplication(await again(), WHOLE)).toMatchObject({ reason: "has_store" });
  });

  it("does not change while under review", async () => {
    await sent();
    expect(await saveApplication(viewer, { ...WHOLE, city: "Olinda" })).toMatchObject({ reason: "not_editable" });
  });
});

describe("the platform decides", () => {
  it("asks for a change, the changed item comes back to be checked, and approval opens the store", async () => {
    const id = await sent();
    expect((await markItem(adminId, { applicationId: id, item: "loja", mark: "conferido" })).ok).toBe(true);
    expect((await latest()).status).toBe("em_analise");
    await askChanges(adminId, { applicationId: id, asks: [{ item: "amostra", note: "O endereço pede senha." }] });
    expect(await submitApplication(viewer, WHOLE)).toMatchObject({
      reason: "incomplete",
      fields: { sampleUrl: "Falta mudar o que pedimos: O endereço pede senha." },
    });
    const corrected = { ...WHOLE, sampleUrl: "https://otavio.exemplo.com.br/aberto", storeName: "Ateliê Brito" };
    expect((await submitApplication(viewer, corrected)).ok).toBe(true);
    // The name changed too: what had been looked at is looked at again.
    expect(await listMarks(db, id)).toEqual([{ item: "amostra", mark: "corrigido", note: "O endereço pede senha." }]);
    expect((await storeOf())?.name).toBe("Ateliê Brito");

    const answers = await Promise.all([approveApplication(adminId, id), approveApplication(adminId, id)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await latest()).toMatchObject({ status: "aprovada", rounds: 2 });
    expect(await storeOf()).toMatchObject({ status: "aprovada", approvedAt: expect.any(Date) });
    expect(
      (await listMarks(db, id))
        .filter((one) => one.mark === "conferido")
        .map((one) => one.item)
        .toSorted(),
    ).toEqual(["amostra", "apresentacao", "loja"]);
    expect(await emailsOf()).toEqual(["aprovada", "enviada", "enviada", "pedir_ajustes"]);
    const bell = await db.select().from(notifications).where(eq(notifications.userId, person.id));
    expect(bell).toHaveLength(4);
    const acts = await db.select().from(adminAudit).where(eq(adminAudit.targetId, id));
    expect(acts.map((act) => act.action).toSorted()).toEqual(["solicitacao-ajustes", "solicitacao-aprovar", "solicitacao-item"]);
    expect(await readFirstSteps(await again())).toEqual([
      { key: "receber", isDone: false },
      { key: "material", isDone: false },
      { key: "vitrine", isDone: false },
    ]);
  });

  it("rejected it says why and when to try again; before that it cannot restart, afterwards it can, with what was written", async () => {
    const id = await sent();
    await refuseApplication(adminId, { applicationId: id, motivo: "O material da amostra é de outra pessoa." });
    const page = await readApplicationPage(viewer);
    expect(page.application?.refusal).toMatchObject({ reason: "O material da amostra é de outra pessoa.", mayRetry: false });
    const { rows } = await db.execute(sql`
      select round(extract(epoch from retry_at - decided_at) / 86400)::int as days from author_applications where id = ${id}`);
    expect(rows).toEqual([{ days: 30 }]);
    expect(await storeOf()).toMatchObject({ status: "rascunho" });
    expect(await submitApplication(viewer, WHOLE)).toMatchObject({ reason: "too_soon" });
    await db.execute(sql`update author_applications set retry_at = now() - interval '1 minute' where id = ${id}`);
    expect((await submitApplication(viewer, WHOLE)).ok).toBe(true);
    expect((await latest()).id).not.toBe(id);
  });

  it("an applicant does not decide their own application, even with power to administer (B166)", async () => {
    const id = await sent();
    await db
      .update(users)
      .set({ roles: ["admin"] })
      .where(eq(users.id, person.id));
    const own = { reason: "own_application" };
    expect(await approveApplication(person.id, id)).toMatchObject(own);
    expect(await refuseApplication(person.id, { applicationId: id, motivo: "porque sim mesmo" })).toMatchObject(own);
    expect(await askChanges(person.id, { applicationId: id, asks: [{ item: "loja", note: "x" }] })).toMatchObject(own);
    expect(await markItem(person.id, { applicationId: id, item: "loja", mark: "conferido" })).toMatchObject(own);
    expect(await startReview(person.id, id)).toMatchObject(own);
    expect((await latest()).status).toBe("enviada");
  });

  it("does not approve what only the applicant can complete: the e-mail is no longer confirmed", async () => {
    const id = await sent();
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, person.id));
    expect(await approveApplication(adminId, id)).toMatchObject({ reason: "still_missing" });
    expect(await storeOf()).toMatchObject({ status: "rascunho" });
    expect((await latest()).status).toBe("enviada");
  });

  it("nobody's draft is seen or decided, and what was decided is not decided again", async () => {
    await saveApplication(viewer, WHOLE);
    const draft = (await latest()).id;
    expect(await approveApplication(adminId, draft)).toMatchObject({ reason: "not_found" });
    const id = await sent();
    await approveApplication(adminId, id);
    expect(await refuseApplication(adminId, { applicationId: id, motivo: "mudei de ideia" })).toMatchObject({
      reason: "wrong_state",
    });
    expect(await storeOf()).toMatchObject({ status: "aprovada" });
  });

  it("only waives what can be waived, and undoes what it marked", async () => {
    const id = await sent();
    expect(await markItem(adminId, { applicationId: id, item: "loja", mark: "dispensado" })).toMatchObject({
      reason: "wrong_state",
    });
    await markItem(adminId, { applicationId: id, item: "amostra", mark: "dispensado" });
    expect(await listMarks(db, id)).toMatchObject([{ item: "amostra", mark: "dispensado" }]);
    await markItem(adminId, { applicationId: id, item: "amostra", mark: null });
    expect(await listMarks(db, id)).toEqual([]);
  });
});
