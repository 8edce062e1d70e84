import { type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { type ListingFilters, NO_FILTERS } from "./listing-conditions.ts";
import { facetCounts } from "./facet-counts.ts";
import { rankedProducts } from "./ranked-products.ts";

const VOLUME = 8_000;

/** Rows as the index would write them: words of falling frequency, tiers by rank. */
beforeAll(async () => {
  const store = await createStore();
  const { categoryId } = await createProduct(store.id);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into products (store_id, slug, title, category_id)
      select ${store.id}, 'volume-' || n, 'volume', ${categoryId} from generate_series(1, ${VOLUME}) n`);
    await tx.execute(sql`
      insert into product_search (product_id, published_at, store_id, price_cents, pop, rating_rank, category_id, tier, bucket,
        facets, head)
      select p.id, now() - (p.id % 400) * interval '1 day', p.store_id, 300 + p.id % 9000, 10.0 / (1 + p.id % 5000), 4.2,
        ${categoryId}, case when p.id % 10 = 0 then 0 else 1 end, abs(hashint8(p.id)::bigint) % 256,
        array[1000000 + (p.id % 40), 5000000 + (p.id % 5), 6000003, 8000000 + (p.id % 500), 10000000 + (p.id % 900)]::int[], words.head
      from products p
      join (select kind, search_document(text) as head from (values
          (0, 'caderno comum'), (1, 'caderno planner comum'), (2, 'caderno planner sertaneja')) kinds (kind, text)) words
        on words.kind = case when p.id % 4000 = 0 then 2 when p.id % 50 = 0 then 1 else 0 end
      where p.slug like 'volume-%'`);
  });
  await db.execute(sql`analyze product_search`);
});

async function plan(filters: Partial<ListingFilters>): Promise<{ text: string; milliseconds: number }> {
  const ranked = rankedProducts({ ...NO_FILTERS, ...filters }, "relevancia", 24, 0);
  const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`explain (analyze, timing off) ${ranked}`);
  const text = rows.map((row) => row["QUERY PLAN"]).join("\n");
  return { text, milliseconds: Number(/Execution Time: ([\d.]+)/.exec(text)?.[1]) };
}

async function queryOf(words: string): Promise<string> {
  const rows = await readRows(db, { tsquery: col.text`search_query(${words})::text` }, (row) => sql`select ${row}`);
  return rows[0]?.tsquery ?? "";
}

describe("the search at volume", () => {
  it("a rare word and a category filter use the index without scanning the table", async () => {
    const rare = await plan({ tsquery: await queryOf("sertaneja") });
    expect(rare.text).toContain("Bitmap Index Scan on product_search_gin");
    const inCategory = await plan({ tsquery: await queryOf("planner"), categoryId: 10 });
    expect(inCategory.text).toContain("Bitmap Index Scan on product_search_gin");
    expect(rare.text).not.toMatch(/Seq Scan on product_search.*actual/);
  });

  it("attribute options, several stores and words with a store use the same index", async () => {
    const tsquery = await queryOf("planner");
    const narrowed = [
      { attributes: [{ attributeId: 1, optionIds: [7, 8] }] },
      { tsquery, attributes: [{ attributeId: 1, optionIds: [7, 8] }] },
      { tsquery, storeIds: [12] },
      { storeIds: [12, 13] },
    ];
    for (const filters of narrowed) {
      const { text } = await plan(filters);
      expect(text).toContain("Bitmap Index Scan on product_search_gin");
      expect(text).not.toMatch(/Seq Scan on product_search.*actual/);
    }
  });

  it("the description is searched by its index, and the late rows by theirs", async () => {
    const body = rankedProducts({ ...NO_FILTERS, tsquery: "'raro'", inBody: true }, "relevancia", 24, 0);
    await db.execute(sql`
      insert into product_search_body (product_id, digest, body)
      select product_id, '', search_document('comum ' || product_id) from product_search`);
    await db.execute(sql`analyze product_search_body`);
    const explained = async (query: SQL) =>
      (await db.execute<{ "QUERY PLAN": string }>(sql`explain ${query}`)).rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(await explained(body)).toContain("product_search_body_gin");
    const behind = sql`select product_id from product_search where words = '' limit 200`;
    await db.execute(sql`update product_search set words = ' comum '`);
    await db.execute(sql`analyze product_search`);
    expect(await explained(behind)).toContain("product_search_behind");
  });

  it("with many matches, an order is read from its index until the page is full", async () => {
    const sorted = rankedProducts({ ...NO_FILTERS, tsquery: await queryOf("caderno"), minCents: 400 }, "novidades", 24, 0, {
      many: 20,
    });
    const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`explain (analyze, timing off) ${sorted}`);
    const text = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).toMatch(/Index Scan using product_search_new on product_search.*actual rows=24/);
    expect(text).not.toMatch(/Seq Scan on product_search.*actual/);
  });

  it("without a filter, the usual order is read from its index, and is the same as found tier by tier", async () => {
    const { text } = await plan({});
    expect(text).toMatch(/Index Only Scan using product_search_popular on product_search.*actual rows=24/);
    expect(text).not.toContain("Seq Scan");
    const whole = (filters: Partial<ListingFilters>) =>
      db
        .execute(rankedProducts({ ...NO_FILTERS, ...filters }, "mais-vendidos", 24, 48))
        .then(({ rows }) => rows.map((row) => row.product_id));
    expect(await whole({})).toEqual(await whole({ minCents: 0 }));
  });

  it("what is free, by price, does not pass through what is paid", async () => {
    const byPrice = rankedProducts({ ...NO_FILTERS, free: true }, "maior-preco", 24, 0, { many: 0 });
    const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`explain ${byPrice}`);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(/Index Cond: .*price_cents <= 0/);
  });

  it("a common word only sorts the most popular tier", async () => {
    const { text } = await plan({ tsquery: await queryOf("caderno") });
    const scanned = [...text.matchAll(/on product_search .*?actual rows=([\d.]+)/g)].map((match) => Number(match[1]));
    expect(Math.max(...scanned)).toBeLessThanOrEqual(VOLUME / 10);
    expect(text).toContain("never executed");
  });

  it("estimates the total by a sample with at most 10% error, and says it is an estimate", async () => {
    const counts = await facetCounts(db, { ...NO_FILTERS, tsquery: await queryOf("caderno") });
    expect(counts.exact).toBe(false);
    expect(Math.abs(counts.total - VOLUME) / VOLUME).toBeLessThan(0.1);
    const few = await facetCounts(db, { ...NO_FILTERS, tsquery: await queryOf("sertaneja") });
    expect(few).toMatchObject({ exact: true, total: VOLUME / 4000 });
  });
});
