import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { changeTopics, leaveNewsletter, returnToNewsletter } from "./change-subscription.ts";
import { createUser } from "../../../tests/factories.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { dropUnconfirmed } from "./drop-unconfirmed.ts";
import { markBounces } from "./editions/mark-bounces.ts";
import { moveEdition } from "./editions/move-edition.ts";
import { findLastEdition, readEdition } from "./editions/queries/editions.ts";
import { blankEdition, type EditionForm } from "./editions/rules/edition.ts";
import { scheduleEdition } from "./editions/schedule-edition.ts";
import { sendEditions } from "./editions/send-editions.ts";
import { createEdition, saveEdition } from "./editions/write-edition.ts";
import { newsletterRoutes } from "./http.ts";
import { leavePath, openConfirm } from "./link.ts";
import { readSubscription } from "./queries.ts";
import { subscribe } from "./subscribe.ts";
import { editions, subscribers } from "./tables.ts";

const FROM = "203.0.113.0/24";
let counter = 0;
const address = (): string => `leitora${++counter}@exemplo.com.br`;
const ask = (email: string) => subscribe({ email, topics: ["blog"], from: FROM });
const tokenOf = (path: string): string => path.split("/").at(-1) ?? "";

const emailsTo = async (email: string) =>
  (await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email)).orderBy(outboxEmails.createdAt)).map(
    ({ kind, payload }) => ({ kind, token: tokenOf((payload as { path: string }).path) }),
  );
const rowOf = async (email: string) => (await db.select().from(subscribers).where(eq(subscribers.email, email)))[0]!;
/** As if the last letter were of another day. */
const later = (email: string) =>
  db.execute(
    sql`update subscribers set last_letter_at = now() - interval '2 days', letters_day = current_date - 2 where email = ${email}`,
  );

async function subscribed(email = address()): Promise<{ email: string; token: string }> {
  await ask(email);
  const [emailMessage] = await emailsTo(email);
  const answer = await confirmSubscription(emailMessage!.token, FROM);
  if (!answer.ok) throw new Error(answer.reason);
  return { email, token: tokenOf(answer.value.path) };
}

describe("joining the list", () => {
  it("only with the click in the e-mail, once, and the proof is kept (INV-40)", async () => {
    const email = address();
    await Promise.all([ask(email), ask(email.toUpperCase()), ask(email)]);
    const emailMessages = await emailsTo(email);
    expect(emailMessages.map(({ kind }) => kind)).toEqual(["newsletter.confirmar"]);
    expect((await rowOf(email)).status).toBe("pendente");
    const answers = await Promise.all([1, 2].map(() => confirmSubscription(emailMessages[0]!.token, FROM)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await rowOf(email)).toMatchObject({
      status: "confirmado",
      confirmedFrom: FROM,
      requestedFrom: FROM,
      textVersion: "2026-11-2",
    });
  });

  it("one mailbox is not flooded: one e-mail in ten minutes, three a day", async () => {
    const email = address();
    for (let turn = 0; turn < 6; turn++) {
      await ask(email);
      await db.execute(sql`update subscribers set last_letter_at = now() - interval '11 minutes' where email = ${email}`);
    }
    expect(await emailsTo(email)).toHaveLength(3);
  });

  it("a new request kills the earlier link; after seven days none works, and who did not confirm is forgotten", async () => {
    const email = address();
    await ask(email);
    await later(email);
    await ask(email);
    const [first, second] = await emailsTo(email);
    expect(await confirmSubscription(first!.token, FROM)).toMatchObject({ ok: false, reason: "link_expired" });
    await db.execute(sql`update subscribers set asked_at = now() - interval '8 days' where email = ${email}`);
    expect(await confirmSubscription(second!.token, FROM)).toMatchObject({ ok: false });
    expect(await confirmSubscription("qualquer", FROM)).toMatchObject({ ok: false });
    await dropUnconfirmed();
    expect(await rowOf(email)).toBeUndefined();
  });

  it("who is already there does not change by another's request; they are told only in their own mailbox", async () => {
    const { email } = await subscribed();
    await later(email);
    await subscribe({ email, topics: ["vender"], from: "198.51.100.0/24" });
    expect(await rowOf(email)).toMatchObject({ status: "confirmado", topics: ["blog"], requestedFrom: FROM });
    expect((await emailsTo(email)).map(({ kind }) => kind)).toEqual(["newsletter.confirmar", "newsletter.ja-recebe"]);
  });

  it("nobody writes any more to who complained or does not exist", async () => {
    const { email } = await subscribed();
    await db.execute(sql`update subscribers set status = 'reclamou', last_letter_at = null where email = ${email}`);
    await ask(email);
    expect(await emailsTo(email)).toHaveLength(1);
  });
});

describe("changing and leaving", () => {
  it("opening the link changes nothing; the mail client's button removes at once, without a cookie (INV-40)", async () => {
    const { email, token } = await subscribed();
    expect(await readSubscription(token)).toMatchObject({ state: "confirmado", topics: ["blog"] });
    expect(JSON.stringify(await readSubscription(token))).not.toContain(email);
    expect((await newsletterRoutes.request(`/newsletter/sair/${token}`)).status).toBe(404);
    expect((await rowOf(email)).status).toBe("confirmado");
    const press = () =>
      newsletterRoutes.request(`/newsletter/sair/${token}`, { method: "POST", body: "List-Unsubscribe=One-Click" });
    expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowOf(email)).toMatchObject({ status: "descadastrado", leftAt: expect.any(Date) });
    expect((await newsletterRoutes.request("/newsletter/sair/nada", { method: "POST" })).status).toBe(404);
  });

  it("only a subscriber changes topics; coming back is a new request, with a new click", async () => {
    const { email, token } = await subscribed();
    expect(await changeTopics(token, ["vender", "papelaria"])).toMatchObject({ ok: true });
    expect((await rowOf(email)).topics).toEqual(["vender", "papelaria"]);
    await leaveNewsletter(token);
    expect(await changeTopics(token, ["blog"])).toMatchObject({ ok: false });
    await later(email);
    expect(await returnToNewsletter(token, FROM)).toMatchObject({ ok: true });
    expect(await readSubscription(token)).toMatchObject({ state: "pendente" });
    const emailMessages = await emailsTo(email);
    expect(emailMessages).toHaveLength(2);
    expect(await confirmSubscription(emailMessages[1]!.token, FROM)).toMatchObject({ ok: true });
    expect((await rowOf(email)).status).toBe("confirmado");
  });

  it("a link of one thing does not open another, nor does a made-up one", async () => {
    const { email, token } = await subscribed();
    expect(openConfirm(token)).toBeNull();
    const { id } = await rowOf(email);
    expect(await readSubscription(id)).toBeNull();
    expect(await readSubscription(tokenOf(leavePath(id)).slice(0, -2))).toBeNull();
  });
});

describe("the editions of the newsletter", () => {
  const WRITTEN: EditionForm = {
    ...blankEdition(),
    subject: "Março na feira",
    body: "Chegaram três oficinas.",
    topics: ["papelaria"],
  };
  let adminId: string;
  beforeAll(async () => {
    adminId = (await createUser({ roles: ["admin"] })).id;
    await db.delete(subscribers);
  });

  async function written(form = WRITTEN): Promise<string> {
    const made = await createEdition();
    if (!made.ok) throw new Error("no edition");
    await saveEdition({ editionId: made.value.editionId, revision: 1, form });
    return made.value.editionId;
  }
  async function promised(form = WRITTEN): Promise<string> {
    const editionId = await written(form);
    expect(await scheduleEdition(adminId, { editionId, revision: 2, sendAt: null })).toMatchObject({ ok: true });
    return editionId;
  }
  /** People in the list, by SQL: who wants papelaria, who wants the blog. */
  const manyIn = (count: number, topic: string) =>
    db.execute(sql`insert into subscribers (email, status, topics, text_version, asked_from, confirmed_at, confirmed_from)
      select ${topic} || n || '-' || gen_random_uuid() || '@exemplo.com.br', 'confirmado', array[${topic}], '2026-11', ${FROM}, now(), ${FROM}
      from generate_series(1, ${count}) n`);
  const posted = async (editionId: string) =>
    (
      await db.execute<{ recipient: string; stopPath: string | null }>(
        sql`select recipient, stop_path as "stopPath" from outbox_emails where kind = 'newsletter.edicao' and ref like ${`${editionId}:%`}`,
      )
    ).rows;
  const stateOf = async (editionId: string) => (await db.select().from(editions).where(eq(editions.id, editionId)))[0]?.status;

  it("go in batches, only to who confirmed before and wants the topic, once each, however often the job is repeated or dies half-way (INV-40)", async () => {
    await Promise.all([manyIn(450, "papelaria"), manyIn(5, "musica-e-arte")]);
    const editionId = await promised();
    await db.execute(sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`);
    await db.execute(sql`create trigger dies before update of after_id on editions for each row execute function die()`);
    await expect(sendEditions()).rejects.toThrow();
    expect(await posted(editionId)).toEqual([]);
    await db.execute(sql`drop trigger dies on editions`);
    await Promise.all(Array.from({ length: 4 }, () => sendEditions()));
    const first = (await posted(editionId)).length;
    expect(first).toBeGreaterThanOrEqual(200);
    await manyIn(3, "papelaria");
    for (let turn = 0; turn < 4; turn++) await Promise.all([sendEditions(), sendEditions()]);
    const emailMessages = await posted(editionId);
    expect(emailMessages).toHaveLength(450);
    expect(new Set(emailMessages.map(({ recipient }) => recipient)).size).toBe(450);
    expect(
      emailMessages.every(
        ({ recipient, stopPath }) => recipient.startsWith("papelaria") && stopPath?.startsWith("/newsletter/sair/"),
      ),
    ).toBe(true);
    expect(await stateOf(editionId)).toBe("enviada");
    expect(await findLastEdition()).toMatchObject({ id: editionId });
  });

  it("stop between two batches and continue where they stopped; who leaves meanwhile does not receive even what was queued", async () => {
    const email = address();
    await subscribe({ email, topics: ["vender"], from: FROM });
    const [requested] = await emailsTo(email);
    const entered = await confirmSubscription(requested!.token, FROM);
    if (!entered.ok) throw new Error(entered.reason);
    await manyIn(250, "vender");
    const editionId = await promised({ ...WRITTEN, topics: ["vender"] });
    await sendEditions();
    expect(await moveEdition(adminId, { editionId, move: "parar" })).toMatchObject({ ok: true });
    const before = (await posted(editionId)).length;
    expect(before).toBe(200);
    await sendEditions();
    expect(await posted(editionId)).toHaveLength(before);
    await leaveNewsletter(tokenOf(entered.value.path));
    expect((await posted(editionId)).map(({ recipient }) => recipient)).not.toContain(email);
    expect(await moveEdition(adminId, { editionId, move: "continuar" })).toMatchObject({ ok: true });
    await sendEditions();
    expect(await stateOf(editionId)).toBe("enviada");
    expect(await posted(editionId)).toHaveLength(250);
  });

  it("do not overwrite each other, do not go out incomplete, and are read only after going out", async () => {
    const editionId = await written({ ...WRITTEN, body: "" });
    expect(await saveEdition({ editionId, revision: 1, form: WRITTEN })).toMatchObject({ reason: "conflict" });
    const ask = (sendAt: string | null) => scheduleEdition(adminId, { editionId, revision: 2, sendAt });
    expect(await ask(null)).toMatchObject({ reason: "unready", fields: { body: expect.any(String) } });
    await saveEdition({ editionId, revision: 2, form: WRITTEN });
    const input = (sendAt: string) => scheduleEdition(adminId, { editionId, revision: 3, sendAt });
    expect(await input("2020-01-01T09:00")).toMatchObject({ reason: "invalid", fields: { sendAt: expect.any(String) } });
    expect(await input("amanhã")).toMatchObject({ reason: "invalid" });
    expect([await readEdition(editionId, false), (await readEdition(editionId, true))?.subject]).toEqual([null, WRITTEN.subject]);
    expect(await scheduleEdition(adminId, { editionId, revision: 3, sendAt: null })).toMatchObject({ ok: true });
    expect(await saveEdition({ editionId, revision: 3, form: WRITTEN })).toMatchObject({ reason: "moved" });
    expect(await moveEdition(adminId, { editionId, move: "desmarcar" })).toMatchObject({ ok: true });
    expect(await moveEdition(adminId, { editionId, move: "apagar" })).toMatchObject({ ok: true });
    expect(await moveEdition(adminId, { editionId, move: "apagar" })).toMatchObject({ reason: "not_found" });
  });

  it("a mailbox that refuses for good receives nothing more", async () => {
    const { email } = await subscribed();
    await db.execute(
      sql`update outbox_emails set last_error = 'Error: 550 5.1.1 no such user', attempts = 1 where recipient = ${email}`,
    );
    await markBounces();
    expect((await rowOf(email)).status).toBe("bounce_duro");
  });
});
