import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { createElement } from "react";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EmailParts } from "#kit/email-text.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "./db.ts";
import { env } from "./env.ts";
import { createUser } from "../../tests/factories.ts";
import { editableEmail } from "./emails/editable-email.tsx";
import { emailTextVersions } from "./emails/saved-texts.ts";
import { closeMail, type EmailTemplate, template } from "./mail.ts";
import { type EmailKind, outboxEmails, enqueueEmail } from "./outbox.ts";
import { MOST_TRIES, secondsToNextTry, sendDueEmails } from "./send-emails.ts";

const kind: EmailKind<{ words: string }> = { name: "teste.correio" };
const templates: EmailTemplate[] = [
  template(kind, ({ words }, { stopHref }) => ({
    subject: words,
    body: createElement("p", {}, words, stopHref && createElement("a", { href: stopHref }, "parar")),
  })),
];
const send = () => sendDueEmails(templates);
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
  onRcptTo: ({ address }, _session, answer) => {
    const replies: Record<string, [number, string]> = { "ninguem@": [550, "no such user"], "depois@": [451, "try later"] };
    const [code, words] = replies[address.slice(0, address.indexOf("@") + 1)] ?? [];
    answer(code === undefined ? null : Object.assign(new Error(words), { responseCode: code }));
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
  await send();
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

it("an e-mail whose words were changed goes out with them, also when it was already waiting, and its first words come back", async () => {
  const changeable: EmailKind<{ name: string }> = { name: "teste.mutavel" };
  const original = { subject: "Oi, {{nome}}", preview: "", title: "Oi", body: ["Antes."] };
  const write = editableEmail<{ name: string }>({
    key: "teste.mutavel",
    label: "Um teste",
    when: "Nunca.",
    reason: "Você recebeu esta mensagem porque testa.",
    variables: { nome: { label: "o nome", of: ({ name }) => name } },
    original,
    sample: { name: "Ana" },
  });
  const arrived = async (ref: string, change: () => Promise<unknown> = async () => undefined) => {
    await transact(async (tx) =>
      ok(await enqueueEmail(tx, changeable, { ref, to: "ana@exemplo.com.br", payload: { name: "Rita" } })),
    );
    await change();
    await sendDueEmails([template(changeable, write)]);
    return /^Subject: (.*)\r$/m.exec(received.at(-1) ?? "")?.[1];
  };
  const { id: savedBy } = await createUser({ roles: ["admin"] });
  const insert = (parts: EmailParts | null) => () =>
    db.insert(emailTextVersions).values({ textKey: "teste.mutavel", parts, reason: "teste", savedBy });
  const save = (parts: { subject: string } | null) => insert(parts && { ...original, body: "Depois.", button: "", ...parts });
  expect(await arrived("de-antes")).toBe("Oi, Rita");
  expect(await arrived("de-agora", save({ subject: "Salve, {{nome}}" }))).toBe("Salve, Rita");
  expect(await arrived("que-nao-serve", save({ subject: "Salve, {{sobrenome}}" }))).toBe("Oi, Rita");
  expect(await arrived("de-antes-de-novo", save(null))).toBe("Oi, Rita");
  expect(await arrived("sem-partes", insert({ subject: "Salve" } as EmailParts))).toBe("Oi, Rita");
  expect(await arrived("com-parte-de-outro-tipo", insert({ ...original, body: 7, button: "" } as never))).toBe("Oi, Rita");
});

it("an e-mail whose changed words cannot be drawn goes out with its first ones", async () => {
  const broken: EmailKind<{ lines: string[] }> = { name: "teste.quebrado" };
  const write = editableEmail<{ lines: string[] }>({
    key: "teste.quebrado",
    label: "Um teste",
    when: "Nunca.",
    reason: "Você recebeu esta mensagem porque testa.",
    variables: {
      nota: {
        label: "a nota",
        of: ({ lines: [first] }) => {
          if (first === undefined) throw new Error("no note");
          return first;
        },
      },
    },
    original: { subject: "De antes", preview: "", title: "Oi", body: ["Antes."] },
    sample: { lines: ["Uma"] },
  });
  const { id: savedBy } = await createUser({ roles: ["admin"] });
  const parts = { subject: "Mudado", preview: "", title: "Oi", body: "{{nota}}", button: "" };
  await db.insert(emailTextVersions).values({ textKey: "teste.quebrado", parts, reason: "teste", savedBy });
  await transact(async (tx) =>
    ok(await enqueueEmail(tx, broken, { ref: "quebrado", to: "ana@exemplo.com.br", payload: { lines: [] } })),
  );
  await sendDueEmails([template(broken, write)]);
  expect(/^Subject: (.*)\r$/m.exec(received.at(-1) ?? "")?.[1]).toBe("De antes");
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

async function stored(ref: string, to: string, age = "0 minutes", of = kind) {
  await transact(async (tx) => ok(await enqueueEmail(tx, of, { ref, to, payload: { words: ref } })));
  await db
    .update(outboxEmails)
    .set({ createdAt: sql`now() - ${age}::interval` })
    .where(eq(outboxEmails.ref, ref));
  return async () => (await db.select().from(outboxEmails).where(eq(outboxEmails.ref, ref)))[0];
}

it("an address that its mailbox's owner refuses for good is given up at once, and one it defers is tried again", async () => {
  const gone = await stored("de-vez", "ninguem@exemplo.com.br");
  await send();
  expect(await gone()).toMatchObject({ status: "falhou", attempts: 1, lastError: expect.stringContaining("550") });
  const later = await stored("adiado", "depois@exemplo.com.br");
  await send();
  expect(await later()).toMatchObject({ status: "pendente", attempts: 1, lastError: expect.stringContaining("451") });
  const [due] = (await db.execute(sql`select 1 from outbox_emails where ref = 'adiado' and next_try_at > now()`)).rows;
  expect(due).toBeDefined();
  await db.delete(outboxEmails).where(eq(outboxEmails.ref, "adiado"));
});

it("a code that expired on its way is not sent", async () => {
  const before = received.length;
  const late = await stored("codigo-velho", "ana@exemplo.com.br", "11 minutes");
  const sendShort = () =>
    sendDueEmails([template({ ...kind, usefulMinutes: 10 }, ({ words }) => ({ subject: words, body: createElement("p") }))]);
  await sendShort();
  expect(await late()).toMatchObject({ status: "falhou" });
  expect(received).toHaveLength(before);
});

it("what became untrue on its way is taken back, and not sent", async () => {
  const before = received.length;
  const untrue = await stored("pague-o-que-pagou", "ana@exemplo.com.br");
  const sendIfTrue = () =>
    sendDueEmails([
      template(
        kind,
        ({ words }) => ({ subject: words, body: createElement("p") }),
        async ({ words }) => words !== "pague-o-que-pagou",
      ),
    ]);
  await sendIfTrue();
  expect(await untrue()).toBeUndefined();
  expect(received).toHaveLength(before);
});

it("one of whose facts some became untrue is written with the others, and what was stopped meanwhile is taken back", async () => {
  await stored("metade", "ana@exemplo.com.br");
  const sendWhatHolds = () =>
    sendDueEmails([
      template(
        kind,
        ({ words }) => ({ subject: words, body: createElement("p") }),
        async (_facts, { ref, to }) => ({ words: `de ${ref} a ${to}` }),
      ),
    ]);
  await sendWhatHolds();
  expect(received.at(-1)).toContain("Subject: de metade a ana@exemplo.com.br");
  const before = received.length;
  const sendUnlessStopped = () =>
    sendDueEmails(
      [template(kind, ({ words }) => ({ subject: words, body: createElement("p") }))],
      async (path) => path === "/avisos/parar/este",
    );
  for (const path of ["/avisos/parar/este", "/avisos/parar/outro"]) {
    await transact(async (tx) => {
      await enqueueEmail(tx, kind, { ref: path, to: "ana@exemplo.com.br", payload: { words: path }, stopPath: path });
      return ok();
    });
    await sendUnlessStopped();
  }
  expect(received.slice(before)).toEqual([expect.stringContaining("Subject: /avisos/parar/outro")]);
  expect(await db.select().from(outboxEmails).where(eq(outboxEmails.ref, "/avisos/parar/este"))).toEqual([]);
});

it("a secret leaves the outbox with its e-mail, and other facts stay for whoever asks later", async () => {
  const secret: EmailKind<{ words: string }> = { name: "teste.segredo", holdsSecret: true };
  const [code, receipt] = [
    await stored("codigo", "ana@exemplo.com.br", "0 minutes", secret),
    await stored("recibo", "ana@exemplo.com.br"),
  ];
  await sendDueEmails([...templates, template(secret, ({ words }) => ({ subject: words, body: createElement("p") }))]);
  expect(await code()).toMatchObject({ status: "enviado", payload: {} });
  expect(await receipt()).toMatchObject({ status: "enviado", payload: { words: "recibo" } });
});

it("is tried for longer than two days, and no less often than every hour", () => {
  const waits = Array.from({ length: MOST_TRIES }, (_, tries) => secondsToNextTry(tries));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(2 * 86_400);
  expect(Math.max(...waits)).toBeLessThanOrEqual(3_600);
});
