import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { authorWords } from "../ui/product/author-words.ts";
import { readAuthorNumbers } from "./author-numbers.ts";

it("tells an author's stars, followers, last publication and usual time to answer, each only when it says something", async () => {
  const store = await createStore();
  const product = await createProduct(store.id);
  const other = await createProduct((await createStore()).id);
  await db.execute(sql`update product_stats set rating_sum = 18, rating_count = 4 where product_id = ${product.id}`);
  await db.execute(sql`update products set published_at = '2026-03-18T15:00:00Z' where id = ${product.id}`);
  const asker = await createUser();
  const ask = (productId: number, hours: number, n: number) =>
    db.execute(sql`insert into questions (product_id, asker_id, body, status, answer, created_at, published_at, answered_at)
      values (${productId}, ${asker.id}, ${`Pergunta ${n}`}, 'publicada', 'Sim.', now() - interval '5 days', now() - interval '5 days',
        now() - interval '5 days' + make_interval(hours => ${hours}))`);
  for (const [n, hours] of [2, 3].entries()) await ask(product.id, hours, n);
  await ask(other.id, 90, 9);
  expect(await readAuthorNumbers(store.id)).toEqual({
    ratingSum: 18,
    ratingCount: 4,
    followers: null,
    lastPublished: "2026-03-18",
    answerHours: null,
    storeRating: null,
  });
  await ask(product.id, 50, 3);
  const numbers = await readAuthorNumbers(store.id);
  expect(numbers?.answerHours).toBe(3);
  expect(numbers && authorWords(numbers)).toEqual([
    "nota 4,5 em 4 avaliações",
    "responde em cerca de 3 horas",
    expect.stringMatching(/^última publicação em 18/),
  ]);
});
