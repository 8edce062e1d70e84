import { expect, it } from "vitest";
import { arf, gmailDsn, postfixDsn } from "../../../tests/mail-reports.ts";
import { readReport } from "./read-report.ts";

const EMAIL = { emailId: "018f3c1e-0000-7000-8000-00000000000a", to: "ana@exemplo.com.br" };
const MESSAGE = `<${EMAIL.emailId}@feira.test>`;
const read = (raw: string) => readReport(new TextEncoder().encode(raw));

it.each([
  ["do Postfix, sem a caixa", postfixDsn(EMAIL), { kind: "bounce_duro", statusCode: "5.1.1" }],
  ["do Gmail, com a carta inteira", gmailDsn(EMAIL), { kind: "bounce_duro", statusCode: "5.1.1" }],
  ["que ainda tenta", postfixDsn({ ...EMAIL, action: "delayed", status: "4.4.1" }), { kind: "bounce_leve", statusCode: "4.4.1" }],
  ["que desistiu por ora", gmailDsn({ ...EMAIL, status: "4.4.7" }), { kind: "bounce_leve", statusCode: "4.4.7" }],
  ["de quem reclamou", arf(EMAIL), { kind: "reclamou", statusCode: null }],
])("reads the report %s and which e-mail it is about", async (_name, raw, verdict) => {
  const report = await read(raw);
  expect(report).toMatchObject(verdict);
  expect(report?.about).toContain(MESSAGE);
  expect(report?.about).not.toContain("");
});

it.each([
  ["uma carta comum", "From: ana@exemplo.com.br\r\nTo: ola@feira.test\r\nSubject: Oi\r\n\r\n5.1.1 failed"],
  ["a entrega confirmada", postfixDsn({ ...EMAIL, action: "delivered", status: "2.0.0" })],
  ["quem disse que não é spam", arf({ ...EMAIL, type: "not-spam" })],
  ["um relato de autenticação", arf({ ...EMAIL, type: "auth-failure" })],
  ["um relato sem código", postfixDsn({ ...EMAIL, status: "" })],
  ["um relato dentro de uma resposta", postfixDsn(EMAIL).replace("multipart/report", "multipart/mixed")],
  ["nada", ""],
])("does not take %s for a bounce", async (_name, raw) => {
  expect(await read(raw)).toBeNull();
});

it("what cannot be read never holds up its reader", async () => {
  const deep = `Content-Type: multipart/report; boundary=a\r\n\r\n${"--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n".repeat(2_000)}`;
  await expect(
    Promise.race([read(deep).catch(() => null), new Promise((resolve) => setTimeout(resolve, 3_000, "late"))]),
  ).resolves.toBeNull();
});
