import { createHmac, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { arf, gmailDsn, postfixDsn } from "../../../../tests/mail-reports.ts";
import { createUser } from "../../../../tests/factories.ts";
import { markBounces } from "../editions/mark-bounces.ts";
import { listEditions } from "../editions/queries/editions.ts";
import { blankEdition } from "../editions/rules/edition.ts";
import { scheduleEdition } from "../editions/schedule-edition.ts";
import { sendEditions } from "../editions/send-editions.ts";
import { createEdition, saveEdition } from "../editions/write-edition.ts";
import { subscribe } from "../subscribe.ts";
import { letterReturns, subscribers } from "../tables.ts";
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
const tell = (notice: unknown) => post(JSON.stringify(notice), { "content-type": "application/json" });

/** An edition that left to somebody, and the letter they got. */
async function sentLetter(email = `${randomUUID()}@exemplo.com.br`) {
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
  return { editionId, to: email, letterId: await letterTo(email) };
}
const letterTo = async (email: string) =>
  (
    await db.execute<{ id: string }>(
      sql`select id from outbox_emails where recipient = ${email} order by created_at desc limit 1`,
    )
  ).rows[0]!.id;
const statusOf = async (email: string) => (await db.select().from(subscribers).where(eq(subscribers.email, email)))[0]?.status;
const keptOf = (letterId: string) => db.select().from(letterReturns).where(eq(letterReturns.letterId, letterId));
const figuresOf = async (editionId: string) => (await listEditions()).rows.find(({ id }) => id === editionId);

describe("o que volta de uma carta que já saiu (rules 2.12)", () => {
  it.each([
    ["o Postfix", postfixDsn],
    ["o Gmail", gmailDsn],
  ])("a caixa que %s diz não existir sai para sempre da lista, por mais que se conte", async (_name, dsn) => {
    const letter = await sentLetter();
    const told = await Promise.all([1, 2, 3].map(() => post(dsn(letter))));
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await statusOf(letter.to)).toBe("bounce_duro");
    expect(await keptOf(letter.letterId)).toMatchObject([
      { kind: "bounce_duro", statusCode: "5.1.1", editionId: letter.editionId },
    ]);
    expect(await figuresOf(letter.editionId)).toMatchObject({ bounced: 1, complained: 0 });
    await subscribe({ email: letter.to, topics: ["blog"], from: "" });
    expect(await statusOf(letter.to)).toBe("bounce_duro");
  });

  it("quem reclamou sai para sempre, também do que estava na fila, e uma devolução depois não muda isto", async () => {
    const letter = await sentLetter();
    await db.execute(sql`insert into outbox_emails (kind, ref, recipient, payload)
      values ('newsletter.edicao', ${randomUUID()}, ${letter.to}, '{}')`);
    expect(await (await post(arf(letter))).json()).toEqual({ ok: true, ouvido: true });
    await post(postfixDsn(letter));
    expect(await statusOf(letter.to)).toBe("reclamou");
    expect(await figuresOf(letter.editionId)).toMatchObject({ bounced: 1, complained: 1 });
    expect((await listEditions()).people).toMatchObject({ bounce: 0, reclamou: 1 });
    const { rows } = await db.execute(sql`select 1 from outbox_emails where recipient = ${letter.to} and status <> 'enviado'`);
    expect(rows).toEqual([]);
  });

  it("a caixa cheia hoje é contada e continua a receber", async () => {
    const letter = await sentLetter();
    await post(postfixDsn({ ...letter, action: "delayed", status: "4.2.2" }));
    await post(postfixDsn({ ...letter, status: "4.4.7" }));
    expect(await statusOf(letter.to)).toBe("confirmado");
    expect(await keptOf(letter.letterId)).toMatchObject([{ kind: "bounce_leve", statusCode: "4.2.2" }]);
  });

  it("quem saiu e depois reclamou não volta nem pedindo", async () => {
    const letter = await sentLetter();
    await db.execute(sql`update subscribers set status = 'descadastrado', left_at = now() where email = ${letter.to}`);
    await post(arf(letter));
    expect(await statusOf(letter.to)).toBe("reclamou");
  });

  it("vale a carta, nunca o endereço escrito no relato", async () => {
    const letter = await sentLetter();
    const other = await sentLetterKeeping(letter.to);
    await post(postfixDsn({ letterId: randomUUID(), to: letter.to }));
    expect(await (await post(postfixDsn({ letterId: "nada", to: letter.to }))).json()).toEqual({ ok: true, ouvido: false });
    expect([await statusOf(letter.to), await statusOf(other)]).toEqual(["confirmado", "confirmado"]);
    await post(postfixDsn({ letterId: letter.letterId, to: other }));
    expect([await statusOf(letter.to), await statusOf(other)]).toEqual(["bounce_duro", "confirmado"]);
  });

  it("o aviso em JSON vale se diz a quem a carta foi", async () => {
    const letter = await sentLetter();
    const notice = { kind: "reclamou", messageId: `<${letter.letterId}@feira.test>` };
    expect(await (await tell({ ...notice, recipient: "outra@exemplo.com.br" })).json()).toEqual({ ok: true, ouvido: false });
    expect(await statusOf(letter.to)).toBe("confirmado");
    expect(await (await tell({ ...notice, recipient: letter.to.toUpperCase() })).json()).toEqual({ ok: true, ouvido: true });
    expect(await statusOf(letter.to)).toBe("reclamou");
    expect((await tell({ kind: "qualquer" })).status).toBe(400);
  });

  it("o que não é da carta é contado, e quem a recebe continua na lista", async () => {
    const letter = await sentLetter();
    await db.execute(sql`update outbox_emails set kind = 'pedido.recibo' where id = ${letter.letterId}`);
    await post(postfixDsn(letter));
    expect(await statusOf(letter.to)).toBe("confirmado");
    expect(await keptOf(letter.letterId)).toMatchObject([{ kind: "bounce_duro", editionId: null }]);
  });

  it("a recusa na hora do envio conta na edição como a que chega depois", async () => {
    const letter = await sentLetter();
    await db.execute(
      sql`update outbox_emails set status = 'pendente', last_error = '550 5.7.1 no' where id = ${letter.letterId}`,
    );
    await Promise.all([markBounces(), markBounces()]);
    expect(await figuresOf(letter.editionId)).toMatchObject({ bounced: 1 });
    expect(await keptOf(letter.letterId)).toMatchObject([{ statusCode: "5.7.1" }]);
  });
});

async function sentLetterKeeping(email: string): Promise<string> {
  const other = `${randomUUID()}@exemplo.com.br`;
  await db.execute(sql`insert into subscribers (email, status, topics, text_version, asked_from, confirmed_at, confirmed_from)
    select ${other}, status, topics, text_version, '', now(), '' from subscribers where email = ${email}`);
  return other;
}

describe("a porta das devoluções", () => {
  it.each([
    ["sem assinatura", ""],
    ["com a de outro segredo", sign("x", "outro-segredo-tambem-com-mais-de-32-letras")],
    ["com a de outro corpo", sign("x")],
    ["com lixo", "sha256=zz"],
  ])("não se abre %s", async (_name, signature) => {
    const letter = await sentLetter();
    expect((await post(postfixDsn(letter), { "x-autoria-assinatura": signature })).status).toBe(401);
    expect(await statusOf(letter.to)).toBe("confirmado");
  });

  it("não existe sem o segredo, e não lê o que é grande demais", async () => {
    expect((await post("x", {}, returnRoutes(undefined))).status).toBe(404);
    expect((await post("x".repeat(256 * 1024 + 1))).status).toBe(413);
  });

  it("ouve e deixa de lado o que não é relato, para que não volte a quem escreveu", async () => {
    for (const words of ["", "From: ana@exemplo.com.br\r\nSubject: Oi\r\n\r\nobrigada!", "\0\u00ff"]) {
      const answer = await post(words);
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true, ouvido: false }]);
    }
  });
});
