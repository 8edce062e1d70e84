import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { latestApplication } from "#modules/stores/applications/find-application.ts";
import { assignApplication } from "#modules/stores/applications/review/assign-application.ts";
import { startReview } from "#modules/stores/applications/review/start-review.ts";
import { ok } from "#kit/outcome.ts";
import { askChanges } from "#modules/stores/applications/review/ask-changes.ts";
import type { Answers } from "#modules/stores/applications/rules/requirements.ts";
import { saveApplication } from "#modules/stores/applications/save-application.ts";
import { submitApplication } from "#modules/stores/applications/submit-application.ts";
import { authorApplications } from "#modules/stores/applications/tables.ts";
import { db } from "#platform/db.ts";
import { createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { readChecklists } from "./queries/checklists.ts";
import { findApplicationRow } from "./queries/find.ts";
import { listApplications } from "./queries/list.ts";

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

let adminId: string;
let first: TestUser;
const idOf = async (user: TestUser) => (await latestApplication(db, user.id))?.id ?? "";

beforeAll(async () => {
  adminId = (await createUser({ roles: ["admin"] })).id;
  first = await createUser();
  const [requested, writing] = [await createUser(), await createUser()];
  await submitApplication(await viewerOf(first), WHOLE);
  await submitApplication(await viewerOf(requested), { ...WHOLE, storeName: "Tereza Moldes", legalName: "Tereza Paz Nogueira" });
  await askChanges(adminId, { applicationId: await idOf(requested), asks: [{ item: "amostra", note: "Pede senha." }] });
  await saveApplication(await viewerOf(writing), { ...WHOLE, storeName: "Ainda escrevendo" });
});

it("the queue has those waiting, the oldest first; someone's draft appears nowhere", async () => {
  const queue = await listApplications({});
  expect(queue.rows.map((row) => row.storeName)).toEqual(["Ateliê do Otávio"]);
  expect(queue.counts).toEqual({ esperando: 1, ajustes: 1, aprovadas: 0, recusadas: 0 });
  expect((await listApplications({ situacao: "ajustes", busca: "tereza" })).rows).toHaveLength(1);
  expect((await listApplications({ busca: "escrevendo" })).counts).toMatchObject({ esperando: 0, ajustes: 0 });
  expect((await listApplications({ ordem: "-loja" })).rows).toHaveLength(1);
});

it("who decides sees the application with document and e-mail masked, and is warned of another store with the same document", async () => {
  await createStore();
  const application = await findApplicationRow(await idOf(first), adminId);
  expect(JSON.stringify(application)).not.toMatch(/52998224725|529\.982\.247-25/);
  expect(JSON.stringify(application)).not.toContain(first.email);
  expect(application).toMatchObject({ status: "enviada", documentMasked: "•••.982.247-••", isOwn: false });
  expect(application?.twins).toBeGreaterThan(0);
  expect(await findApplicationRow(await idOf(first), first.id)).toMatchObject({ isOwn: true });
});

it("someone's draft does not open by its number", async () => {
  const writing = await createUser();
  await saveApplication(await viewerOf(writing), WHOLE);
  expect(await findApplicationRow(await idOf(writing), adminId)).toBeNull();
});

it("somebody takes an application, another takes it over, and leaving it is for who has it; who acts first has it", async () => {
  const [ana, bia] = [
    await createUser({ roles: ["admin"], name: "Ana Lima" }),
    await createUser({ roles: ["admin"], name: "Bia Reis" }),
  ];
  const applicationId = await idOf(first);
  const assignee = async () => (await findApplicationRow(applicationId, ana.id))?.assignee;
  expect(await assignee()).toBeNull();
  expect(await assignApplication(ana.id, { applicationId, isMine: true })).toEqual(ok());
  expect(await findApplicationRow(applicationId, ana.id)).toMatchObject({ assignee: "Ana", isMine: true });
  expect((await listApplications({ minhas: "1" }, ana.id)).rows).toMatchObject([{ assignee: "Ana" }]);
  expect(await listApplications({ minhas: "1" }, bia.id)).toMatchObject({ rows: [], counts: { esperando: 0 } });
  expect(await assignApplication(bia.id, { applicationId, isMine: false })).toEqual(ok());
  expect(await assignee()).toBe("Ana");
  expect(await assignApplication(bia.id, { applicationId, isMine: true })).toEqual(ok());
  expect(await assignee()).toBe("Bia");
  expect(await assignApplication(bia.id, { applicationId, isMine: false })).toEqual(ok());
  expect(await assignee()).toBeNull();
  expect(await startReview(ana.id, applicationId)).toEqual(ok());
  expect(await assignee()).toBe("Ana");
  expect(await assignApplication(first.id, { applicationId, isMine: true })).toMatchObject({ reason: "own_application" });
  expect(await assignApplication(ana.id, { applicationId: ana.id, isMine: true })).toMatchObject({ reason: "not_found" });
});

it("counts under the first checklist what was sent with none beside it", async () => {
  const underFirst = async () => (await readChecklists()).versions.find(({ version }) => version === 1)?.underWay;
  const before = await underFirst();
  expect(before).toBeGreaterThan(0);
  await db.update(authorApplications).set({ checklistVersion: null }).where(eq(authorApplications.userId, first.id));
  expect(await underFirst()).toBe(before);
});
