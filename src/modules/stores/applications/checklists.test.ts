import { asc, eq, gt } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { checklistFor, currentChecklist, latestApplication, listMarks } from "./find-application.ts";
import { readApplicationPage } from "./queries.ts";
import { askChanges } from "./review/ask-changes.ts";
import { markItem } from "./review/mark-item.ts";
import type { ChecklistEntry } from "./rules/checklist.ts";
import { FIRST_CHECKLIST } from "./rules/first-checklist.fixture.ts";
import type { Answers } from "./rules/requirements.ts";
import { answersInput, saveChecklistInput } from "./schema.ts";
import { saveApplication } from "./save-application.ts";
import { saveChecklist } from "./save-checklist.ts";
import { submitApplication } from "./submit-application.ts";
import { authorApplicationItems, authorApplications, authorChecklists } from "./tables.ts";

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
const KEY = "item-0a1b2c3d";
const OWN: ChecklistEntry = {
  key: KEY,
  title: "Como você faz",
  detail: "Conte as etapas do seu trabalho.",
  proof: "texto",
  isRequired: true,
  mayBeWaived: true,
};
const ENTRIES = [OWN, ...FIRST_CHECKLIST];
const HOW = { extra: { [KEY]: "Desenho à mão e depois digitalizo." } };
const motivo = "Queremos saber como cada um trabalha.";

let admin: TestUser;
let person: TestUser;
let viewer: Viewer;
beforeEach(async () => {
  await db.delete(authorApplicationItems);
  await db.delete(authorApplications);
  await db.delete(authorChecklists).where(gt(authorChecklists.version, 1));
  admin = await createUser({ roles: ["admin"] });
  person = await createUser();
  viewer = await viewerOf(person);
});
const save = (entries: ChecklistEntry[], version = 1) => saveChecklist(admin.id, { version, entries, motivo });
const latest = async () => (await latestApplication(db, person.id)) ?? expect.fail("no application");
const again = async () => (viewer = await viewerOf(person));

describe("the checklist of an application", () => {
  it("begins as what was asked before it was data", async () => {
    expect(await currentChecklist(db)).toEqual({ version: 1, entries: FIRST_CHECKLIST });
  });

  it("asks who writes for what is in it now, and who sent for what was in it then", async () => {
    expect((await submitApplication(viewer, WHOLE)).ok).toBe(true);
    expect(await save(ENTRIES)).toEqual({ ok: true, value: { version: 2 } });
    await again();
    const page = await readApplicationPage(viewer);
    expect(page.application?.entries).toEqual(FIRST_CHECKLIST);
    expect(page.application?.items.map(({ key }) => key)).not.toContain(KEY);
    const other = await viewerOf(await createUser());
    expect((await readApplicationPage(other)).entries).toEqual(ENTRIES);
    expect(await submitApplication(other, WHOLE)).toMatchObject({
      reason: "incomplete",
      fields: { [`extra.${KEY}`]: expect.any(String) },
    });
    expect((await submitApplication(other, { ...WHOLE, ...HOW, storeName: "Outra loja" })).ok).toBe(true);
    expect(await latestApplication(db, other.userId)).toMatchObject({ checklistVersion: 2, ...HOW });
  });

  it("stays the one it was sent with when it comes back for a change and is sent again", async () => {
    await submitApplication(viewer, WHOLE);
    const { id } = await latest();
    await save(ENTRIES);
    await askChanges(admin.id, { applicationId: id, asks: [{ item: "amostra", note: "O endereço pede senha." }] });
    await again();
    expect((await submitApplication(viewer, { ...WHOLE, sampleUrl: "https://otavio.exemplo.com.br/aberto" })).ok).toBe(true);
    expect(await checklistFor(db, await latest())).toMatchObject({ version: 1 });
  });

  it("is the first one for what was sent with none beside it", async () => {
    await submitApplication(viewer, WHOLE);
    const { id } = await latest();
    await db.update(authorApplications).set({ checklistVersion: null }).where(eq(authorApplications.id, id));
    await save(ENTRIES);
    expect(await checklistFor(db, await latest())).toEqual({ version: 1, entries: FIRST_CHECKLIST });
    await askChanges(admin.id, { applicationId: id, asks: [{ item: "amostra", note: "O endereço pede senha." }] });
    await again();
    expect((await submitApplication(viewer, { ...WHOLE, sampleUrl: "https://otavio.exemplo.com.br/aberto" })).ok).toBe(true);
    expect(await latest()).toMatchObject({ checklistVersion: 1 });
  });

  it("takes any words in its own items, also those that a browser would read as an address", async () => {
    await save([OWN, { ...OWN, key: "item-1a1b1c1d", proof: "endereco" }, ...FIRST_CHECKLIST]);
    const extra = { [KEY]: "Etapas: desenho à mão e depois digitalizo.", "item-1a1b1c1d": "javascript:alert(1)" };
    const typed = answersInput.parse({ ...WHOLE, extra });
    expect(typed.extra).toEqual(extra);
    expect((await saveApplication(viewer, typed)).ok).toBe(true);
    expect(await latest()).toMatchObject({ extra });
    expect(await submitApplication(viewer, typed)).toEqual({
      ok: false,
      reason: "incomplete",
      fields: { "extra.item-1a1b1c1d": "Cole o endereço inteiro, começando por https://." },
    });
  });

  it("has its own items looked at, waived and asked for by their names, and no item that is not in it", async () => {
    await save(ENTRIES);
    await saveApplication(viewer, { ...WHOLE, ...HOW });
    await submitApplication(viewer, { ...WHOLE, ...HOW });
    const { id } = await latest();
    expect((await markItem(admin.id, { applicationId: id, item: KEY, mark: "conferido" })).ok).toBe(true);
    expect((await markItem(admin.id, { applicationId: id, item: KEY, mark: "dispensado" })).ok).toBe(true);
    for (const item of ["item-ffffffff", "email", "constructor"])
      expect(await markItem(admin.id, { applicationId: id, item, mark: "conferido" })).toMatchObject({ reason: "wrong_state" });
    const unknown = await askChanges(admin.id, { applicationId: id, asks: [{ item: "maioridade", note: "Mostre." }] });
    expect(unknown).toMatchObject({ reason: "wrong_state" });
    await askChanges(admin.id, { applicationId: id, asks: [{ item: KEY, note: "Conte mais." }] });
    const emails = await db
      .select()
      .from(outboxEmails)
      .where(eq(outboxEmails.recipient, person.email))
      .orderBy(asc(outboxEmails.createdAt));
    expect(emails.at(-1)?.payload).toMatchObject({ asks: [{ item: OWN.title, note: "Conte mais." }] });
    await again();
    await saveApplication(viewer, { ...WHOLE, extra: { [KEY]: "Desenho, digitalizo e testo com a turma." } });
    expect(await listMarks(db, id)).toEqual([{ item: KEY, mark: "corrigido", note: "Conte mais." }]);
  });

  it("is sent without what is not asked of everybody", async () => {
    await save(FIRST_CHECKLIST.map((entry) => (entry.key === "amostra" ? { ...entry, isRequired: false } : entry)));
    expect((await submitApplication(viewer, { ...WHOLE, sampleUrl: "" })).ok).toBe(true);
  });
});

describe("saving a checklist", () => {
  it("of two who write after the same version one is refused, and what is the same is no version", async () => {
    const twice = await Promise.all([save(ENTRIES), save([...ENTRIES].toReversed())]);
    expect(twice.map((answer) => (answer.ok ? "ok" : answer.reason)).toSorted()).toEqual(["changed_since", "ok"]);
    expect(await db.$count(authorChecklists)).toBe(2);
    const { entries, version } = await currentChecklist(db);
    expect(await save([...entries], version)).toMatchObject({ reason: "already_so" });
  });

  it("says in words of ours that one without an item is none", () => {
    const read = saveChecklistInput.safeParse({ version: 1, entries: [], motivo: "Ninguém precisa mandar nada" });
    expect(read.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["entries", "A lista precisa de pelo menos um item."],
    ]);
  });

  it("refuses one that a store could not open with, and keeps nothing", async () => {
    expect(await save(FIRST_CHECKLIST.filter(({ key }) => key !== "loja"))).toMatchObject({ reason: "invalid" });
    expect(await db.$count(authorChecklists)).toBe(1);
  });
});
