import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore } from "../../../tests/factories.ts";
import { indexProduct } from "./index-product.ts";
import { rankProducts } from "./rank-products.ts";
import { productSearch, productStats } from "./tables.ts";

const NOW = new Date();
const popOf = async (productId: number) => {
  const [row] = await db.select().from(productSearch).where(eq(productSearch.productId, productId));
  return row?.pop ?? Number.NaN;
};

it("sales change the order when popularity is rebuilt, and only what changed is written", async () => {
  const store = await createStore();
  const [sold, still] = [await createProduct(store.id), await createProduct(store.id)];
  for (const { id } of [sold, still]) await transact(async (tx) => ok(await indexProduct(tx, id, NOW)));
  const before = await popOf(still.id);

  await db.update(productStats).set({ sales: 40 }).where(eq(productStats.productId, sold.id));
  expect(await rankProducts(NOW)).toBe(1);
  expect(await popOf(sold.id)).toBeGreaterThan(await popOf(still.id));
  expect(await popOf(still.id)).toBe(before);
  expect(await rankProducts(NOW)).toBe(0);

  const late = await createProduct(store.id);
  await transact(async (tx) => ok(await indexProduct(tx, late.id, NOW)));
  const [row] = await db.select().from(productSearch).where(eq(productSearch.productId, late.id));
  expect(row?.tier).toBe(0);
});

it("time takes away little by little what helps a newcomer", async () => {
  const store = await createStore();
  const product = await createProduct(store.id);
  await transact(async (tx) => ok(await indexProduct(tx, product.id, NOW)));
  const before = await popOf(product.id);
  await rankProducts(new Date(NOW.getTime() + 90 * 86_400_000));
  expect(await popOf(product.id)).toBeLessThan(before - 0.5);
});

it("keeps two thousand in the first tier, whoever comes up or goes down, and walks what is on sale a part at each run", async () => {
  const store = await createStore();
  await db.execute(sql`
    with made as (
      insert into products (store_id, slug, title, price_cents)
      select ${store.id}, 'posto-' || n, 'Posto', 1000 from generate_series(1, 2100) n returning id),
    counted as (insert into product_stats (product_id, sales) select id, row_number() over (order by id) from made returning 1)
    insert into product_search (product_id, published_at, store_id, price_cents, pop, rating_rank, category_id, tier, bucket, facets, head, words)
    select id, ${NOW.toISOString()}::timestamptz - interval '400 days', ${store.id}, 1000, 0, 0, 1, 0, 0, '{}', '', 'posto' from made`);
  const whole = async () => {
    for (let moved = 1; moved > 0;) moved = await rankProducts(NOW);
  };
  const tiers = async () =>
    (
      await db.execute<{ tier: number; n: number; least: number; most: number }>(
        sql`select tier, count(*)::int as n, min(pop) as least, max(pop) as most from product_search group by tier order by tier`,
      )
    ).rows;
  await whole();
  const [first, second] = await tiers();
  expect(first?.n).toBe(2_000);
  expect(second?.tier).toBe(1);
  expect(first?.least).toBeGreaterThanOrEqual(second?.most ?? Infinity);

  const { rows } = await db.execute<{ id: number }>(
    sql`select product_id::int as id from product_search where tier = 1 order by product_id limit 1`,
  );
  const risen = rows[0]?.id ?? 0;
  await db.update(productStats).set({ sales: 50_000 }).where(eq(productStats.productId, risen));
  // Each run looks at fewer than there are: some later run comes to it.
  const runs: number[] = [];
  for (let run = 0; run < 8; run++) runs.push(await rankProducts(NOW, { slice: 200, most: 400 }));
  expect(runs.filter((moved) => moved > 0)).toHaveLength(1);
  expect((await db.select().from(productSearch).where(eq(productSearch.productId, risen)))[0]?.tier).toBe(0);
  expect((await tiers())[0]?.n).toBe(2_000);
});

it("ranked by two workers at once, nothing is lost and the first tier is whole", async () => {
  const store = await createStore();
  const sold = await createProduct(store.id);
  await transact(async (tx) => ok(await indexProduct(tx, sold.id, NOW)));
  await db.update(productStats).set({ sales: 90_000 }).where(eq(productStats.productId, sold.id));
  const moved = await Promise.all([rankProducts(NOW), rankProducts(NOW), rankProducts(NOW)]);
  expect(Math.max(...moved)).toBeGreaterThan(0);
  const [row] = await db.select().from(productSearch).where(eq(productSearch.productId, sold.id));
  expect(row?.tier).toBe(0);
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from product_search where tier = 0`);
  expect(rows[0]?.n).toBe(2_000);
  expect(await rankProducts(NOW)).toBe(0);
});
