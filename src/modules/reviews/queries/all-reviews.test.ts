import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { createReview } from "../../../../tests/reviewer.ts";
import { REVIEWS_PAGE } from "../schema/search.ts";
import { listAllReviews } from "./all-reviews.ts";

it("the reviews of the whole market come newest first, by stars and by words, page by page; those of what left the market do not", async () => {
  const store = await createStore();
  const [shown, paused] = [await createProduct(store.id), await createProduct(store.id)];
  for (let index = 0; index < REVIEWS_PAGE + 1; index++)
    await createReview(shown, { nota: index === 3 ? 2 : 5, texto: `Usei com a turma ${index}, e o gabarito ajudou.` });
  await createReview(shown, { nota: 4, texto: "" });
  await createReview(paused, { nota: 5, texto: "Este material saiu da loja, e era bom." });
  await db.execute(sql`update products set status = 'pausado' where id = ${paused.id}`);

  const first = await listAllReviews({});
  expect(first.reviews).toHaveLength(REVIEWS_PAGE);
  expect(first.hasMore).toBe(true);
  const times = first.reviews.map(({ postedAt }) => postedAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(await listAllReviews({ pagina: 2 })).toMatchObject({ hasMore: false, reviews: { length: REVIEWS_PAGE + 1 } });
  expect((await listAllReviews({ nota: 2 })).reviews.map(({ text }) => text)).toEqual([
    "Usei com a turma 3, e o gabarito ajudou.",
  ]);
  expect((await listAllReviews({ busca: "TURMA 7" })).reviews).toHaveLength(1);
  expect((await listAllReviews({ busca: "saiu da loja" })).reviews).toEqual([]);
});
