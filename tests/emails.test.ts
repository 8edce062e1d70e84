import { pretty, render } from "@react-email/render";
import { describe, expect, it } from "vitest";
import { EVENTS, ruleOf } from "#modules/notifications/rules/events.ts";
import { plainText } from "#platform/emails/plain-text.ts";
import { env } from "#platform/env.ts";
import { emailMessages } from "../src/worker.ts";
import { EMAIL_FACTS } from "./emails/facts.ts";

const STOP_HREF = `${env.publicUrl}/avisos/parar/Tok_en-123`;
/** Emails of events by another name. */
const OTHER_NAMES: Record<string, string> = { "mensagem.autor": "pedido.mensagem", "mensagem.cliente": "pedido.mensagem" };
const stoppable = new Set(
  Object.keys(EVENTS)
    .filter((event) => !ruleOf(event)?.isMandatory && ruleOf(event)?.channels.includes("email"))
    .map((event) => OTHER_NAMES[event] ?? event),
);

type Written = { subject: string; html: string; text: string };
const drawn = new Map<string, Promise<Written>>();

function written(name: string): Promise<Written> {
  const known = drawn.get(name) ?? write(name);
  drawn.set(name, known);
  return known;
}

async function write(name: string): Promise<Written> {
  const template = emailMessages.find((one) => one.name === name);
  const facts = EMAIL_FACTS[name];
  if (!template || !facts) throw new Error(`no template or facts for ${name}`);
  const emailMessage = template.write(facts as never, stoppable.has(name) ? { stopHref: STOP_HREF } : {});
  const html = (await render(emailMessage.body)).replaceAll(env.publicUrl, "https://feira.test");
  return {
    subject: emailMessage.subject,
    html: `${(await pretty(html)).trim()}\n`,
    text: `${emailMessage.subject}\n\n${plainText(html)}\n`,
  };
}

describe("each e-mail the platform writes", () => {
  it.each(emailMessages.map(({ name }) => name))("%s is the one that was reviewed, in HTML and in plain text", async (name) => {
    const { subject, html, text } = await written(name);
    expect(`${subject} ${text}`).not.toMatch(/undefined|NaN|\[object|null/);
    expect(text).toMatch(/Você recebeu esta mensagem porque/);
    await expect(text).toMatchFileSnapshot(`emails/${name}.txt`);
    await expect(html).toMatchFileSnapshot(`emails/${name}.html`);
  });

  it("in plain text every sum stands in the line that says what it is of, and nothing is left of the page", async () => {
    for (const { name } of emailMessages) {
      const { text } = await written(name);
      const lines = text.split("\n");
      const isAlone = (line: string) => /^[^\p{L}]*(R\$\s?)?[\d.,%]+[^\p{L}]*$/u.test(line) && /\d/.test(line);
      // A code to type or to copy stands in a line of its own.
      const isCode = (line: string) => /^(\d{6}|\d{44,48})$/.test(line);
      expect([name, lines.filter((line) => isAlone(line) && !isCode(line))]).toEqual([name, []]);
      expect([name, lines.filter((line) => /<[a-z/]|&[a-z]+;|&#\d|^\s+\S|\s$|\{\{/.test(line))]).toEqual([name, []]);
      expect([name, /\n{4,}/.test(text)]).toEqual([name, false]);
    }
  });

  it("one whose facts open an account or move money keeps none of them once it left", () => {
    const isSecret = (fact: string) => /^(token|code|denial|confirm|undo)$/.test(fact);
    for (const { name, holdsSecret } of emailMessages)
      expect([name, holdsSecret]).toEqual([name, Object.keys(EMAIL_FACTS[name] ?? {}).some(isSecret)]);
  });

  it("beside its subject each shows other words", async () => {
    const plain = (words: string) => words.replace(/<[^>]+>|[^\p{L}\p{N}]/gu, "").toLowerCase();
    for (const { name } of emailMessages) {
      const { subject, html } = await written(name);
      const preview = /data-skip-in-text="true"[^>]*>\s*([\s\S]*?)\s*<(?:div|\/div)>/.exec(html)?.[1] ?? "";
      expect([name, plain(preview)]).not.toEqual([name, plain(subject)]);
    }
  });

  it("those nobody is obliged to receive show the exit, and only those (INV-40)", async () => {
    for (const { name } of emailMessages) {
      const { html } = await written(name);
      expect([name, html.includes("/avisos/parar/")]).toEqual([name, stoppable.has(name)]);
    }
    const known = emailMessages.map(({ name }) => name);
    expect([...stoppable].filter((name) => !known.includes(name))).toEqual([]);
  });
});
