import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createAuthor, filledForm, revisionOf } from "../../../../tests/author.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { reindexStale } from "../reindex-stale.ts";
import { indexProducts } from "../index-product.ts";
import { submitProduct } from "../submit-product.ts";
import { LAST_PAGE, readListingSearch } from "../schema/listing-search.ts";
import { productSearch } from "../tables.ts";
import { listProducts } from "./listing.ts";
import { NO_FILTERS } from "./listing-conditions.ts";
import { rankedCards } from "./ranked-cards.ts";
import { rankedProducts } from "./ranked-products.ts";

const list = (query: Record<string, string>) => listProducts(readListingSearch(query));
const titles = async (busca: string) => (await list({ busca }))?.products.map((product) => product.title) ?? [];
const queryOf = async (words: string) =>
  (await readRows(db, { q: col.text`search_query(${words})::text` }, (row) => sql`select ${row}`))[0]?.q ?? "";

let storeId = 0;
beforeAll(async () => {
  storeId = (await createStore()).id;
});

async function stock(many: { title: string; tier: number; pop: number }[]): Promise<number[]> {
  const { categoryId } = await createProduct(storeId);
  const ids: number[] = [];
  for (const { title } of many) ids.push((await createProduct(storeId, { title, categoryId })).id);
  await transact(async (tx) => ok(await indexProducts(tx, ids)));
  for (const [i, { tier, pop }] of many.entries()) {
    await db
      .update(productSearch)
      .set({ tier, pop })
      .where(eq(productSearch.productId, ids[i] ?? 0));
  }
  return ids;
}

describe("the search while the market changes", () => {
  it("finds in the very next search what was just published", async () => {
    const author = await createAuthor();
    const { id: productId } = await createProduct(author.storeId, { title: "Título de antes" });
    const form = await filledForm({ title: "Caleidoscópio de sílabas" });
    const published = await submitProduct(author, { productId, revision: await revisionOf(productId), form });
    expect(published.ok).toBe(true);
    expect(await titles("caleidoscopio")).toEqual(["Caleidoscópio de sílabas"]);
    const [row] = await db.select().from(productSearch).where(eq(productSearch.productId, productId));
    expect(row?.words).toContain(" caleidoscopio ");
  });

  it("rows written by an earlier version are remade little by little, once each", async () => {
    const [id = 0] = await stock([{ title: "Estêncil de caju", tier: 0, pop: 1 }]);
    await db.update(productSearch).set({ words: "" }).where(eq(productSearch.productId, id));
    expect(await Promise.all([reindexStale(), reindexStale()]).then(([a, b]) => a + b)).toBe(1);
    expect(await reindexStale()).toBe(0);
  });
});

describe("the pages of a search", () => {
  it("neither repeat nor skip when they pass from one popularity tier to the next", async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({
      title: `Girassol ${n}`,
      tier: n < 20 ? 0 : n < 40 ? 1 : 9,
      pop: 60 - n,
    }));
    await stock(many);
    const tsquery = await queryOf("girassol");
    for (const enough of [5, 25, 200]) {
      const seen: number[] = [];
      for (let offset = 0; offset < 60; offset += 12) {
        const { rows } = await db.execute<{ product_id: number }>(
          rankedProducts({ ...NO_FILTERS, tsquery }, "relevancia", 12, offset, { enough }),
        );
        seen.push(...rows.map((row) => row.product_id));
      }
      expect(seen).toHaveLength(60);
      expect(new Set(seen).size).toBe(60);
    }
  });

  it("have the same order, whether the matches are looked up or met on the way", async () => {
    const tsquery = await queryOf("girassol");
    for (const filters of [
      { ...NO_FILTERS, tsquery },
      { ...NO_FILTERS, tsquery, minCents: 500, maxCents: 9_000 },
      { ...NO_FILTERS, storeIds: [storeId] },
      { ...NO_FILTERS, formats: ["pdf" as const], maxCents: 1_990 },
    ]) {
      for (const sort of ["novidades", "menor-preco", "maior-preco", "melhor-avaliados"] as const) {
        const pages = [0, 1].map((many) =>
          [0, 12, 48].map(async (offset) => {
            const { rows } = await db.execute<{ product_id: number }>(
              rankedProducts(filters, sort, 12, offset, { many: many === 0 ? 0 : 1_000_000 }),
            );
            return rows.map((row) => row.product_id);
          }),
        );
        const [met, lookedUp] = await Promise.all(pages.map((some) => Promise.all(some)));
        expect(met).toEqual(lookedUp);
      }
    }
  });

  it("go up to 50, and anything beyond counts as the first", async () => {
    expect(readListingSearch({ pagina: String(LAST_PAGE) }).pagina).toBe(50);
    expect(readListingSearch({ pagina: String(LAST_PAGE + 1) }).pagina).toBeUndefined();
    expect((await list({ busca: "girassol", pagina: "50" }))?.products).toEqual([]);
  });

  it("when the whole search takes long, the most popular ones answer", async () => {
    await stock([
      { title: "Pipa de jornal", tier: 0, pop: 1 },
      { title: "Pipa de jornal velho", tier: 9, pop: 0 },
    ]);
    const filters = { ...NO_FILTERS, tsquery: await queryOf("pipa jornal") };
    const { rows } = await db.execute(rankedProducts(filters, "relevancia", 24, 0, { onlyPopular: true }));
    expect(rows).toHaveLength(1);
    const held = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table product_search in access exclusive mode`);
      const cut = rankedCards(filters, "relevancia", 24, 0, {}, 50);
      // The second question waits for the table too, and is answered once it is free.
      await tx.execute(sql`select pg_sleep(0.3)`);
      return { cut };
    });
    expect((await held.cut).map((card) => card.title)).toEqual(["Pipa de jornal"]);
  });
});

describe("what is typed (B140 to B143)", () => {
  it.each(["'", "%", "_", "\\", '"', "a & | !", "<->", ":*", "(a+)+$", "<b>x", "\u202Eabc", "🎉🎉", "' or 1=1 --"])(
    "%j is only text",
    async (busca) => {
      expect(await list({ busca })).not.toBeNull();
    },
  );

  it("ten thousand letters, only spaces and five hundred words fit into two hundred letters (B141)", async () => {
    for (const busca of ["a".repeat(10_000), " ".repeat(500), Array(500).fill("fração").join(" "), "(a+)+$".repeat(40)]) {
      const search = readListingSearch({ busca });
      expect((search.busca ?? "").length).toBeLessThanOrEqual(200);
      expect(await listProducts(search)).not.toBeNull();
    }
  });

  it("a search that starts with NUL, or is only that, does not take it to the database (B142)", async () => {
    expect(readListingSearch({ busca: "\0fração\0" }).busca).toBe("fração");
    expect(readListingSearch({ busca: "\0" }).busca).toBeUndefined();
  });

  it("a price reversed, negative or not a number neither breaks nor filters wrongly (B143)", async () => {
    const upright = await list({ preco_min: "10", preco_max: "30" });
    expect((await list({ preco_min: "30", preco_max: "10" }))?.total).toBe(upright?.total);
    const all = (await list({}))?.total;
    for (const preco of ["-5", "NaN", "1e9", "Infinity", "abc"])
      expect((await list({ preco_min: preco, preco_max: preco }))?.total).toBe(all);
  });

  it("a category and store that do not exist become no empty list; an attribute that does not exist does not filter (B139)", async () => {
    expect(await list({ categoria: "outra-arvore" })).toBeNull();
    expect(await list({ loja: "ninguem,nenhuma" })).toBeNull();
    expect((await list({ inventado: "1,2,3" }))?.total).toBe((await list({}))?.total);
  });
});
