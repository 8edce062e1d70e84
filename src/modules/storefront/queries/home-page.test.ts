import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { images } from "#modules/catalog/tables.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { readHomePage } from "./home-page.ts";

describe("a página inicial", () => {
  it("vazia ainda é uma página", async () => {
    expect(await readHomePage()).toMatchObject({ popular: [], fresh: [], free: [], theme: null, tiles: [], store: null });
  });

  it("não põe o mesmo material em dois lugares e só mostra o que está à venda", async () => {
    const [cover] = await db.insert(images).values({ width: 300, height: 400 }).returning();
    for (let shop = 0; shop < 12; shop++) {
      const store = await createStore({ tagline: "Faz e assina", portraitKey: cover?.id });
      for (let n = 0; n < 5; n++) {
        const isFree = n === 0;
        const product = await createProduct(store.id, {
          title: `Material ${shop}.${n}`,
          isFree,
          priceCents: isFree ? 0 : 1500,
          coverImageId: cover?.id,
          status: n === 4 ? "pausado" : "publicado",
        });
        await transact(async (tx) => ok(await indexProduct(tx, product.id)));
      }
    }
    const home = await readHomePage();
    const shown = [home.hanging, home.popular, home.fresh, home.free, home.store?.products ?? []].flat();
    expect(home.popular).toHaveLength(8);
    expect(home.hanging).toHaveLength(9);
    expect(home.free.every((product) => product.priceCents === 0)).toBe(true);
    expect(new Set(shown.map((product) => product.id)).size).toBe(shown.length);
    expect(shown.some((product) => product.title.endsWith(".4"))).toBe(false);
    expect(home.authorCount).toBe(12);
    const { rows } = await db.execute<{ total: number }>(
      sql`select sum(n)::int as total from (select count(*) as n from product_search) one`,
    );
    expect(home.tiles.reduce((sum, tile) => sum + tile.count, 0)).toBeLessThanOrEqual(rows[0]?.total ?? 0);
  });
});
