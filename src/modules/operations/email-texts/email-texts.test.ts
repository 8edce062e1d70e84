import { render, toPlainText } from "@react-email/render";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { cookieOf, createUser, viewerOf } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { emailMessages } from "../../../worker.ts";
import { checkEmailText } from "#kit/check-email-text.ts";
import type { EmailParts } from "#kit/email-text.ts";
import { ok } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { emailTextVersions, readEmailParts } from "#platform/emails/saved-texts.ts";
import { outboxEmails } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { emailTextRoutes } from "./http.ts";
import { findEmailText, listEmailTexts } from "./queries.ts";
import { EMAIL_TEXTS_PATH, groupOf, PREVIEW_PATH } from "./rules.ts";
import { saveEmailText } from "./save-email-text.ts";
import { saveEmailTextInput, testedTextEmail } from "./schema.ts";
import { sendTestText } from "./send-test-text.ts";
import { emailTexts } from "./templates.ts";

const KEY = "conta.codigo";
const motivo = "Pediram palavras mais simples.";
const WORDS: EmailParts = {
  subject: "{{codigo}}: o seu código",
  preview: "Use em {{minutos}} minutos.",
  title: "Aqui está o código",
  body: "Olá, {{nome}}!\n\n{{codigo_grande}}\n\nVale por {{minutos}} minutos. {{cuidado}}",
  button: "",
};
const known = () => emailTexts.get(KEY)?.text ?? expect.fail("no such text");
const open = async () => (await findEmailText(KEY)) ?? expect.fail("no such text");

describe("every text that may be changed", () => {
  it("is reached from the list, by a key of its own, and fits its own variables", async () => {
    const texts = emailMessages.flatMap((one) => one.texts);
    expect(texts.map(({ key }) => key).toSorted()).toEqual([...emailTexts.keys()].toSorted());
    for (const { key, ...text } of texts) {
      expect([key, checkEmailText(text.original, text)]).toEqual([key, {}]);
      expect([key, groupOf(key)]).not.toEqual([key, "Outros"]);
    }
    expect(await listEmailTexts()).toHaveLength(texts.length);
  });

  it("is the one its own sample is written with, and leaves no variable unfilled", async () => {
    for (const { texts, write, textOf } of emailMessages)
      for (const { key, sample } of texts) {
        const { subject, body } = write(sample);
        expect([key, textOf(sample)?.key]).toEqual([key, key]);
        expect(`${key} ${subject} ${toPlainText(await render(body))}`).not.toMatch(/undefined|NaN|\[object|null|\{\{/);
      }
  });

  it("holds what a form sends of its first words", () => {
    for (const { text } of emailTexts.values())
      expect(saveEmailTextInput.parse({ key: text.key, parts: text.original, lastId: null, motivo }).parts).toEqual(
        text.original,
      );
  });
});

describe("changing the words of an e-mail", () => {
  let admin: Viewer;
  beforeEach(async () => {
    await db.delete(emailTextVersions);
    admin = await provedViewer(await createUser({ roles: ["admin"] }));
  });
  const save = (parts: EmailParts | null, lastId: number | null = null) =>
    saveEmailText(admin, { key: KEY, parts, lastId, motivo });

  it("the e-mail goes out with them from then on, and with the first ones again when asked; each act is kept and on record", async () => {
    expect(await save(WORDS)).toEqual(ok());
    expect(await readEmailParts(known())).toEqual(WORDS);
    const saved = await open();
    expect(saved).toMatchObject({ isChanged: true, parts: WORDS, versions: [{ parts: WORDS, reason: motivo }] });
    expect((await listEmailTexts()).find(({ key }) => key === KEY)?.changedAt).toBeInstanceOf(Date);
    expect(await save(null, saved.lastId)).toEqual(ok());
    expect(await readEmailParts(known())).toBeUndefined();
    expect(await open()).toMatchObject({ isChanged: false, versions: [{ parts: null }, { parts: WORDS }] });
    const { rows } = await db.execute<{ action: string }>(
      sql`select action from admin_audit where admin_id = ${admin.userId} and target_id = ${KEY} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(["mudar-texto-de-email", "voltar-texto-de-email"]);
  });

  it("its own first words, typed again, are the original", async () => {
    expect(await save(known().original)).toMatchObject({ reason: "already_so" });
    await save(WORDS);
    expect(await save(known().original, (await open()).lastId)).toEqual(ok());
    expect(await open()).toMatchObject({ isChanged: false });
  });

  it.each<[string, Partial<EmailParts>, string]>([
    ["an unknown variable", { title: "{{cpf}}" }, "title"],
    ["the code missing", { body: "Olá, {{nome}}!" }, "body"],
    ["words too long", { preview: "a".repeat(161) }, "preview"],
    ["an address of the web", { body: "Entre em https://exemplo.com\n\n{{codigo_grande}}" }, "body"],
  ])("refuses %s beside its field, and keeps nothing", async (_, some, part) => {
    expect(await save({ ...WORDS, ...some })).toMatchObject({ reason: "invalid", fields: { [part]: expect.any(String) } });
    expect(await db.$count(emailTextVersions)).toBe(0);
  });

  it("of two who save over the same version one is refused, whichever comes first", async () => {
    const twice = await Promise.all([save(WORDS), save({ ...WORDS, title: "Outro título" })]);
    expect(twice.map((answer) => (answer.ok ? "ok" : answer.reason)).toSorted()).toEqual(["changed_since", "ok"]);
    expect(await db.$count(emailTextVersions)).toBe(1);
  });

  it("asks an admin who did not prove who they are, and knows no other text", async () => {
    const unproved = await viewerOf(await createUser({ roles: ["admin"] }));
    expect(await saveEmailText(unproved, { key: KEY, parts: WORDS, lastId: null, motivo })).toMatchObject({
      reason: "step_up_needed",
    });
    const other = await saveEmailText(admin, { key: "pedido.devolucao", parts: WORDS, lastId: null, motivo });
    expect(other).toMatchObject({ reason: "not_found" });
  });

  it("what was saved and fits no longer is not sent: the first words are", async () => {
    await db
      .insert(emailTextVersions)
      .values({ textKey: KEY, parts: { ...WORDS, title: "{{saiu}}" }, reason: motivo, savedBy: admin.userId });
    expect(await readEmailParts(known())).toBeUndefined();
    expect(await open()).toMatchObject({ isChanged: false, isUnfit: true, parts: known().original });
    const listed = (await listEmailTexts()).find(({ key }) => key === KEY);
    expect(listed).toMatchObject({ isUnfit: true, changedAt: null, changedBy: null });
    expect(await save(null, (await open()).lastId)).toEqual(ok());
    expect(await open()).toMatchObject({ isChanged: false, isUnfit: false });
  });

  it("what was saved without all its parts is read, and put back", async () => {
    const [stored] = await db
      .insert(emailTextVersions)
      .values({ textKey: KEY, parts: { title: "Só isto" } as EmailParts, reason: motivo, savedBy: admin.userId })
      .returning();
    expect(await readEmailParts(known())).toBeUndefined();
    expect(await open()).toMatchObject({
      isUnfit: true,
      versions: [{ parts: { ...WORDS, subject: "", preview: "", title: "Só isto", body: "" } }],
    });
    expect(await save(WORDS, stored?.id)).toEqual(ok());
    expect(await open()).toMatchObject({ isChanged: true, isUnfit: false });
  });

  it("a test goes to who writes it alone, with the words as they are, and not with words that do not fit", async () => {
    expect(await sendTestText(admin, { key: KEY, parts: { ...WORDS, body: "" } })).toMatchObject({ reason: "invalid" });
    expect(await sendTestText(admin, { key: KEY, parts: WORDS })).toEqual(ok());
    const sent = await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, admin.email));
    expect(sent.map(({ kind }) => kind)).toEqual([testedTextEmail.name]);
    const { subject } = emailMessages.find(({ name }) => name === testedTextEmail.name)?.write(sent[0]?.payload) ?? {};
    expect(subject).toBe("[Teste] 042913: o seu código");
    expect(await readEmailParts(known())).toBeUndefined();
  });
});

it("draws what is being written for nobody but the administration", async () => {
  const body = new URLSearchParams({ key: KEY, ...WORDS });
  const answer = await emailTextRoutes.request(PREVIEW_PATH, { method: "POST", body });
  expect(answer.status).toBe(404);
  expect(PREVIEW_PATH.startsWith(EMAIL_TEXTS_PATH)).toBe(true);
});

it("draws for the administration every text that may be changed, and one that names no variable of it", async () => {
  const cookie = await cookieOf(await createUser({ roles: ["admin"] }));
  const draw = (key: string, parts: EmailParts) =>
    emailTextRoutes.request(PREVIEW_PATH, { method: "POST", body: new URLSearchParams({ key, ...parts }), headers: { cookie } });
  for (const [key, { text }] of emailTexts) {
    const answer = await draw(key, text.original);
    expect([key, answer.status, answer.headers.get("content-security-policy")]).toEqual([
      key,
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    const html = await answer.text();
    expect(html.length).toBeGreaterThan(1_000);
    expect(`${key} ${html}`).not.toMatch(/undefined|\[object|\{\{/);
  }
  expect((await draw(KEY, { ...WORDS, title: "{{constructor}}", body: "{{toString}} {{valueOf}}" })).status).toBe(200);
  expect((await draw("conta.nenhuma", WORDS)).status).toBe(404);
});
