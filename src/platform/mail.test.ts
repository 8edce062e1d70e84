import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "./db.ts";
import { env } from "./env.ts";
import { closeMail, emailJobs, template } from "./mail.ts";
import { type EmailKind, outboxEmails, enqueueEmail } from "./outbox.ts";

const kind: EmailKind<{ words: string }> = { name: "teste.correio" };
const [send] = emailJobs([
  template(kind, ({ words }, { stopHref }) => ({
    subject: words,
    body: createElement("p", {}, words, stopHref && createElement("a", { href: stopHref }, "parar")),
  })),
]);
const received: string[] = [];
let calls = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  disableReverseLookup: true,
  onConnect: (_session, answer) => {
    calls++;
    answer();
  },
  onData: (stream, _session, answer) => void buffer(stream).then((raw) => (received.push(raw.toString()), answer()), answer),
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  Object.assign(env, { MAIL_PORT: typeof address === "object" ? address?.port : 0 });
});
afterAll(async () => {
  closeMail();
  await new Promise<void>((resolve) => server.close(resolve));
});

async function deliver(ref: string, stopPath?: string): Promise<string> {
  await transact(async (tx) => {
    await enqueueEmail(tx, kind, { ref, to: "ana@exemplo.com.br", payload: { words: ref }, ...(stopPath ? { stopPath } : {}) });
    return ok();
  });
  const [email] = await db.select().from(outboxEmails).where(eq(outboxEmails.ref, ref));
  await send?.run({ emailId: email?.id });
  return (received.at(-1) ?? "").replace(/\r\n[ \t]+/g, " ");
}

it("an e-mail that can be stopped carries both headers of the one-click exit, and its text the same address (INV-40)", async () => {
  const raw = await deliver("com-saida", "/avisos/parar/Tok_en-123");
  expect(raw).toContain(`List-Unsubscribe: <${env.publicUrl}/avisos/parar/Tok_en-123>`);
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(raw.replace(/=\r\n/g, "")).toContain(`${env.publicUrl}/avisos/parar/Tok_en-123`);
});

it("one that everyone receives carries neither", async () => {
  expect(await deliver("sem-saida")).not.toContain("List-Unsubscribe");
});

it("the same e-mail asked for again does not go out twice", async () => {
  await deliver("uma-so");
  const before = received.length;
  await deliver("uma-so");
  expect(received).toHaveLength(before);
});

it("consecutive e-mails go on the same connection, and one that drops in between is made again", async () => {
  await deliver("primeira");
  const before = calls;
  await deliver("segunda");
  expect(calls).toBe(before);
  for (const connection of server.connections) connection.close();
  expect(await deliver("terceira")).toContain("terceira");
  expect(calls).toBe(before + 1);
});
