import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createReview, createReviewer, wrongAverages } from "../../../tests/reviewer.ts";
import { productStats } from "../catalog/tables.ts";
import { decideReview } from "./decide-review.ts";
import { editReview } from "./edit-review.ts";
import { noteReport } from "./note-report.ts";
import { removeReview } from "./remove-review.ts";
import { reviews } from "./tables.ts";
import { writeReview } from "./write-review.ts";

const ADMIN = { cause: "motivo do teste", actor: "admin:teste" };
const read = async (reviewId: string) => (await db.select().from(reviews).where(eq(reviews.id, reviewId)))[0];
const decide = (reviewId: string, decision: "aprovar" | "rejeitar" | "ocultar") =>
  transact((tx) => decideReview(tx, reviewId, decision, ADMIN));
const age = (reviewId: string, days: number) =>
  db.execute(sql`update reviews set posted_at = now() - make_interval(days => ${days}) where id = ${reviewId}`);

afterEach(async () => {
  expect(await wrongAverages()).toEqual([]);
});

describe("editing", () => {
  it("changes rating and text, is marked, and the average follows without counting again", async () => {
    const { buyer, product, reviewId } = await createReview();
    const edited = await editReview(buyer.id, { productId: product.id, nota: 2, texto: "Mudei de ideia: o gabarito tem erros." });
    expect(edited).toMatchObject({ ok: true, value: { status: "publicada" } });
    expect(await read(reviewId)).toMatchObject({ rating: 2, editedAt: expect.any(Date) as Date });
    const [stats] = await db.select().from(productStats).where(eq(productStats.productId, product.id));
    expect(stats).toMatchObject({ ratingSum: 2, ratingCount: 1 });
  });

  it("the new text goes through the same check: with a phone number it is taken off until someone reads it", async () => {
    const { buyer, product, reviewId } = await createReview();
    const edited = await editReview(buyer.id, { productId: product.id, nota: 5, texto: "me chama no 32 99999-0000" });
    expect(edited).toMatchObject({ ok: true, value: { status: "retida" } });
    expect(await read(reviewId)).toMatchObject({ status: "retida", countedRating: null, holdReasons: ["telefone"] });
    const fixed = await editReview(buyer.id, { productId: product.id, nota: 5, texto: "Agora sem telefone nenhum." });
    expect(fixed).toMatchObject({ ok: true, value: { status: "publicada" } });
    expect(await read(reviewId)).toMatchObject({ holdReasons: [] });
  });

  it("only for 90 days, only one's own, and not what is being decided", async () => {
    const { buyer, product, reviewId } = await createReview();
    const words = { productId: product.id, nota: 1, texto: "" };
    await age(reviewId, 91);
    expect(await editReview(buyer.id, words)).toMatchObject({ reason: "too_late" });
    await age(reviewId, 1);
    expect(await editReview((await createReviewer(product)).buyer.id, words)).toMatchObject({ reason: "not_found" });
    await transact(async (tx) => ok(await noteReport(tx, reviewId, "teste")));
    expect(await editReview(buyer.id, words)).toMatchObject({ reason: "in_decision" });
  });
});

describe("removing", () => {
  it("at any time and in any state; words, reply and votes go, and the average follows", async () => {
    const { buyer, product, reviewId } = await createReview();
    await age(reviewId, 400);
    await db.execute(sql`update reviews set reply = 'Obrigada', replied_at = now() where id = ${reviewId}`);
    expect(await removeReview(buyer.id, product.id)).toMatchObject({ ok: true });
    expect(await read(reviewId)).toMatchObject({ status: "removida_pelo_autor", body: "", reply: null, countedRating: null });
    expect(await removeReview(buyer.id, product.id)).toMatchObject({ reason: "not_found" });
  });

  it("makes room for another, and there is still only one standing (INV-40)", async () => {
    const { buyer, product } = await createReview();
    await removeReview(buyer.id, product.id);
    const again = await writeReview(buyer.id, { productId: product.id, nota: 3, texto: "" });
    expect(again).toMatchObject({ ok: true, value: { status: "publicada" } });
    expect(await writeReview(buyer.id, { productId: product.id, nota: 3, texto: "" })).toMatchObject({
      reason: "already_reviewed",
    });
  });

  it("editing and removing at once never leave the average wrong", async () => {
    for (let round = 0; round < 6; round++) {
      const { buyer, product } = await createReview();
      await Promise.all([
        editReview(buyer.id, { productId: product.id, nota: 1, texto: "" }),
        removeReview(buyer.id, product.id),
        editReview(buyer.id, { productId: product.id, nota: 3, texto: "" }),
      ]);
      const [stats] = await db.select().from(productStats).where(eq(productStats.productId, product.id));
      expect(stats).toMatchObject({ ratingSum: 0, ratingCount: 0 });
    }
  });
});

describe("a person's decision", () => {
  async function held() {
    const made = await createReviewer();
    const written = await writeReview(made.buyer.id, { productId: made.product.id, nota: 5, texto: "veja em www.outra.com.br" });
    return { ...made, reviewId: written.ok ? written.value.reviewId : "" };
  }
  const emailMessages = async (email: string) => {
    const rows = await readRows(
      db,
      { payload: col.shape({ isPublished: col.bool, reason: col.text })`payload` },
      (row) => sql`select ${row} from outbox_emails where kind = 'avaliacao.decidida' and recipient = ${email}`,
    );
    return rows.map((row) => row.payload);
  };

  it("publishes what was waiting, and its writer and the author get an e-mail", async () => {
    const { reviewId, buyer, product } = await held();
    expect(await decide(reviewId, "aprovar")).toMatchObject({ ok: true });
    expect(await read(reviewId)).toMatchObject({ status: "publicada", countedRating: 5, holdReasons: [] });
    expect(await emailMessages(buyer.email)).toMatchObject([{ isPublished: true, reason: "" }]);
    const { rows } = await db.execute(sql`
      select 1 from outbox_emails where kind = 'avaliacao.nova' and payload->>'title' = ${product.title}`);
    expect(rows).toHaveLength(1);
  });

  it("rejects with the reason; the next one of the same product waits too", async () => {
    const { reviewId, buyer, product } = await held();
    expect(await decide(reviewId, "rejeitar")).toMatchObject({ ok: true });
    expect(await emailMessages(buyer.email)).toMatchObject([{ isPublished: false, reason: ADMIN.cause }]);
    await removeReview(buyer.id, product.id);
    const again = await writeReview(buyer.id, { productId: product.id, nota: 5, texto: "Agora bem comportada." });
    expect(again).toMatchObject({ ok: true, value: { status: "retida" } });
  });

  it("of two decisions at once one counts", async () => {
    const { reviewId, buyer } = await held();
    const answers = await Promise.all([decide(reviewId, "aprovar"), decide(reviewId, "rejeitar"), decide(reviewId, "aprovar")]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await emailMessages(buyer.email)).toHaveLength(1);
  });

  it("a reported one stays in sight until the decision; kept it does not bother its writer, hidden it leaves the average", async () => {
    const first = await createReview();
    await transact(async (tx) => ok(await noteReport(tx, first.reviewId, "teste")));
    expect(await read(first.reviewId)).toMatchObject({ status: "denunciada", countedRating: 5 });
    expect(await decide(first.reviewId, "aprovar")).toMatchObject({ ok: true });
    expect(await emailMessages(first.buyer.email)).toEqual([]);
    const second = await createReview();
    await transact(async (tx) => ok(await noteReport(tx, second.reviewId, "teste")));
    expect(await decide(second.reviewId, "ocultar")).toMatchObject({ ok: true });
    expect(await read(second.reviewId)).toMatchObject({ status: "oculta", countedRating: null });
    expect(await emailMessages(second.buyer.email)).toMatchObject([{ isPublished: false }]);
  });
});
