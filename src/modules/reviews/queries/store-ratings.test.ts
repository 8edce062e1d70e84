import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { createReviewer } from "../../../../tests/reviewer.ts";
import { db } from "#platform/db.ts";
import { editReview } from "../edit-review.ts";
import { removeReview } from "../remove-review.ts";
import { writeReview } from "../write-review.ts";
import { readMyReview } from "./my-review.ts";
import { readStoreRatings } from "./store-ratings.ts";

let storeId: number;
let product: Awaited<ReturnType<typeof createProduct>>;

beforeEach(async () => {
  storeId = (await createStore()).id;
  product = await createProduct(storeId);
});

type Stars = { atendimento?: number | null; como_descrito?: number | null };
async function review(stars: Stars, nota = 5) {
  const { buyer } = await createReviewer(product);
  const words = { productId: product.id, nota, texto: "" };
  const answer = await writeReview(buyer.id, { ...words, ...stars });
  if (!answer.ok) throw new Error(answer.reason);
  await db.execute(sql`update reviews set status = 'publicada', counted_rating = rating where id = ${answer.value.reviewId}`);
  return { buyer, words, reviewId: answer.value.reviewId };
}

it("a store's own stars are apart from its products', and are said once three buyers spoke", async () => {
  await review({ atendimento: 5, como_descrito: 4 }, 1);
  await review({ atendimento: 4, como_descrito: 4 }, 1);
  expect(await readStoreRatings(storeId)).toBeNull();
  await review({ atendimento: 3 }, 1);
  expect(await readStoreRatings(storeId)).toEqual({ people: 3, service: 4, described: null });
  await review({ como_descrito: 1 }, 1);
  expect(await readStoreRatings(storeId)).toEqual({ people: 4, service: 4, described: 3 });
});

it("who says nothing of the store does not count, nor what is old or does not appear", async () => {
  for (const stars of [5, 5, 5]) await review({ atendimento: stars });
  await review({});
  const old = await review({ atendimento: 1 });
  await db.execute(sql`update reviews set posted_at = now() - interval '13 months' where id = ${old.reviewId}`);
  const hidden = await review({ atendimento: 1 });
  await db.execute(sql`update reviews set status = 'oculta', counted_rating = null where id = ${hidden.reviewId}`);
  expect(await readStoreRatings(storeId)).toEqual({ people: 3, service: 5, described: null });
});

it("a buyer of several products counts once", async () => {
  for (const stars of [5, 5]) await review({ atendimento: stars });
  const { reviewId } = await review({ atendimento: 5 });
  const other = await createProduct(storeId);
  await db.execute(sql`insert into reviews (product_id, store_id, user_id, order_id, rating, service_rating, version_number, status, counted_rating)
    select ${other.id}, store_id, user_id, order_id, 5, 1, 1, 'publicada', 5 from reviews where id = ${reviewId}`);
  const ratings = await readStoreRatings(storeId);
  expect(ratings).toMatchObject({ people: 3 });
  expect(ratings?.service).toBeCloseTo((5 + 5 + 3) / 3);
});

it("is rewritten and taken back with the review", async () => {
  for (const stars of [5, 5]) await review({ atendimento: stars });
  const { buyer, words } = await review({ atendimento: 5 });
  expect(await editReview(buyer.id, { ...words, atendimento: 2 })).toMatchObject({ ok: true });
  expect((await readMyReview({ userId: buyer.id, name: "Caio" }, product.id)).review).toMatchObject({
    serviceRating: 2,
    describedRating: null,
  });
  expect((await readStoreRatings(storeId))?.service).toBe(4);
  expect(await removeReview(buyer.id, product.id)).toMatchObject({ ok: true });
  expect(await readStoreRatings(storeId)).toBeNull();
});

it("who reviews reads what the store says to them, once the review is there for all", async () => {
  await db.execute(sql`update stores set review_thanks = 'Obrigada!' where id = ${storeId}`);
  const { buyer, reviewId } = await review({});
  const thanks = async () => (await readMyReview({ userId: buyer.id, name: "Caio" }, product.id)).review?.thanks;
  expect(await thanks()).toBe("Obrigada!");
  await db.execute(sql`update reviews set status = 'retida', counted_rating = null where id = ${reviewId}`);
  expect(await thanks()).toBeNull();
});
