import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { cookieOf, createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { productStats } from "#modules/catalog/tables.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { appealContent } from "#modules/moderation/appeals/appeal-content.ts";
import { decideAppeal } from "#modules/moderation/appeals/decide-appeal.ts";
import { findTakenDown } from "#modules/moderation/appeals/queries.ts";
import { decideHeldQuestion } from "#modules/moderation/decide-held-question.ts";
import { blockProduct } from "#modules/moderation/block-product.ts";
import { decideReport } from "#modules/moderation/decide-report.ts";
import { decideHeldReview } from "#modules/reviews/decide-held-review.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { commentRoutes } from "./export.ts";
import { openComment } from "./open-comment.ts";
import { findComment } from "./queries/find.ts";
import { listComments } from "./queries/list.ts";
import { commentList } from "./search.ts";

const motivo = "O texto mostra um contato.";
const idOf = async (statement: ReturnType<typeof sql>) => (await db.execute<{ id: string }>(statement)).rows[0]!.id;

let admin: TestUser;
let writer: TestUser;
let product: Awaited<ReturnType<typeof createProduct>>;
let orderId: string;

beforeAll(async () => {
  admin = await createUser({ name: "Renata Queiroz", roles: ["admin"] });
  writer = await createUser({ name: "Bruna Salgado" });
  product = await createProduct((await createStore()).id, { title: "Coleção de mapas" });
  orderId = (await createSoldOrder(writer, [product])).id;
});

const heldReview = (body: string) =>
  idOf(sql`insert into reviews (product_id, store_id, user_id, order_id, rating, version_number, status, body, hold_reasons, posted_at)
    values (${product.id}, ${product.storeId}, ${writer.id}, ${orderId}, 4, 1, 'retida', ${body}, '{email}', now() - interval '3 hours')
    returning id`);
const heldQuestion = (body: string, hours: number) =>
  idOf(sql`insert into questions (product_id, asker_id, body, status, held_for, created_at)
    values (${product.id}, ${writer.id}, ${body}, 'retida', '{telefone,gritos}', now() - make_interval(hours => ${hours})) returning id`);
const complaint = (kind: string, ref: string, words: string) =>
  idOf(sql`insert into reports (kind, ref, reason, words, reporter_key, reporter_id)
    values (${kind}, ${ref}, 'ofensa', ${words}, ${words}, null) returning id`);
const ids = async (raw: Record<string, unknown>) => (await listComments(commentList.read(raw))).rows.map(({ id }) => id);

describe("the queue of comments", () => {
  it("joins the held and the reported, oldest first, each thing once; once decided it leaves and stays in the audit log", async () => {
    const review = await heldReview("Escreva para mim em mapas@exemplo");
    const [old, recent] = [await heldQuestion("LIGUE PARA OS MAPAS", 5), await heldQuestion("Mapas por telefone?", 1)];
    const first = await complaint("produto", String(product.id), "Isto ofende.");
    await complaint("produto", String(product.id), "A mim também.");
    expect(await ids({ busca: "mapas" })).toEqual([`p.${old}`, `a.${review}`, `p.${recent}`, `d.${first}`]);
    expect(await ids({ busca: "mapas", ordem: "-desde" })).toEqual([`d.${first}`, `p.${recent}`, `a.${review}`, `p.${old}`]);
    expect(await ids({ busca: "mapas", coisa: "pergunta" })).toEqual([`p.${old}`, `p.${recent}`]);
    expect(await ids({ busca: "mapas", situacao: "avaliacoes" })).toEqual([`a.${review}`]);
    const list = await listComments({ busca: "mapas" });
    expect(list.counts).toEqual({
      fila: 4,
      denuncias: 1,
      avaliacoes: 1,
      perguntas: 2,
      comentarios: 0,
      revisoes: 0,
      decididas: 0,
    });
    expect(list.rows[3]).toMatchObject({ thing: "produto", subject: "Coleção de mapas", times: 2, reasons: ["ofensa"] });

    const open = await findComment(`d.${first}`);
    expect(open?.reports.map(({ words }) => words)).toEqual(["Isto ofende.", "A mim também."]);
    await decideReport(admin.id, { reportId: first, decision: "recusar", motivo });
    await decideHeldQuestion(admin.id, { questionId: old, decision: "rejeitar", motivo });
    await decideHeldReview(admin.id, { reviewId: review, aprova: true, motivo: "Sem contato nenhum." });
    expect(await ids({ busca: "mapas" })).toEqual([`p.${recent}`]);
    expect(await findComment(`d.${first}`)).toBeNull();

    const decided = await listComments({ busca: "mapas", situacao: "decididas" });
    expect(decided.rows.map(({ reasons }) => reasons[0])).toEqual(["aprovar-avaliacao", "retida-rejeitar", "denuncia-recusar"]);
    expect(decided.total).toBe(3);
    expect(await findComment(decided.rows[1]!.id)).toMatchObject({
      thing: "pergunta",
      ref: old,
      decisions: [{ action: "retida-rejeitar", reason: motivo, by: "Renata" }],
    });
  });

  it("shows how earlier writing of the same person fared, without fully saying who they are (INV-37)", async () => {
    const person = await createUser({ name: "Cláudia Fontoura" });
    for (const status of ["publicada", "oculta", "rejeitada"])
      await db.execute(sql`insert into questions (product_id, asker_id, body, status, published_at)
        values (${product.id}, ${person.id}, 'Qual a escala?', ${status}, now())`);
    const waiting = await idOf(sql`insert into questions (product_id, asker_id, body, status, held_for)
      values (${product.id}, ${person.id}, 'E a legenda?', 'retida', '{ofensa}') returning id`);
    const upheld = await idOf(sql`select id from questions where asker_id = ${person.id} and status = 'oculta'`);
    await db.execute(sql`insert into reports (kind, ref, reason, reporter_key, status, decided_at, decided_by)
      values ('pergunta', ${upheld}, 'ofensa', 'alguem', 'procedente', now(), ${admin.id})`);
    const open = await findComment(`p.${waiting}`);
    expect(open?.writer).toMatchObject({
      firstName: "Cláudia",
      reviews: 0,
      questions: 4,
      questionsOut: 2,
      upheld: 1,
      suspendedFrom: [],
    });
    expect(JSON.stringify(open)).not.toMatch(new RegExp(`Fontoura|${person.email}`));
  });

  it("each kind of reported thing has text and owner; without a known owner the row still stands", async () => {
    const store = await createStore({ name: "Loja Denunciada Sozinha" });
    const onStore = await complaint("loja", String(store.id), "Parece golpe.");
    const list = await idOf(
      sql`insert into favourite_lists (user_id, name) values (${writer.id}, 'Lista Denunciada') returning id`,
    );
    const onList = await complaint("lista", list, "Nome feio.");
    const gone = await complaint("pergunta", "018f0000-0000-7000-8000-000000000000", "Sumiu.");
    expect(await findComment(`d.${onStore}`)).toMatchObject({
      subject: "Loja Denunciada Sozinha",
      writer: { id: store.ownerId },
    });
    expect(await findComment(`d.${onList}`)).toMatchObject({
      subject: "Lista Denunciada",
      writer: { id: writer.id },
      href: null,
    });
    expect(await findComment(`d.${gone}`)).toMatchObject({ subject: "", writer: null });
  });

  it("a senseless address counts as absent, and the spreadsheet only goes out to administrators, recorded", async () => {
    const read = commentList.read({ situacao: "tudo", coisa: "gato", linha: "d.1", ordem: "nome" });
    expect(JSON.parse(JSON.stringify(read))).toEqual({});
    const ask = async (user: TestUser) =>
      commentRoutes.request(`${commentList.file}?busca=planilhada`, { headers: { cookie: await cookieOf(user) } });
    await heldQuestion("=PLANILHADA(1)", 2);
    expect((await ask(writer)).status).toBe(404);
    expect(await (await ask(admin)).text()).toContain("Pergunta retida;pergunta;'=PLANILHADA(1);Coleção de mapas;");
    const { rows } = await db.execute(sql`select action from admin_audit where target_kind = 'comentarios'`);
    expect(rows).toEqual([{ action: "baixar-comentarios" }]);
  });
});

describe("asking for another look", () => {
  const palavras = "Não há contato nenhum no que escrevi.";
  const emailsTo = async (email: string, kind: string) =>
    (
      await db.execute<{ payload: Record<string, unknown> }>(
        sql`select payload from outbox_emails where recipient = ${email} and kind = ${kind} order by created_at, id`,
      )
    ).rows;
  const openAppeal = (ref: string) => idOf(sql`select id from moderation_appeals where ref = ${ref} and status = 'aberto'`);

  it("only its writer, only of what was taken off, once per decision, even with two taps; once read it stays in the audit log (INV-37); upheld, it returns and counts in the average", async () => {
    const other = await createProduct((await createStore()).id, { title: "Outro atlas" });
    const order = await createSoldOrder(writer, [other]);
    const review =
      await idOf(sql`insert into reviews (product_id, store_id, user_id, order_id, rating, version_number, status, body)
      values (${other.id}, ${other.storeId}, ${writer.id}, ${order.id}, 5, 1, 'retida', 'Ótimo atlas') returning id`);
    const ask = (userId = writer.id) => appealContent(userId, { kind: "avaliacao", ref: review, palavras });
    expect(await ask()).toMatchObject({ reason: "not_found" });
    await decideHeldReview(admin.id, { reviewId: review, aprova: false, motivo });
    expect(await ask((await createUser()).id)).toMatchObject({ reason: "not_found" });
    expect(await findTakenDown(db, writer.id, "avaliacao", review)).toMatchObject({ reason: motivo, appeal: null });
    const twice = await Promise.all([ask(), ask()]);
    expect(twice.map((answer) => (answer.ok ? "ok" : answer.reason)).toSorted()).toEqual(["already_asked", "ok"]);
    expect(await ids({ situacao: "revisoes", busca: "otimo atlas" })).toEqual([`r.${await openAppeal(review)}`]);
    expect(await openComment(admin.id, `r.${await openAppeal(review)}`)).toMatchObject({
      reports: [{ reason: "revisao", words: palavras }],
      writer: { id: writer.id },
      decisions: [{ action: "rejeitar-avaliacao" }],
    });
    const { rows: readings } = await db.execute(sql`select target_id as ref from admin_audit where action = 'ler-recurso'`);
    expect(readings).toEqual([{ ref: review }]);

    const appealId = await openAppeal(review);
    const decide = () => decideAppeal(admin.id, { appealId, acolhe: true, motivo: "Você tem razão." });
    const decided = await Promise.all([decide(), decide()]);
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    const { rows } = await db.execute(sql`select status, decision from reviews where id = ${review}`);
    expect(rows).toEqual([{ status: "publicada", decision: null }]);
    expect(await db.select().from(productStats).where(eq(productStats.productId, other.id))).toMatchObject([
      { ratingSum: 5, ratingCount: 1 },
    ]);
    expect(await emailsTo(writer.email, "recurso.decidido")).toMatchObject([
      { payload: { upheld: true, reason: "Você tem razão.", subject: "Ótimo atlas" } },
    ]);
    expect(await findTakenDown(db, writer.id, "avaliacao", review)).toMatchObject({ appeal: { status: "acolhido" } });
  });

  it("rejected, it stays off and is not asked again for the same decision; an upheld question goes to the page", async () => {
    const [saved, back] = [await heldQuestion("Fica fora?", 1), await heldQuestion("Volta?", 1)];
    for (const questionId of [saved, back]) {
      await decideHeldQuestion(admin.id, { questionId, decision: "rejeitar", motivo });
      expect(await appealContent(writer.id, { kind: "pergunta", ref: questionId, palavras })).toEqual({ ok: true });
    }
    await decideAppeal(admin.id, { appealId: await openAppeal(saved), acolhe: false, motivo: "O motivo continua." });
    await decideAppeal(admin.id, { appealId: await openAppeal(back), acolhe: true, motivo: "Pode ir." });
    const rows = await readRows(
      db,
      { id: col.text`id`, status: col.text`status`, shown: col.bool`published_at is not null` },
      (row) => sql`select ${row} from questions where id in (${saved}, ${back})`,
    );
    expect(Object.fromEntries(rows.map(({ id, status, shown }) => [id, [status, shown]]))).toEqual({
      [saved]: ["rejeitada", false],
      [back]: ["publicada", true],
    });
    expect(await appealContent(writer.id, { kind: "pergunta", ref: saved, palavras })).toMatchObject({ reason: "already_asked" });
    expect((await listComments({ situacao: "decididas" })).rows.slice(0, 2).map(({ reasons }) => reasons[0])).toEqual([
      "revisao-acolher",
      "revisao-manter",
    ]);
  });

  it("a product taken off sale comes back, and taken off again can be asked about again", async () => {
    const store = await createStore();
    const { id } = await createProduct(store.id, { title: "Vai e volta" });
    const ref = String(id);
    const block = (emailRef: string) =>
      transact((tx) => blockProduct(tx, id, { actor: `admin:${admin.id}`, cause: motivo, emailRef }));
    for (const time of ["primeira", "segunda"]) {
      expect(await block(time)).toEqual({ ok: true });
      expect(await appealContent(store.ownerId, { kind: "produto", ref, palavras })).toEqual({ ok: true });
      const appealId = await openAppeal(ref);
      expect(await decideAppeal(admin.id, { appealId, acolhe: true, motivo: "A licença vale." })).toEqual({ ok: true });
    }
    const { rows } = await db.execute(sql`select status from products where id = ${id}`);
    expect(rows).toEqual([{ status: "publicado" }]);
  });
});
