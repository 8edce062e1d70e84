import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { publishedOf } from "../../../../tests/post.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { switchProfile } from "#modules/accounts/profiles/switch-profile.ts";
import { commentSetting } from "#modules/content/posts/comments/settings.ts";
import { decideComment } from "#modules/content/posts/comments/decide-comment.ts";
import { writeComment } from "#modules/content/posts/comments/write-comment.ts";
import { readPost } from "#modules/content/posts/queries/post-page.ts";
import { findComment } from "#modules/operations/comments/queries/find.ts";
import { listComments } from "#modules/operations/comments/queries/list.ts";
import { decideHeldReview } from "#modules/reviews/decide-held-review.ts";
import { db } from "#platform/db.ts";
import { appealContent } from "../appeals/appeal-content.ts";
import { decideAppeal } from "../appeals/decide-appeal.ts";
import { decideHeldQuestion } from "../decide-held-question.ts";
import { decideReport } from "../decide-report.ts";
import { reportContent } from "../report-content.ts";
import type { ReportKind } from "../rules.ts";
import { undoDecision } from "./undo-decision.ts";

const motivo = "Lemos de novo.";
const rowOf = async (statement: ReturnType<typeof sql>) =>
  (await db.execute<{ id: string; status: string; shown: number }>(statement)).rows[0]!;

let admin: TestUser;
let writer: TestUser;
let product: Awaited<ReturnType<typeof createProduct>>;
let orderId: string;

beforeAll(async () => {
  admin = await createUser({ roles: ["admin"] });
  writer = await createUser({ name: "Caio dos Santos Amaral" });
  product = await createProduct((await createStore()).id, { title: "Coleção de mapas" });
  orderId = (await createSoldOrder(writer, [product])).id;
  await db.execute(sql`insert into settings (key, value, updated_by) values (${commentSetting.key}, '{"isOn":true}', 'teste')`);
});

const lastAbout = async (kind: ReportKind, ref: string) =>
  Number((await rowOf(sql`select max(id) as id from admin_audit where target_kind = ${kind} and target_id = ${ref}`)).id);
const undo = async (kind: ReportKind, ref: string) => undoDecision(admin.id, { decisionId: await lastAbout(kind, ref), motivo });
const heldQuestion = async (body: string) =>
  (
    await rowOf(sql`insert into questions (product_id, asker_id, body, status, held_for)
    values (${product.id}, ${writer.id}, ${body}, 'retida', '{email}') returning id`)
  ).id;
const statusOf = async (table: "questions" | "reviews" | "post_comments" | "products", id: string) =>
  (await rowOf(sql`select status from ${sql.identifier(table)} where id::text = ${id}`)).status;
const emailsOf = async (kind: string) =>
  (await db.execute(sql`select 1 from outbox_emails where kind = ${kind} and recipient = ${writer.email}`)).rows.length;

describe("undoing a decision", () => {
  it("what left comes back, what stayed leaves, and undoing is undone too; all of it stays in the audit log, with its reason", async () => {
    const questionId = await heldQuestion("E a legenda?");
    await decideHeldQuestion(admin.id, { questionId, decision: "rejeitar", motivo: "Engano." });
    for (const status of ["publicada", "oculta", "publicada"]) {
      expect(await undo("pergunta", questionId)).toEqual({ ok: true });
      expect(await statusOf("questions", questionId)).toBe(status);
    }
    const open = await findComment(`l.${await lastAbout("pergunta", questionId)}`);
    expect(open?.decisions.map(({ action }) => action)).toEqual([
      "desfeita-volta",
      "desfeita-sai",
      "desfeita-volta",
      "retida-rejeitar",
    ]);
    expect(open?.decisions[0]).toMatchObject({ reason: motivo });
  });

  it("a review published by mistake leaves the average and returns to it", async () => {
    const review = (
      await rowOf(sql`insert into reviews (product_id, store_id, user_id, order_id, rating, version_number, status, body)
        values (${product.id}, ${product.storeId}, ${writer.id}, ${orderId}, 4, 1, 'retida', 'Bons mapas') returning id`)
    ).id;
    const counted = async () =>
      (await rowOf(sql`select rating_count as shown from product_stats where product_id = ${product.id}`)).shown;
    await decideHeldReview(admin.id, { reviewId: review, aprova: true, motivo: "Sem contato." });
    expect(await counted()).toBe(1);
    expect(await undo("avaliacao", review)).toEqual({ ok: true });
    expect([await statusOf("reviews", review), await counted()]).toEqual(["oculta", 0]);
    expect(await undo("avaliacao", review)).toEqual({ ok: true });
    expect([await statusOf("reviews", review), await counted()]).toEqual(["publicada", 1]);
    expect(await emailsOf("avaliacao.decidida")).toBe(3);
  });

  it("only the last decision, once even with two people at once; what is no decision, not", async () => {
    const questionId = await heldQuestion("Qual a escala?");
    await decideHeldQuestion(admin.id, { questionId, decision: "publicar", motivo: "Pode." });
    const decisionId = await lastAbout("pergunta", questionId);
    const twice = await Promise.all([1, 2].map(() => undoDecision(admin.id, { decisionId, motivo })));
    expect(twice.map((answer) => (answer.ok ? "ok" : answer.reason)).toSorted()).toEqual(["already_done", "ok"]);
    await db.execute(sql`update questions set status = 'publicada' where id = ${questionId}`);
    expect(await undoDecision(admin.id, { decisionId, motivo })).toMatchObject({ reason: "already_done" });
    expect(await undoDecision(admin.id, { decisionId: 999_999, motivo })).toMatchObject({ reason: "not_found" });
  });

  it("when a profile's closing is undone its owner knows it can be opened; when that is undone, that it closed", async () => {
    await switchProfile(writer.id, { part: "open", isOn: true });
    const ref = (await rowOf(sql`select id from profiles where user_id = ${writer.id}`)).id;
    const report = await reportContent(null, { kind: "perfil", ref, motivo: "golpe", palavras: "" });
    await decideReport(admin.id, { reportId: report.ok ? report.value.reportId : "", decision: "acolher", motivo });
    expect([await emailsOf("perfil.bloqueado"), await emailsOf("perfil.liberado")]).toEqual([1, 0]);
    expect(await undo("perfil", ref)).toEqual({ ok: true });
    expect(await emailsOf("perfil.liberado")).toBe(1);
    expect(await switchProfile(writer.id, { part: "open", isOn: true })).toMatchObject({ ok: true });
    expect(await undo("perfil", ref)).toEqual({ ok: true });
    expect([await emailsOf("perfil.bloqueado"), await emailsOf("perfil.liberado")]).toEqual([2, 1]);
  });

  it("an upheld report becomes rejected with the reversal, and only the owner opens the closed list", async () => {
    const ref = String((await createProduct((await createStore()).id, { title: "Mapa de outro" })).id);
    const report = async (kind: ReportKind, id: string) => {
      const answer = await reportContent(await viewerOf(writer), { kind, ref: id, motivo: "ofensa", palavras: "" });
      if (!answer.ok) throw new Error(answer.reason);
      return answer.value.reportId;
    };
    const reportId = await report("produto", ref);
    await decideReport(admin.id, { reportId, decision: "acolher", motivo });
    expect(await undo("produto", ref)).toEqual({ ok: true });
    expect(await statusOf("products", ref)).toBe("publicado");
    expect(await rowOf(sql`select status from reports where id = ${reportId}`)).toEqual({ status: "improcedente" });
    expect(await emailsOf("denuncia.decidida")).toBe(2);
    const list = (
      await rowOf(sql`insert into favourite_lists (user_id, name, share_token)
        values (${writer.id}, 'Feia', 'abcdefghij0123456789') returning id`)
    ).id;
    await decideReport(admin.id, { reportId: await report("lista", list), decision: "acolher", motivo });
    expect(await undo("lista", list)).toMatchObject({ reason: "cannot_undo" });
  });
});

describe("a blog comment in the same queue", () => {
  it("waits with the rest, says of which text and whose; decided, its writer knows; published, it can be reported", async () => {
    const { postId, slug } = await publishedOf(admin.id, { title: "Com conversa" });
    expect(await writeComment(writer.id, { postId, comentario: "Escrevam para caio@exemplo.com.br" })).toEqual({ ok: true });
    const [held] = (await listComments({ situacao: "comentarios" })).rows;
    if (!held) throw new Error("nothing waits");
    expect(held).toMatchObject({ thing: "comentario", about: "Com conversa", reasons: ["email"], href: null });
    expect((await findComment(held.id))?.writer).toMatchObject({ firstName: "Caio", comments: 1, commentsOut: 0 });

    await decideComment(admin.id, { commentId: held.ref, decision: "rejeitar", motivo: "Mostra um contato." });
    expect(await emailsOf("comentario.decidido")).toBe(1);
    const palavras = "É o endereço da escola, que é público.";
    expect(await appealContent(writer.id, { kind: "comentario", ref: held.ref, palavras })).toEqual({ ok: true });
    expect(await undo("comentario", held.ref)).toMatchObject({ reason: "appeal_open" });
    const [appeal] = (await listComments({ situacao: "revisoes" })).rows;
    await decideAppeal(admin.id, { appealId: appeal!.id.slice(2), acolhe: true, motivo: "É público." });
    for (const shown of [0, 1]) {
      expect(await undo("comentario", held.ref)).toEqual({ ok: true });
      expect((await readPost(slug))?.comments).toHaveLength(shown);
    }
    expect((await readPost(slug))?.comments).toMatchObject([{ id: held.ref, name: "Caio A." }]);

    const report = await reportContent(null, { kind: "comentario", ref: held.ref, motivo: "dados", palavras: "" });
    const [row] = (await listComments({ situacao: "denuncias", coisa: "comentario" })).rows;
    expect(row).toMatchObject({ href: `/blog/${slug}#comentario-${held.ref}`, about: "Com conversa" });
    await decideReport(admin.id, { reportId: report.ok ? report.value.reportId : "", decision: "acolher", motivo });
    expect((await readPost(slug))?.comments).toEqual([]);
    expect(await statusOf("post_comments", held.ref)).toBe("oculta");
  });
});
