import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type CaughtMail } from "./mailbox.ts";
import { startMailCatcher } from "./mail-catcher.ts";

const ports = { smtpPort: 4130, httpPort: 4131 };
const page = `http://127.0.0.1:${ports.httpPort}`;
const transport = createTransport({ host: "127.0.0.1", port: ports.smtpPort, ignoreTLS: true });
let catcher: { stop: () => Promise<void> };

beforeAll(async () => {
  catcher = await startMailCatcher(ports);
});
beforeEach(async () => {
  await fetch(`${page}/messages`, { method: "DELETE" });
});
afterAll(() => catcher.stop());

const send = (to: string, more: object = {}) =>
  transport.sendMail({ from: "Autoria <ola@autoria.test>", to, subject: "Olá", text: "Oi", ...more });
const inbox = async (to: string) => (await (await fetch(`${page}/messages?to=${encodeURIComponent(to)}`)).json()) as CaughtMail[];

test("stores subject, text and HTML with accents, and lists the newest first", async () => {
  await send("ana@demo.test", { subject: "Confirmação", text: "Código 123456", html: "<p>Código <b>123456</b></p>" });
  await send("ana@demo.test", { subject: "Segunda" });
  const [second, first] = await inbox("ana@demo.test");
  expect(second?.subject).toBe("Segunda");
  expect(first).toEqual({
    id: expect.any(String),
    to: "ana@demo.test",
    subject: "Confirmação",
    text: expect.stringContaining("Código 123456"),
    html: expect.stringContaining("<b>123456</b>"),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test("shows each recipient only their own messages, whatever the letter case", async () => {
  await send("ana@demo.test");
  await send("bia@demo.test");
  expect(await inbox("ANA@demo.test")).toHaveLength(1);
  expect(await inbox("ninguem@demo.test")).toEqual([]);
});

test("the same message delivered twice appears once", async () => {
  await send("ana@demo.test", { messageId: "<recibo-1@autoria.test>" });
  await send("ana@demo.test", { messageId: "<recibo-1@autoria.test>" });
  expect(await inbox("ana@demo.test")).toHaveLength(1);
});

test("the page shows a message without letting its content take over the page", async () => {
  await send("ana@demo.test", {
    subject: "<script>alert(1)</script>",
    text: "veja https://autoria.test/pedido?a=1&b=2",
    html: `<p onclick="x()">oi</p><a href="https://autoria.test/pedido?a=1&amp;b=2">pedido</a>`,
  });
  const list = await (await fetch(page)).text();
  expect(list).toContain("&lt;script&gt;alert(1)");
  expect(list).not.toContain("<script>alert");
  const [mail] = await inbox("ana@demo.test");
  const shown = await (await fetch(`${page}/mensagens/${mail?.id}`)).text();
  expect(shown).toContain("<iframe sandbox ");
  expect(shown).not.toContain(`<p onclick`);
  expect(shown.match(/<a href="https:\/\/autoria\.test\/pedido\?a=1&amp;b=2">/g)).toHaveLength(1);
});
