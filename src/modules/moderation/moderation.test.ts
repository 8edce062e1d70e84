import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { findShownProfile } from "#modules/accounts/profiles/queries.ts";
import { saveProfileWords } from "#modules/accounts/profiles/save-profile-words.ts";
import { switchProfile } from "#modules/accounts/profiles/switch-profile.ts";
import { profiles } from "#modules/accounts/profiles/tables.ts";
import { users } from "#modules/accounts/tables.ts";
import { findProductPage } from "#modules/catalog/queries/product-page.ts";
import { createList } from "#modules/favourites/create-list.ts";
import { findSharedList } from "#modules/favourites/queries/shared-lists.ts";
import { shareList } from "#modules/favourites/share-list.ts";
import { askQuestion } from "#modules/reviews/questions/ask-question.ts";
import { listQuestions } from "#modules/reviews/questions/queries.ts";
import { adminAudit } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { inScope } from "#platform/request-scope.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../tests/factories.ts";
import { appealContent } from "./appeals/appeal-content.ts";
import { decideAppeal } from "./appeals/decide-appeal.ts";
import { moderationAppeals } from "./appeals/tables.ts";
import { decideHeldQuestion } from "./decide-held-question.ts";
import { decideReport } from "./decide-report.ts";
import { readModerationQueue } from "./queries.ts";
import { reportContent } from "./report-content.ts";
import { type ReportInput, reportInput } from "./schema.ts";
import { reports } from "./tables.ts";

let admin: TestUser;
let reporter: TestUser;
let store: Awaited<ReturnType<typeof createStore>>;
let product: Awaited<ReturnType<typeof createProduct>>;

const aReport = (values: Partial<ReportInput> = {}): ReportInput => ({
  kind: "produto",
  ref: String(product.id),
  motivo: "direitos",
  palavras: "",
  ...values,
});
const report = async (who: TestUser | null, values: Partial<ReportInput> = {}) =>
  reportContent(who && (await viewerOf(who)), aReport(values));
const fromNetwork = <T>(ip: string, work: () => Promise<T>) => inScope({ id: "teste", ip, nonce: null, tags: new Set() }, work);
const statusesOf = async (kind: ReportInput["kind"], ref: string) =>
  (
    await db
      .select()
      .from(reports)
      .where(and(eq(reports.kind, kind), eq(reports.ref, ref)))
  ).map((one) => one.status);
const openOf = async (ref: string) => {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.ref, ref), eq(reports.status, "aberta")));
  return row?.id ?? "";
};
const emailMessages = (kind: string, to: string) =>
  db.$count(outboxEmails, and(eq(outboxEmails.kind, kind), eq(outboxEmails.recipient, to)));

beforeEach(async () => {
  admin = await createUser({ roles: ["admin"] });
  reporter = await createUser();
  store = await createStore();
  product = await createProduct(store.id, { title: "Cópia de outra obra" });
});

describe("reporting", () => {
  it("each person has one open report per thing; so has a stranger's network", async () => {
    expect(await report(reporter)).toMatchObject({ ok: true });
    expect(await report(reporter)).toMatchObject({ ok: false, reason: "already_reported" });
    expect(await fromNetwork("203.0.113.7", () => report(null))).toMatchObject({ ok: true });
    expect(await fromNetwork("203.0.113.9", () => report(null))).toMatchObject({ ok: false, reason: "already_reported" });
    expect(await fromNetwork("198.51.100.9", () => report(null))).toMatchObject({ ok: true });
    expect(await statusesOf("produto", String(product.id))).toHaveLength(3);
  });

  it("does not store the reporter's address", async () => {
    await fromNetwork("203.0.113.7", () => report(null));
    expect(JSON.stringify(await db.select().from(reports))).not.toContain("203.0.113");
  });

  it("only what everyone sees", async () => {
    for (const values of [
      { ref: "999999999" },
      { kind: "loja" as const, ref: "999999999" },
      { kind: "pergunta" as const, ref: "00000000-0000-4000-8000-000000000000" },
      { kind: "avaliacao" as const, ref: "00000000-0000-4000-8000-000000000000" },
      { kind: "pergunta" as const, ref: String(product.id) },
    ]) {
      expect(await report(reporter, values)).toMatchObject({ ok: false, reason: "not_found" });
    }
    const draft = await createProduct(store.id, { status: "rascunho" });
    expect(await report(reporter, { ref: String(draft.id) })).toMatchObject({ reason: "not_found" });
  });

  it.each([
    [{ kind: "produto", ref: "1", motivo: "golpe" }, "motivo"],
    [{ kind: "produto", ref: "1", motivo: "outro", palavras: "curto" }, "palavras"],
    [{ kind: "produto", ref: "1 or 1=1", motivo: "direitos" }, "ref"],
    [{ kind: "pedido", ref: "1", motivo: "direitos" }, "kind"],
  ])("refuses %j in %s", (input, field) => {
    const read = reportInput.safeParse(input);
    expect(read.success ? null : read.error.issues[0]?.path[0]).toBe(field);
  });
});

describe("deciding", () => {
  const decide = async (ref: string, decision: "acolher" | "recusar") =>
    decideReport(admin.id, { reportId: await openOf(ref), decision, motivo: "É cópia." });

  it("upheld, the product leaves the sale, all its reports close and everyone learns of it", async () => {
    const other = await createUser();
    await report(reporter, { palavras: "Copiou o meu caderno inteiro." });
    await report(other, { motivo: "enganoso" });
    const [queued] = (await readModerationQueue()).reports.filter((one) => one.subject === "Cópia de outra obra").slice(-1);
    expect(queued).toMatchObject({ count: 2, words: ["Copiou o meu caderno inteiro."], href: `/produto/${product.slug}` });
    expect(queued?.reasons.toSorted()).toEqual(["direitos", "enganoso"]);

    const ref = String(product.id);
    expect(await decide(ref, "acolher")).toEqual(ok());
    expect(await findProductPage(product.slug)).toMatchObject({ state: "retirado", title: null });
    expect(await statusesOf("produto", ref)).toEqual(["procedente", "procedente"]);
    for (const to of [reporter.email, other.email]) expect(await emailMessages("denuncia.decidida", to)).toBe(1);
    const [owner] = await db.select().from(users).where(eq(users.id, store.ownerId));
    expect(await emailMessages("material.bloqueado", owner?.email ?? "")).toBe(1);
    const [line] = await db.select().from(adminAudit).where(eq(adminAudit.targetId, ref));
    expect(line).toMatchObject({ adminId: admin.id, action: "denuncia-acolher", reason: "É cópia." });
  });

  it("rejected, nothing changes on the page, and the reporter learns of it", async () => {
    await report(reporter);
    expect(await decide(String(product.id), "recusar")).toEqual(ok());
    expect(await findProductPage(product.slug)).toMatchObject({ state: "publicado" });
    expect(await emailMessages("denuncia.decidida", reporter.email)).toBe(1);
    expect(await report(reporter)).toMatchObject({ ok: true });
  });

  it("about a store, it is recorded and the store goes on", async () => {
    await report(reporter, { kind: "loja", ref: String(store.id), motivo: "golpe" });
    expect(await decide(String(store.id), "acolher")).toEqual(ok());
    expect(await findProductPage(product.slug)).toMatchObject({ state: "publicado" });
    expect(await statusesOf("loja", String(store.id))).toEqual(["procedente"]);
  });

  it("an upheld profile closes, loses its signature, and its owner gets an e-mail; a closed one is not reported", async () => {
    const owner = await createUser();
    await switchProfile(owner.id, { part: "open", isOn: true });
    await saveProfileWords(owner.id, { shownName: "Nome de outra", areas: [], byline: "Professora" });
    const [profile] = await db.select().from(profiles).where(eq(profiles.userId, owner.id));
    const ref = profile?.id ?? "";
    expect(await report(reporter, { kind: "perfil", ref, motivo: "golpe" })).toMatchObject({ ok: true });
    const [queued] = (await readModerationQueue()).reports.filter((one) => one.kind === "perfil");
    expect(queued).toMatchObject({ subject: "Nome de outra · Professora", href: `/cliente/${profile?.slug}` });
    expect(await decide(ref, "acolher")).toEqual(ok());
    expect(await findShownProfile(profile?.slug ?? "", null)).toBeNull();
    expect(await emailMessages("perfil.bloqueado", owner.email)).toBe(1);
    expect(await emailMessages("denuncia.decidida", reporter.email)).toBe(1);
    expect(await report(await createUser(), { kind: "perfil", ref, motivo: "golpe" })).toMatchObject({ reason: "not_found" });
  });

  it.each([
    { acolhe: false, opens: { reason: "blocked_profile" } },
    { acolhe: true, opens: { ok: true } },
  ])(
    "the owner of a closed profile asks for review once; upheld ($acolhe), only the owner opens it",
    async ({ acolhe, opens }) => {
      const owner = await createUser();
      const turnOn = () => switchProfile(owner.id, { part: "open", isOn: true });
      await turnOn();
      const [profile] = await db.select().from(profiles).where(eq(profiles.userId, owner.id));
      const ref = profile?.id ?? "";
      const requested = { kind: "perfil", ref, palavras: "Esse é mesmo o meu nome." } as const;
      expect(await appealContent(owner.id, requested)).toMatchObject({ reason: "not_found" });
      await report(reporter, { kind: "perfil", ref, motivo: "golpe" });
      expect(await decide(ref, "acolher")).toEqual(ok());
      expect(await appealContent(reporter.id, requested)).toMatchObject({ reason: "not_found" });
      expect(await appealContent(owner.id, requested)).toEqual(ok());
      expect(await appealContent(owner.id, requested)).toMatchObject({ reason: "already_asked" });
      const [appeal] = await db.select().from(moderationAppeals).where(eq(moderationAppeals.ref, ref));
      const decision = { appealId: appeal?.id ?? "", acolhe, motivo: "Lemos de novo." };
      expect(await decideAppeal(admin.id, decision)).toEqual(ok());
      expect(await findShownProfile(profile?.slug ?? "", null)).toBeNull();
      expect(await turnOn()).toMatchObject(opens);
      expect(await emailMessages("recurso.decidido", owner.email)).toBe(1);
    },
  );

  it("an upheld list stops being shared, and one that is only its owner's is not reported", async () => {
    const owner = await createUser();
    const made = await createList(owner.id, "Ofensa no nome");
    const ref = made.ok ? made.value : "";
    expect(await report(reporter, { kind: "lista", ref, motivo: "ofensa" })).toMatchObject({ reason: "not_found" });
    const shared = await shareList(owner.id, ref, true);
    const token = (shared.ok && shared.value) || "";
    expect(await report(reporter, { kind: "lista", ref, motivo: "ofensa" })).toMatchObject({ ok: true });
    expect(await decide(ref, "acolher")).toEqual(ok());
    expect(await findSharedList(token)).toBeNull();
    expect(await statusesOf("lista", ref)).toEqual(["procedente"]);
    expect(await emailMessages("lista.ocultada", owner.email)).toBe(1);
  });

  it("ten administrators decide at once: it counts once", async () => {
    await report(reporter);
    const reportId = await openOf(String(product.id));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => decideReport(admin.id, { reportId, decision: "acolher", motivo: "É cópia." })),
    );
    expect(answers.filter((one) => one.ok)).toHaveLength(1);
    expect(await emailMessages("denuncia.decidida", reporter.email)).toBe(1);
  });

  it("an upheld question leaves the page; held, it reaches the page only through a person", async () => {
    const asker = await viewerOf(reporter);
    const shown = await askQuestion(asker, { productId: product.id, pergunta: "Isto é seu mesmo?" });
    const held = await askQuestion(asker, { productId: product.id, pergunta: "Compra em www.outro.com.br" });
    if (!shown.ok || !held.ok) throw new Error("refused");
    const questionId = held.value.questionId;
    expect((await readModerationQueue()).held).toContainEqual(expect.objectContaining({ questionId, heldFor: ["link"] }));
    expect(await decideHeldQuestion(admin.id, { questionId, decision: "rejeitar", motivo: "Tem link." })).toEqual(ok());
    expect(await decideHeldQuestion(admin.id, { questionId, decision: "publicar", motivo: "x" })).toMatchObject({
      reason: "already_done",
    });

    const other = await createUser();
    await report(other, { kind: "pergunta", ref: shown.value.questionId, motivo: "ofensa" });
    expect(await decide(shown.value.questionId, "acolher")).toEqual(ok());
    expect((await listQuestions(product.id)).total).toBe(0);
  });
});
