import { dayKeySp } from "#kit/day-key.ts";
import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "#modules/accounts/create-account.ts";
import { listConsents } from "#modules/accounts/privacy/queries.ts";
import { TERMS_VERSION } from "#modules/accounts/terms/version.ts";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { settings } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore, createUser, viewerOf } from "../../../tests/factories.ts";
import { draftOf, publishedOf } from "../../../tests/post.ts";
import { createSoldOrder } from "../../../tests/sold-order.ts";
import { closeContact } from "./contact/close-contact.ts";
import { listOpenContacts, readContact } from "./contact/queries.ts";
import { readContactWords } from "./contact/read-contact-words.ts";
import type { ContactInput } from "./contact/schema.ts";
import { sendContact } from "./contact/send-contact.ts";
import { noteMiss } from "./help/note-miss.ts";
import { listMisses } from "./help/queries.ts";
import { voteArticle } from "./help/vote-article.ts";
import { listComments } from "#modules/operations/comments/queries/list.ts";
import { decideComment } from "./posts/comments/decide-comment.ts";
import { commentSetting } from "./posts/comments/settings.ts";
import { writeComment } from "./posts/comments/write-comment.ts";
import { readPost } from "./posts/queries/post-page.ts";
import { savePolicyTexts } from "./policies/save-policy-texts.ts";
import { POLICY_SLUGS } from "./policies/rules/policy-paths.ts";
import { readPolicy } from "./policies/queries.ts";
import { contactMessages, helpVotes, policyTexts } from "./tables.ts";

const message = (values: Partial<ContactInput> = {}): ContactInput => ({
  nome: "Marina Teles",
  email: `${randomUUID()}@exemplo.com.br`,
  assunto: "compra",
  mensagem: "Comprei e não achei o arquivo.",
  pedido: null,
  site: "",
  requestKey: randomUUID(),
  ...values,
});

const emailsTo = async (email: string): Promise<string[]> =>
  (await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))).map(({ kind }) => kind);

describe("the texts of the policies", () => {
  it("each is stored as it was read, once, even by two workers; another figure is another text", async () => {
    const saved = await Promise.all([savePolicyTexts(), savePolicyTexts()]);
    expect(saved.reduce((sum, { value }) => sum + value.saved, 0)).toBe(POLICY_SLUGS.length);
    const before = await readPolicy("politica-de-pagamentos", {});
    await db.insert(settings).values({ key: commissionSetting.key, value: { basisPoints: 1500 }, updatedBy: "teste" });
    expect((await savePolicyTexts()).value.saved).toBeGreaterThanOrEqual(1);
    const after = await readPolicy("politica-de-pagamentos", {});
    expect([before?.saved.length, after?.saved.length]).toEqual([1, 2]);
    expect(new Set(after!.saved.map(({ name }) => name)).size).toBe(2);
    expect(after!.name).toBe(after!.saved[0]!.name);
    expect(after!.since).toBe(dayKeySp(new Date(after!.saved[0]!.since)));
    const older = await readPolicy("politica-de-pagamentos", { registro: before!.saved[0]!.fingerprint });
    expect(older?.older?.body).toContain("Comissão de 12%");
    expect(JSON.stringify(after?.sections)).toContain("Comissão de 15%");
    expect(await readPolicy("politica-de-pagamentos", { registro: "000000000000" })).toBeNull();
    const [newest, oldest] = after!.saved.map(({ fingerprint }) => fingerprint);
    const both = await readPolicy("politica-de-pagamentos", { registro: newest, com: oldest });
    expect(both?.compared?.before.fingerprint).toBe(oldest);
    const changed = both!.compared!.rows.filter((row) => !row.isSame);
    expect(changed.some((row) => row.before?.includes("12%") && row.after?.includes("15%"))).toBe(true);
    expect(await readPolicy("politica-de-pagamentos", { registro: newest, com: "000000000000" })).toBeNull();
  });

  it("a text that was read is neither rewritten nor deleted", async () => {
    await savePolicyTexts();
    const refused = /./;
    await expect(db.update(policyTexts).set({ body: "outro" })).rejects.toThrow(refused);
    await expect(db.delete(policyTexts)).rejects.toThrow(refused);
  });

  it("the privacy policy lists each part of the inventory; the account stores the terms under which it opened", async () => {
    expect((await readPolicy("politica-de-privacidade", {}))!.parts.map(({ name }) => name)).toContain("Mensagens à Autoria");
    const opened = await transact(async (tx) =>
      ok(await createAccount(tx, { name: "Ana Reis", email: "ana.reis@exemplo.com.br", emailVerified: true })),
    );
    const { terms } = await listConsents(opened.value!);
    expect(terms).toMatchObject([{ version: TERMS_VERSION, orders: 0, atOpening: true }]);
  });
});

describe("a message to the platform", () => {
  it("requested twice at once is one, with one receipt and one notice; the platform answers and it waits no more", async () => {
    const sent = message();
    const [one, other] = await Promise.all([sendContact(null, sent), sendContact(null, sent)]);
    expect(one.ok && other.ok && one.value.number === other.value.number).toBe(true);
    expect(await emailsTo(sent.email)).toEqual(["contato.recibo"]);
    const [saved] = await db.select().from(contactMessages).where(eq(contactMessages.requestKey, sent.requestKey));
    expect(saved!.answerBy.getTime() - saved!.createdAt.getTime()).toBeLessThanOrEqual(5 * 24 * 3_600_000 + 3_600_000);
    const arrived = await db
      .select()
      .from(outboxEmails)
      .where(eq(outboxEmails.kind, "contato.chegou"))
      .orderBy(desc(outboxEmails.createdAt));
    expect(JSON.stringify(arrived.map(({ payload }) => payload))).not.toContain(sent.email);

    const admin = await createUser({ roles: ["admin"] });
    expect((await listOpenContacts()).map(({ id }) => id)).toContain(saved!.id);
    expect(await readContactWords(admin.id, saved!.id)).toMatchObject({
      ok: true,
      value: { body: sent.mensagem, email: sent.email },
    });
    expect(await closeContact(admin.id, saved!.id)).toMatchObject({ ok: true });
    expect(await closeContact(admin.id, saved!.id)).toMatchObject({ ok: false, reason: "already_done" });
    expect(await closeContact(admin.id, randomUUID())).toMatchObject({ ok: false, reason: "not_found" });
    const rows = await readRows(
      db,
      { action: col.text`action` },
      (row) => sql`select ${row} from admin_audit where target_id = ${saved!.id} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(["ler-contato", "responder-contato"]);
  });

  it("carries only orders of its writer (INV-35), and the one in the address comes chosen", async () => {
    const buyer = await createUser();
    const product = await createProduct((await createStore()).id);
    const order = await createSoldOrder(buyer, [product]);
    const viewer = await viewerOf(buyer);
    const stranger = await viewerOf(await createUser());
    expect(await readContact(viewer, order.id)).toMatchObject({
      chosen: order.id,
      orders: [{ id: order.id, titles: product.title }],
    });
    expect(await readContact(stranger, order.id)).toMatchObject({ chosen: null, orders: [] });
    expect(await readContact(null, order.id)).toMatchObject({ chosen: null, orders: [], person: null });
    expect(await sendContact(viewer, message({ pedido: order.id }))).toMatchObject({ ok: true });
    for (const other of [stranger, null])
      expect(await sendContact(other, message({ pedido: order.id }))).toMatchObject({ ok: false, reason: "order_not_yours" });
  });

  it("what looks machine-made is held and writes to nobody; the same mailbox does not get endless receipts", async () => {
    const spam = message({ site: "http://x.example" });
    expect(await sendContact(null, spam)).toMatchObject({ ok: true });
    expect(await emailsTo(spam.email)).toEqual([]);
    const [held] = await db.select().from(contactMessages).where(eq(contactMessages.requestKey, spam.requestKey));
    expect(held!.status).toBe("retida");
    const victim = "vitima@exemplo.com.br";
    for (let turn = 0; turn < 5; turn++) await sendContact(null, message({ email: victim }));
    expect(await emailsTo(victim)).toHaveLength(3);
  });
});

describe("the help learns", () => {
  it("one answer per visitor, the last", async () => {
    for (const isUseful of [true, true, false]) await voteArticle("alguém", { slug: "pagar-com-pix", isUseful });
    await voteArticle("outra pessoa", { slug: "pagar-com-pix", isUseful: true });
    const votes = await db.select().from(helpVotes).where(eq(helpVotes.article, "pagar-com-pix"));
    expect(votes.map(({ isUseful }) => isUseful)).toEqual(expect.arrayContaining([false, true]));
    expect(votes).toHaveLength(2);
    expect(JSON.stringify(votes)).not.toContain("alguém");
    expect(await voteArticle("alguém", { slug: "nada", isUseful: true })).toMatchObject({ ok: false });
  });

  it("a search without an answer is added up, and one that would tell whose it is does not stay", async () => {
    await Promise.all([noteMiss("Frete grátis"), noteMiss("frete gratis"), noteMiss("frete GRÁTIS!")]);
    await noteMiss("ana@exemplo.com.br");
    expect((await listMisses()).map(({ words, times }) => [words, times])).toEqual([["frete gratis", 3]]);
  });
});

describe("commenting on a blog post", () => {
  let adminId = "";
  beforeAll(async () => {
    adminId = (await createUser({ roles: ["admin"] })).id;
  });
  const turn = (isOn: boolean) =>
    db
      .insert(settings)
      .values({ key: commentSetting.key, value: { isOn }, updatedBy: "teste" })
      .onConflictDoUpdate({ target: settings.key, set: { value: { isOn } } });

  it("closed until the platform opens it; open, each comment waits to be read and appears only afterwards", async () => {
    const { postId, slug } = await publishedOf(adminId, { title: "Com conversa" });
    const reader = await createUser({ name: "Caio dos Santos Amaral" });
    const say = (comentario: string) => writeComment(reader.id, { postId, comentario });
    expect(await say("Serviu na turma.")).toMatchObject({ reason: "comments_off" });
    expect((await readPost(slug))!.comments).toBeNull();
    await turn(true);
    const twice = await Promise.all([say("Serviu na turma."), say("serviu  na TURMA.")]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(twice.find(({ ok }) => !ok)).toMatchObject({ reason: "already_said" });
    expect((await readPost(slug))!.comments).toEqual([]);
    const [held] = (await listComments({ situacao: "comentarios" })).rows.filter(({ about }) => about === "Com conversa");
    expect(held).toMatchObject({ source: "comentario", href: null, subject: expect.stringMatching(/turma/i) });
    const decide = (decision: "publicar" | "rejeitar") =>
      decideComment(adminId, { commentId: held!.ref, decision, motivo: "tudo certo" });
    const answers = await Promise.all([decide("publicar"), decide("publicar")]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await decide("rejeitar")).toMatchObject({ reason: "already_done" });
    expect((await readPost(slug))!.comments).toMatchObject([{ name: "Caio A.", body: expect.stringMatching(/turma/i) }]);
    await turn(false);
    expect((await readPost(slug))!.comments).toBeNull();
  });

  it("of many waiting not all sent at once pass; a draft takes no comments", async () => {
    await turn(true);
    const { postId } = await publishedOf(adminId, { title: "Muita conversa" });
    const reader = await createUser();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => writeComment(reader.id, { postId, comentario: `Comentário ${n}` })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    const draft = await draftOf();
    const other = await createUser();
    expect(await writeComment(other.id, { postId: draft.postId, comentario: "Oi" })).toMatchObject({ reason: "not_found" });
    await turn(false);
  });
});
