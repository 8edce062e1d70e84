import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { indexProduct } from "../index-product.ts";
import { readListingSearch } from "../schema/listing-search.ts";
import { categories, products } from "../tables.ts";
import { listProducts } from "./listing.ts";

const list = (query: string) => listProducts(readListingSearch(Object.fromEntries(new URLSearchParams(query))));
const titles = async (query: string) => (await list(query))?.products.map((product) => product.title);

async function category(slug: string, parentId: number | null = null): Promise<number> {
  const [row] = await db.insert(categories).values({ slug, name: slug, paper: "ceu", parentId }).returning();
  return row?.id ?? 0;
}

beforeAll(async () => {
  const school = await category("escola");
  const games = await category("jogos", school);
  const kitchen = await category("cozinha");
  const helena = await createStore({ slug: "helena", authorName: "Helena Prado" });
  const nina = await createStore({ slug: "nina", authorName: "Nina Caldas" });
  const items = [
    {
      store: helena,
      title: "Frações na feira",
      categoryId: school,
      priceCents: 3490,
      formats: ["pdf", "docx"],
      tags: ["fração"],
    },
    { store: helena, title: "Animais do cerrado", categoryId: games, priceCents: 1000, formats: ["pdf"] },
    { store: nina, title: "Lição de bolso para o 3º ano", categoryId: games, priceCents: 0, isFree: true, formats: ["pdf"] },
    { store: nina, title: "Pães de todo dia", categoryId: kitchen, priceCents: 2500, formats: ["epub"] },
    { store: nina, title: "Jogo da memória", categoryId: games, priceCents: 2190, formats: ["zip"] },
    { store: nina, title: "Memória sem jogo: planilha", categoryId: kitchen, priceCents: 5000, formats: ["xlsx"] },
    { store: nina, title: "Rascunho secreto de frações", categoryId: school, priceCents: 300, status: "rascunho" as const },
    { store: nina, title: "Pausado com frações", categoryId: school, priceCents: 300, status: "pausado" as const },
  ];
  for (const { store, ...values } of items) {
    const product = await createProduct(store.id, values);
    await transact(async (tx) => ok(await indexProduct(tx, product.id)));
  }
});

describe("the search", () => {
  it.each([
    ["fracao", "Frações na feira"],
    ["FRAÇÕES", "Frações na feira"],
    ["animal", "Animais do cerrado"],
    ["licoes", "Lição de bolso para o 3º ano"],
    ["3 ano", "Lição de bolso para o 3º ano"],
    ["pao", "Pães de todo dia"],
    ["helena prado feira", "Frações na feira"],
    ["epub", "Pães de todo dia"],
  ])("finds with %s the product %s", async (words, title) => {
    expect(await titles(`busca=${words}`)).toContain(title);
  });

  it("understands phrases, exclusion and or", async () => {
    expect(await titles('busca="jogo da memória"')).toEqual(["Jogo da memória"]);
    expect(await titles("busca=memória -jogo")).toEqual([]);
    expect(await titles("busca=memória -planilha")).toEqual(["Jogo da memória"]);
    expect((await titles("busca=frações ou pães"))?.sort()).toEqual(["Frações na feira", "Pães de todo dia"]);
  });

  it("puts first whoever has the word in the title", async () => {
    expect((await titles("busca=memória jogo"))?.[0]).toBe("Jogo da memória");
  });

  it("knows a store by an address it left, alone or beside others", async () => {
    const { rows } = await db.execute(sql`select id from stores where slug = 'helena'`);
    await db.execute(sql`insert into store_slugs (slug, store_id) values ('helena-antiga', ${rows[0]?.id})`);
    const alone = await list("loja=helena-antiga");
    expect(alone?.search.loja).toBe("helena");
    expect(alone?.products.map(({ title }) => title).sort()).toEqual(await titles("loja=helena").then((all) => all?.sort()));
    expect((await list("loja=HELENA-antiga,nina"))?.search.loja).toBe("helena,nina");
  });

  it("never shows a draft or a paused product", async () => {
    expect(await titles("busca=frações")).toEqual(["Frações na feira"]);
    expect((await list(""))?.total).toBe(6);
  });

  it("stops showing what went off the air even before the index knows", async () => {
    const [bread] = await db.select().from(products).where(eq(products.title, "Pães de todo dia"));
    await db.update(products).set({ status: "bloqueado" }).where(eq(products.title, "Pães de todo dia"));
    expect(await titles("categoria=cozinha")).toEqual(["Memória sem jogo: planilha"]);
    await db
      .update(products)
      .set({ status: "publicado" })
      .where(eq(products.id, bread?.id ?? 0));
  });

  it("endures anything that is typed", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 60 }),
          fc.constantFrom("'", "%", "_", "\\", '"', "a & | !", "<->", ":*", "(a+)+$", "-", '"-', "ou"),
        ),
        async (busca) => {
          expect(await listProducts(readListingSearch({ busca }))).not.toBeNull();
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);
});

describe("the filters", () => {
  it("a category includes those below it", async () => {
    expect((await list("categoria=escola"))?.total).toBe(3 + 0 + 1);
    expect((await list("categoria=jogos"))?.total).toBe(3);
    expect((await list("categoria=jogos"))?.category).toMatchObject({ slug: "jogos", parent: { slug: "escola" } });
  });

  it("a price includes both ends, even reversed", async () => {
    expect(await titles("preco_min=21,90&preco_max=34,90&ordem=menor-preco")).toEqual([
      "Jogo da memória",
      "Pães de todo dia",
      "Frações na feira",
    ]);
    expect((await list("preco_min=34,90&preco_max=21,90"))?.total).toBe(3);
    expect(await titles("gratis=1")).toEqual(["Lição de bolso para o 3º ano"]);
  });

  it("formats add up among themselves and narrow the rest", async () => {
    expect((await list("formato=epub,xlsx"))?.total).toBe(2);
    expect((await list("formato=pdf&categoria=cozinha"))?.total).toBe(0);
    expect((await list("loja=nina"))?.total).toBe(4);
  });

  it("count each facet as if its own filter were off", async () => {
    const listing = await list("categoria=escola&formato=zip");
    expect(listing?.total).toBe(1);
    expect(listing?.facets.formats).toEqual([
      { format: "pdf", count: 3 },
      { format: "docx", count: 1 },
      { format: "zip", count: 1 },
    ]);
    const all = await list("categoria=jogos");
    expect(all?.facets.categories).toEqual([
      { slug: "escola", name: "escola", child: false, current: false, count: 4 },
      { slug: "jogos", name: "jogos", child: true, current: true, count: 3 },
    ]);
    expect(all?.facets.freeCount).toBe(1);
    expect(all?.facets.priceBins.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it("a category or store that does not exist is no empty list", async () => {
    expect(await list("categoria=nada")).toBeNull();
    expect(await list("loja=nada")).toBeNull();
  });

  it("without results, offers something else", async () => {
    const empty = await list("busca=submarino");
    expect(empty?.total).toBe(0);
    expect(empty?.instead.length).toBe(4);
  });
});

describe("order and pages", () => {
  it("sorts by price both ways and by date", async () => {
    const cheap = await titles("ordem=menor-preco");
    expect(cheap?.[0]).toBe("Lição de bolso para o 3º ano");
    expect(await titles("ordem=maior-preco")).toEqual(cheap?.toReversed());
    expect((await titles("ordem=novidades"))?.[0]).toBe("Memória sem jogo: planilha");
  });

  it("in 24 a page, neither repeating nor skipping", async () => {
    const store = await createStore({ slug: "cheia" });
    for (let n = 0; n < 30; n++) {
      const product = await createProduct(store.id, { title: `Caderno ${n}`, priceCents: 700 });
      await transact(async (tx) => ok(await indexProduct(tx, product.id)));
    }
    for (const ordem of ["relevancia", "novidades", "menor-preco", "melhor-avaliados"]) {
      const [first, second] = await Promise.all([
        list(`busca=caderno&ordem=${ordem}`),
        list(`busca=caderno&ordem=${ordem}&pagina=2`),
      ]);
      expect(first).toMatchObject({ total: 30, pages: 2, page: 1 });
      const ids = [...(first?.products ?? []), ...(second?.products ?? [])].map((product) => product.id);
      expect(first?.products).toHaveLength(24);
      expect(new Set(ids).size).toBe(30);
    }
  });
});

describe("what only the description says", () => {
  const saying = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

  beforeAll(async () => {
    const store = await createStore({ slug: "relojoeira" });
    const items = [
      { title: "Relógio de papel", formats: ["pdf"] },
      { title: "Horas da escola", formats: ["epub"], description: saying("Para ler o relógio de ponteiros e a ampulheta.") },
    ];
    for (const values of items) {
      const product = await createProduct(store.id, values);
      await transact(async (tx) => ok(await indexProduct(tx, product.id)));
    }
  });

  it("is found when no title answers, and is said to be in the description", async () => {
    const found = await list("busca=ampulheta");
    expect(found?.products.map((product) => product.title)).toEqual(["Horas da escola"]);
    expect(found).toMatchObject({ total: 1, inBody: true, almost: false, drop: [] });
    expect(await list("busca=relógio")).toMatchObject({ total: 1, inBody: false, almost: false });
  });

  it("does not hide what would be found without a filter", async () => {
    const found = await list("busca=relógio&formato=epub");
    expect(found).toMatchObject({ total: 1, inBody: true });
    expect(found?.drop).toEqual([{ label: "EPUB", href: "/produtos?busca=rel%C3%B3gio", count: 1 }]);
    expect((await list("busca=relógio&formato=zip"))?.drop.map((way) => way.label)).toContain("“relógio”");
  });
});
