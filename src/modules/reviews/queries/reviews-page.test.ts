import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { cookieOf, createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { createReview, createReviewer } from "../../../../tests/reviewer.ts";
import { users } from "../../accounts/tables.ts";
import { reviewRoutes } from "../http.ts";
import { markHelpful } from "../mark-helpful.ts";
import { replyToReview } from "../reply-to-review.ts";
import type { ReviewsPage } from "../schema/facts.ts";
import type { ReviewsSearch } from "../schema/search.ts";
import { writeReview } from "../write-review.ts";
import { listAuthorReviews } from "../author/queries/list.ts";
import { readTrend } from "../author/queries/trend.ts";
import { listHeldReviews } from "./held-reviews.ts";
import { listInvites } from "./invites.ts";
import { readMyReview } from "./my-review.ts";
import { findReviewsPage } from "./reviews-page.ts";
import { summariseReviews } from "./summary.ts";

let product: Awaited<ReturnType<typeof createProduct>>;
let made: Awaited<ReturnType<typeof createReview>>[];
const WORDS = [
  "O gabarito comentado poupou meu domingo.",
  "",
  "Senti falta de mais páginas.",
  "Não abriu no computador da escola.",
  "",
];
const STARS = [5, 5, 4, 1, 3];

const read = async (search: Omit<ReviewsSearch, "produto"> = {}): Promise<ReviewsPage> => {
  const answer = await findReviewsPage({ produto: product.slug, ...search });
  if (!answer || "movedTo" in answer) throw new Error("no page");
  return answer;
};
const idsOf = (page: ReviewsPage) => page.reviews.map((review) => made.findIndex((one) => one.reviewId === review.id));

beforeAll(async () => {
  product = await createProduct((await createStore()).id);
  made = [];
  for (const [index, texto] of WORDS.entries()) {
    made.push(await createReview(product, { nota: STARS[index] ?? 5, texto }));
    await db.execute(
      sql`update reviews set posted_at = now() - make_interval(hours => ${10 - index}) where id = ${made[index]?.reviewId}`,
    );
  }
  const held = await createReviewer(product);
  await writeReview(held.buyer.id, { productId: product.id, nota: 1, texto: "veja em www.outra.com.br" });
  await markHelpful({ userId: (await createUser()).id, storeId: null }, made[2]?.reviewId ?? "", true);
  await replyToReview(product.storeId, made[3]?.reviewId ?? "", "Já mandei a correção.");
});

describe("a product's reviews", () => {
  it("average, bars and count are those of what is in sight; a held one neither appears nor counts", async () => {
    const page = await read();
    expect(page).toMatchObject({ count: 5, average: 3.6, histogram: [1, 0, 1, 1, 2], withText: 3, withReply: 1, found: 5 });
    expect(page.reviews).toHaveLength(5);
    expect(await summariseReviews(product.id)).toMatchObject({ count: 5, average: 3.6, histogram: [1, 0, 1, 1, 2] });
  });

  it.each<[string, Omit<ReviewsSearch, "produto">, number[]]>([
    ["mais úteis: votos, depois texto, depois data", {}, [2, 3, 0, 4, 1]],
    ["mais recentes", { ordem: "recentes" }, [4, 3, 2, 1, 0]],
    ["maiores notas", { ordem: "maiores" }, [0, 1, 2, 4, 3]],
    ["menores notas", { ordem: "menores" }, [3, 4, 2, 0, 1]],
    ["só 5 estrelas", { nota: 5 }, [0, 1]],
    ["com texto", { com_texto: "1" }, [2, 3, 0]],
    ["com resposta", { com_resposta: "1" }, [3]],
    ["com uma palavra, sem acento", { busca: "paginas" }, [2]],
    ["com um sinal de curinga", { busca: "%" }, []],
    ["filtros juntos", { nota: 1, com_texto: "1", busca: "escola" }, [3]],
  ])("%s", async (_, search, order) => {
    const page = await read(search);
    expect(idsOf(page)).toEqual(order);
    expect(page.found).toBe(order.length);
  });

  it("the one the link points to comes first, once, and another product's does not come", async () => {
    const page = await read({ avaliacao: made[4]?.reviewId });
    expect(page.pointed?.id).toBe(made[4]?.reviewId);
    expect(idsOf(page)).toEqual([2, 3, 0, 1]);
    const foreign = await createReview();
    expect((await read({ avaliacao: foreign.reviewId })).pointed).toBeNull();
  });

  it("of a reviewer's name only the first and an initial come out (INV-35)", async () => {
    const answer = JSON.stringify(await read());
    for (const { buyer } of made) {
      expect(answer).not.toContain(buyer.name);
      expect(answer).not.toContain(buyer.email);
      expect(answer).not.toContain(buyer.id);
    }
    expect(answer).toContain("Pessoa T.");
  });

  it("an old address leads to the new one; what does not exist, is a draft or was blocked has no page", async () => {
    await db.execute(sql`insert into product_slugs (slug, product_id) values ('endereco-antigo', ${product.id})`);
    expect(await findReviewsPage({ produto: "endereco-antigo" })).toEqual({ movedTo: product.slug });
    expect(await findReviewsPage({ produto: "nada-aqui" })).toBeNull();
    expect(await findReviewsPage({})).toBeNull();
    const blocked = await createProduct((await createStore()).id, { status: "bloqueado" });
    expect(await findReviewsPage({ produto: blocked.slug })).toBeNull();
  });
});

describe("what belongs to each", () => {
  it("one's own, the right and the votes; of visitors, nothing", async () => {
    const writer = made[3]?.buyer;
    expect(await readMyReview(null, product.id)).toMatchObject({ isSignedIn: false, right: null, review: null, votes: [] });
    const mine = await readMyReview({ userId: writer?.id ?? "", name: writer?.name ?? "" }, product.id);
    expect(mine).toMatchObject({ isSignedIn: true, review: { rating: 1, status: "publicada", canEdit: true } });
  });

  it("the invitation is for what was downloaded and not reviewed; in the order, also for what was reviewed", async () => {
    const waiting = await createReviewer();
    expect(await listInvites(waiting.buyer.id, null)).toMatchObject([{ productId: waiting.product.id, rating: null }]);
    const written = await createReview();
    expect(await listInvites(written.buyer.id, null)).toEqual([]);
    expect(await listInvites(written.buyer.id, written.order.id)).toMatchObject([{ productId: written.product.id, rating: 5 }]);
    expect(await listInvites(waiting.buyer.id, written.order.id)).toEqual([]);
  });
});

describe("the author's panel", () => {
  it("what needs an answer, everything, by product, by rating and by word; and the notice of low ratings", async () => {
    const all = await listAuthorReviews(product.storeId, { aba: "todas" });
    expect(all).toMatchObject({ counts: { todas: 5, responder: 4 }, found: 5 });
    expect((await listAuthorReviews(product.storeId, {})).found).toBe(4);
    expect((await listAuthorReviews(product.storeId, { aba: "todas", nota: 1 })).found).toBe(1);
    expect((await listAuthorReviews(product.storeId, { aba: "todas", busca: "correção" })).found).toBe(1);
    expect((await listAuthorReviews(product.storeId, { aba: "todas", material: 999_999 })).found).toBe(0);
    expect(all.alerts).toEqual([]);
    expect(all.materials).toMatchObject([{ id: product.id }]);
    const low = await createReview(product, { nota: 2, texto: "Esperava mais do que isto." });
    const alerted = await listAuthorReviews(product.storeId, {});
    expect(alerted.alerts).toMatchObject([{ reviewId: low.reviewId, rating: 2, orderId: low.order.id }]);
  });

  it("the trend adds up to the same as the list", async () => {
    const trend = await readTrend(product.storeId);
    const all = await listAuthorReviews(product.storeId, { aba: "todas" });
    expect(trend.months).toHaveLength(12);
    expect(trend.months.reduce((sum, month) => sum + month.count, 0)).toBe(all.counts.todas);
    expect(trend.materials).toMatchObject([{ productId: product.id, count: all.counts.todas }]);
  });

  it("another store sees, counts and exports none of these (INV-35)", async () => {
    const other = await createStore();
    expect(await listAuthorReviews(other.id, { aba: "todas" })).toMatchObject({
      reviews: [],
      found: 0,
      counts: { todas: 0, responder: 0 },
      materials: [],
    });
    expect((await listAuthorReviews(other.id, { aba: "todas", material: product.id })).found).toBe(0);
    expect((await readTrend(other.id)).count).toBe(0);
    const [owner] = await db
      .select()
      .from(users)
      .where(sql`${users.id} = ${other.ownerId}`);
    if (!owner) throw new Error("no owner");
    const answer = await reviewRoutes.request("/painel/avaliacoes/exportar.csv?aba=todas", {
      headers: { cookie: await cookieOf(owner) },
    });
    expect((await answer.text()).trim().split("\r\n")).toHaveLength(1);
  });

  it("the spreadsheet brings what the page shows and nothing that becomes a formula", async () => {
    const store = await createStore();
    const sold = await createProduct(store.id, { title: "=SOMA(A1)" });
    await createReview(sold, { nota: 5, texto: "=CMD() e mais alguma coisa" });
    const [owner] = await db
      .select()
      .from(users)
      .where(sql`${users.id} = ${store.ownerId}`);
    if (!owner) throw new Error("no owner");
    const answer = await reviewRoutes.request("/painel/avaliacoes/exportar.csv", { headers: { cookie: await cookieOf(owner) } });
    const lines = (await answer.text()).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(";'=SOMA(A1);");
    expect(lines[1]).toContain(";5;'=CMD() e mais alguma coisa;");
    const stranger = await reviewRoutes.request("/painel/avaliacoes/exportar.csv", {
      headers: { cookie: await cookieOf(await createUser()) },
    });
    expect(stranger.status).toBe(404);
  });
});

describe("the reader's queue", () => {
  it("only what the check held, with the reason", async () => {
    const mine = (await listHeldReviews()).filter((row) => row.slug === product.slug);
    expect(mine).toMatchObject([{ rating: 1, holdReasons: ["link"], reviewer: "Pessoa T." }]);
  });
});
