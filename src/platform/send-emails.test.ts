import { buffer } from "node:stream/consumers";
import { inArray, sql } from "drizzle-orm";
import { createElement } from "react";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "./db.ts";
import { env } from "./env.ts";
import { closeMail, template } from "./mail.ts";
import { type EmailKind, enqueueEmail, outboxEmails, resendEmail } from "./outbox.ts";
import { MOST_TRIES, sendDueEmails } from "./send-emails.ts";

const kind: EmailKind<{ words: string }> = { name: "teste.lote" };
const toMany: EmailKind<{ words: string }> = { name: "teste.a-muitos", canWait: true };
const templates = [
  template(toMany, ({ words }) => ({ subject: words, body: createElement("p", {}, words) })),
  template(kind, ({ words }) => {
    if (words === "quebra") throw new Error("cannot be drawn");
    return { subject: words, body: createElement("p", {}, words) };
  }),
];
const received: { subject: string; id: string }[] = [];
/** What happens when an e-mail arrives, before the relay accepts it. */
let onArrival: (subject: string) => Promise<unknown> = async () => undefined;
const relay = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  disableReverseLookup: true,
  onData: (stream, _session, answer) =>
    void buffer(stream).then(async (raw) => {
      const subject = /^Subject: (.*)\r$/m.exec(raw.toString())?.[1] ?? "";
      received.push({ subject, id: /^Message-ID: (.*)\r$/m.exec(raw.toString())?.[1] ?? "" });
      await onArrival(subject);
      answer();
    }, answer),
});

beforeAll(async () => {
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const address = relay.server.address();
  Object.assign(env, { MAIL_PORT: typeof address === "object" ? address?.port : 0 });
});
afterAll(async () => {
  closeMail();
  await new Promise<void>((resolve) => relay.close(resolve));
});
beforeEach(async () => {
  received.length = 0;
  onArrival = async () => undefined;
  await db.delete(outboxEmails);
});

const write = (refs: string[]) =>
  transact(async (tx) => {
    for (const ref of refs) await enqueueEmail(tx, kind, { ref, to: "ana@exemplo.com.br", payload: { words: ref } });
    return ok();
  });
const named = (n: number) => Array.from({ length: n }, (_, index) => `carta-${index}`);
const subjects = () => received.map(({ subject }) => subject).toSorted();
const statuses = async () =>
  (
    await db.select({ ref: outboxEmails.ref, status: outboxEmails.status, attempts: outboxEmails.attempts }).from(outboxEmails)
  ).toSorted((a, b) => (a.ref < b.ref ? -1 : 1));

it("three workers at once send each of many e-mails once", async () => {
  const refs = named(35);
  await write(refs);
  await Promise.all([sendDueEmails(templates), sendDueEmails(templates), sendDueEmails(templates)]);
  expect(subjects()).toEqual(refs.toSorted());
  expect((await statuses()).every(({ status, attempts }) => status === "enviado" && attempts === 1)).toBe(true);
});

it("what a worker took and died with is nobody's for a while, and then is sent", async () => {
  const refs = named(3);
  await write(refs);
  // What such a worker leaves: rows it took, and nothing else.
  await db.execute(sql`update outbox_emails set next_try_at = now() + interval '20 seconds' where ref in ('carta-0', 'carta-1')`);
  await sendDueEmails(templates);
  expect(subjects()).toEqual(["carta-2"]);
  await db.execute(sql`update outbox_emails set next_try_at = now() where status = 'pendente'`);
  await sendDueEmails(templates);
  expect(subjects()).toEqual(refs);
});

it("one whose worker died after sending and before marking goes again under the same Message-ID", async () => {
  await write(["carta"]);
  await sendDueEmails(templates);
  await db.execute(sql`update outbox_emails set status = 'pendente', sent_at = null, next_try_at = now()`);
  await sendDueEmails(templates);
  expect(received).toHaveLength(2);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
});

it("one that cannot be drawn is tried again later and holds back none of those beside it", async () => {
  await write(["antes", "quebra", "depois"]);
  await sendDueEmails(templates);
  expect(subjects()).toEqual(["antes", "depois"]);
  const [broken] = (await statuses()).filter(({ ref }) => ref === "quebra");
  expect(broken).toMatchObject({ status: "pendente", attempts: 1 });
  await sendDueEmails(templates);
  expect((await statuses()).find(({ ref }) => ref === "quebra")?.attempts).toBe(1);
});

it("after the last try it waits for a person, who has it sent at once", async () => {
  await write(["quebra"]);
  await db.execute(sql`update outbox_emails set attempts = ${MOST_TRIES - 1}`);
  await sendDueEmails(templates);
  const [given] = await db.select({ id: outboxEmails.id, isOver: sql`next_try_at = 'infinity'` }).from(outboxEmails);
  expect(given?.isOver).toBe(true);
  await db
    .update(outboxEmails)
    .set({ payload: { words: "agora vai" } })
    .where(inArray(outboxEmails.id, [given?.id ?? ""]));
  await transact(async (tx) => ok(await resendEmail(tx, given?.id ?? "")));
  await sendDueEmails(templates);
  expect(subjects()).toEqual(["agora vai"]);
});

it("one written while others are being sent goes in the next run", async () => {
  await write(["primeira"]);
  onArrival = async (subject) => subject === "primeira" && write(["segunda"]);
  await sendDueEmails(templates);
  expect(subjects()).toEqual(["primeira"]);
  await sendDueEmails(templates);
  expect(subjects()).toEqual(["primeira", "segunda"]);
});

it("what one person waits for is sent before what goes to many, also when that was there first", async () => {
  await transact(async (tx) => {
    for (const ref of named(25)) await enqueueEmail(tx, toMany, { ref, to: "ana@exemplo.com.br", payload: { words: ref } });
    return ok();
  });
  // A receipt that is written while those to many are being sent waits for one batch of them.
  let isWritten = false;
  onArrival = async () => {
    if (isWritten) return;
    isWritten = true;
    await write(["recibo"]);
  };
  await write(["codigo"]);
  await sendDueEmails(templates);
  const order = received.map(({ subject }) => subject);
  expect(order.indexOf("codigo")).toBeLessThan(10);
  expect(order.indexOf("recibo")).toBeLessThan(20);
  expect(order).toHaveLength(27);
});
