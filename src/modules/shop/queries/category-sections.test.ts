import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { listProducts } from "#modules/catalog/queries/listing.ts";
import type { ListingSearch } from "#modules/catalog/schema/listing-search.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { readCategorySections } from "./category-sections.ts";

let root: string;
let child: string;
let small: string;

const category = async (slug: string, parentId: number | null) => {
  const { rows } = await db.execute<{ id: number }>(sql`insert into categories (parent_id, slug, name, paper, position)
    values (${parentId}, ${slug}, ${slug}, 'menta', 99) returning id`);
  return Number(rows[0]!.id);
};

beforeAll(async () => {
  [root, child, small] = ["estantes-raiz", "estantes-filha", "estantes-pequena"];
  const rootId = await category(root, null);
  const childId = await category(child, rootId);
  const smallId = await category(small, rootId);
  const stores = [await createStore(), await createStore()];
  for (let n = 0; n < 28; n++) {
    const product = await createProduct(stores[n % 2]!.id, { categoryId: childId, priceCents: n < 5 ? 0 : 1_000 });
    await db.execute(sql`update products set published_at = now() - make_interval(hours => ${n}) where id = ${product.id}`);
    await transact(async (tx) => ok(await indexProduct(tx, product.id, new Date())));
    await db.execute(
      sql`update product_search set pop = ${n}, published_at = now() - make_interval(hours => ${n}) where product_id = ${product.id}`,
    );
  }
  const lone = await createProduct(stores[0]!.id, { categoryId: smallId });
  await transact(async (tx) => ok(await indexProduct(tx, lone.id, new Date())));
});

const sectionsOf = async (search: ListingSearch) => readCategorySections((await listProducts(search))!);

it("a category of either level shows what sells most, what is new and what is free, none of them twice, and who sells there", async () => {
  for (const categoria of [root, child]) {
    const shown = await sectionsOf({ categoria });
    expect(shown?.sections.map(({ kind }) => kind)).toEqual(["mais_vendidos", "novidades"]);
    const ids = shown!.sections.flatMap(({ products }) => products.map(({ id }) => id));
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    expect(shown!.sections[0]!.products.every(({ priceCents }) => priceCents > 0)).toBe(true);
    expect(shown!.stores).toHaveLength(2);
  }
});

it("the free section is there once it has four that no other section took", async () => {
  const store = await createStore();
  const { rows } = await db.execute<{ id: number }>(sql`select id from categories where slug = ${child}`);
  for (let n = 0; n < 4; n++) {
    const product = await createProduct(store.id, { categoryId: Number(rows[0]!.id), priceCents: 0 });
    await db.execute(sql`update products set published_at = now() - interval '90 days' where id = ${product.id}`);
    await transact(async (tx) => ok(await indexProduct(tx, product.id, new Date())));
  }
  const shown = await sectionsOf({ categoria: child });
  expect(shown?.sections.map(({ kind }) => kind)).toEqual(["mais_vendidos", "novidades", "gratis"]);
  expect(shown?.sections[2]?.products.every(({ priceCents }) => priceCents === 0)).toBe(true);
});

it("is nowhere but on the first page of the whole of a category that is large enough", async () => {
  for (const search of [
    {},
    { categoria: small },
    { categoria: child, ordem: "novidades" as const },
    { categoria: child, pagina: 2 },
    { categoria: child, gratis: "1" as const },
    { busca: "material", categoria: child },
  ])
    expect(await sectionsOf(search)).toBeNull();
  expect(await sectionsOf({ categoria: child, vista: "lista" })).not.toBeNull();
});
