import { createHmac, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { arf, gmailDsn, postfixDsn } from "../../../../tests/mail-reports.ts";
import { createUser } from "../../../../tests/factories.ts";
import { markBounces } from "../editions/mark-bounces.ts";
import { listEditions } from "../editions/queries/list.ts";
import { blankEdition } from "../editions/rules/edition.ts";
import { scheduleEdition } from "../editions/schedule-edition.ts";
import { sendEditions } from "../editions/send-editions.ts";
import { createEdition, saveEdition } from "../editions/write-edition.ts";
import { subscribe } from "../subscribe.ts";
import { returnedEmails, subscribers } from "../tables.ts";
import { Hono } from "hono";
import { limitBodies } from "#platform/http/body-limits.ts";
import { BODY_LIMITS } from "../../../body-limits.ts";
import { returnRoutes } from "./http.ts";
import { RETURNS_PATH } from "./rules.ts";

const SECRET = "segredo-das-devolucoes-com-mais-de-32-letras";
const routes = new Hono().use(limitBodies(BODY_LIMITS)).route("/", returnRoutes(SECRET));
const sign = (body: string, secret = SECRET) => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

const post = async (body: string, headers: Record<string, string> = {}, to = routes) =>
  to.request(RETURNS_PATH, {
    method: "POST",
    body,
    headers: { "content-type": "message/rfc822", "x-autoria-assinatura": sign(body), ...headers },
  });
const postNotice = (notice: unknown) => post(JSON.stringify(notice), { "content-type": "application/json" });

/** An edition that left to somebody, and the email they got. */
async function sentEmail(email = `${randomUUID()}@exemplo.com.br`) {
  const admin = await createUser({ roles: ["admin"] });
  await db.execute(sql`delete from subscribers`);
  await db.execute(sql`insert into subscribers (email, status, topics, text_version, asked_from, confirmed_at, confirmed_from)
    values (${email}, 'confirmado', '{blog}', '2026-11', '', now(), '')`);
  const made = await createEdition();
  if (!made.ok) throw new Error("no edition");
  const { editionId } = made.value;
  await saveEdition({ editionId, revision: 1, form: { ...blankEdition(), subject: "Março", body: "Oi.", topics: ["blog"] } });
  await scheduleEdition(admin.id, { editionId, revision: 2, sendAt: null });
  await sendEditions();
  await db.execute(sql`update outbox_emails set status = 'enviado', sent_at = now() where recipient = ${email}`);
  return { editionId, to: email, emailId: await emailTo(email) };
}
const emailTo = async (email: string) =>
  (
    await readRows(
      db,
      { id: col.text`id` },
      (row) => sql`select ${row} from outbox_emails where recipient = ${email} order by created_at desc limit 1`,
    )
  )[0]!.id;
const statusOf = async (email: string) => (await db.select().from(subscribers).where(eq(subscribers.email, email)))[0]?.status;
const savedOf = (emailId: string) => db.select().from(returnedEmails).where(eq(returnedEmails.emailId, emailId));
const figuresOf = async (editionId: string) => (await listEditions({})).rows.find(({ id }) => id === editionId);

describe("what comes back of a newsletter already sent (rules 2.12)", () => {
  it.each([
    ["o Postfix", postfixDsn],
    ["o Gmail", gmailDsn],
  ])("a mailbox that %s says does not exist leaves the list for good, however often it is told", async (_name, dsn) => {
    const emailMessage = await sentEmail();
    const answers = await Promise.all([1, 2, 3].map(() => post(dsn(emailMessage))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await statusOf(emailMessage.to)).toBe("bounce_duro");
    expect(await savedOf(emailMessage.emailId)).toMatchObject([
      { kind: "bounce_duro", statusCode: "5.1.1", editionId: emailMessage.editionId },
    ]);
    expect(await figuresOf(emailMessage.editionId)).toMatchObject({ bounced: 1, complained: 0 });
    await subscribe({ email: emailMessage.to, topics: ["blog"], from: "" });
    expect(await statusOf(emailMessage.to)).toBe("bounce_duro");
  });

  it("who complained leaves for good, also what was queued, and a later bounce does not change this", async () => {
    const emailMessage = await sentEmail();
    await db.execute(sql`insert into outbox_emails (kind, ref, recipient, payload)
      values ('newsletter.edicao', ${randomUUID()}, ${emailMessage.to}, '{}')`);
    expect(await (await post(arf(emailMessage))).json()).toEqual({ ok: true, ouvido: true });
    await post(postfixDsn(emailMessage));
    expect(await statusOf(emailMessage.to)).toBe("reclamou");
    expect(await figuresOf(emailMessage.editionId)).toMatchObject({ bounced: 1, complained: 1 });
    expect((await listEditions({})).people).toMatchObject({ bounce: 0, reclamou: 1 });
    const { rows } = await db.execute(
      sql`select 1 from outbox_emails where recipient = ${emailMessage.to} and status <> 'enviado'`,
    );
    expect(rows).toEqual([]);
  });

  it("a mailbox full today is counted and goes on receiving", async () => {
    const emailMessage = await sentEmail();
    await post(postfixDsn({ ...emailMessage, action: "delayed", status: "4.2.2" }));
    await post(postfixDsn({ ...emailMessage, status: "4.4.7" }));
    expect(await statusOf(emailMessage.to)).toBe("confirmado");
    expect(await savedOf(emailMessage.emailId)).toMatchObject([{ kind: "bounce_leve", statusCode: "4.2.2" }]);
  });

  it("who left and then complained does not come back even by asking", async () => {
    const emailMessage = await sentEmail();
    await db.execute(sql`update subscribers set status = 'descadastrado', left_at = now() where email = ${emailMessage.to}`);
    await post(arf(emailMessage));
    expect(await statusOf(emailMessage.to)).toBe("reclamou");
  });

  it("the e-mail counts, never the address written in the report", async () => {
    const emailMessage = await sentEmail();
    const other = await sentEmailKeeping(emailMessage.to);
    await post(postfixDsn({ emailId: randomUUID(), to: emailMessage.to }));
    expect(await (await post(postfixDsn({ emailId: "nada", to: emailMessage.to }))).json()).toEqual({ ok: true, ouvido: false });
    expect([await statusOf(emailMessage.to), await statusOf(other)]).toEqual(["confirmado", "confirmado"]);
    await post(postfixDsn({ emailId: emailMessage.emailId, to: other }));
    expect([await statusOf(emailMessage.to), await statusOf(other)]).toEqual(["bounce_duro", "confirmado"]);
  });

  it("a JSON notice counts if it says to whom the e-mail went", async () => {
    const emailMessage = await sentEmail();
    const notice = { kind: "reclamou", messageId: `<${emailMessage.emailId}@feira.test>` };
    expect(await (await postNotice({ ...notice, recipient: "outra@exemplo.com.br" })).json()).toEqual({
      ok: true,
      ouvido: false,
    });
    expect(await statusOf(emailMessage.to)).toBe("confirmado");
    expect(await (await postNotice({ ...notice, recipient: emailMessage.to.toUpperCase() })).json()).toEqual({
      ok: true,
      ouvido: true,
    });
    expect(await statusOf(emailMessage.to)).toBe("reclamou");
    expect((await postNotice({ kind: "qualquer" })).status).toBe(400);
  });

  it("what is not of the newsletter is counted, and its recipient stays on the list", async () => {
    const emailMessage = await sentEmail();
    await db.execute(sql`update outbox_emails set kind = 'pedido.recibo' where id = ${emailMessage.emailId}`);
    await post(postfixDsn(emailMessage));
    expect(await statusOf(emailMessage.to)).toBe("confirmado");
    expect(await savedOf(emailMessage.emailId)).toMatchObject([{ kind: "bounce_duro", editionId: null }]);
  });

  it("a refusal at the time of sending counts in the edition like one that arrives later", async () => {
    const emailMessage = await sentEmail();
    await db.execute(
      sql`update outbox_emails set status = 'pendente', last_error = '550 5.7.1 no' where id = ${emailMessage.emailId}`,
    );
    await Promise.all([markBounces(), markBounces()]);
    expect(await figuresOf(emailMessage.editionId)).toMatchObject({ bounced: 1 });
    expect(await savedOf(emailMessage.emailId)).toMatchObject([{ statusCode: "5.7.1" }]);
  });
});

async function sentEmailKeeping(email: string): Promise<string> {
  const other = `${randomUUID()}@exemplo.com.br`;
  await db.execute(sql`insert into subscribers (email, status, topics, text_version, asked_from, confirmed_at, confirmed_from)
    select ${other}, status, topics, text_version, '', now(), '' from subscribers where email = ${email}`);
  return other;
}

describe("the door for bounces", () => {
  it.each([
    ["sem assinatura", ""],
    ["com a de outro segredo", sign("x", "outro-segredo-tambem-com-mais-de-32-letras")],
    ["com a de outro corpo", sign("x")],
    ["com lixo", "sha256=zz"],
  ])("does not open %s", async (_name, signature) => {
    const emailMessage = await sentEmail();
    expect((await post(postfixDsn(emailMessage), { "x-autoria-assinatura": signature })).status).toBe(401);
    expect(await statusOf(emailMessage.to)).toBe("confirmado");
  });

  it("does not exist without the secret, and does not read what is too large", async () => {
    expect((await post("x", {}, returnRoutes(undefined))).status).toBe(404);
    expect((await post("x".repeat(256 * 1024 + 1))).status).toBe(413);
  });

  it("hears and sets aside what is no report, so that it does not go back to its writer", async () => {
    for (const words of ["", "From: ana@exemplo.com.br\r\nSubject: Oi\r\n\r\nobrigada!", "\0\u00ff"]) {
      const answer = await post(words);
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true, ouvido: false }]);
    }
  });
});
