import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { stores } from "#modules/stores/tables.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct } from "../../../../tests/factories.ts";
import { indexProduct } from "../index-product.ts";
import { products } from "../tables.ts";
import { forgetVocabulary } from "./current-vocabulary.ts";
import { createSearchProducts } from "./fixtures/products.ts";
import { rebuildSuggestions, rebuildSuggestionsWhenOld } from "./rebuild-suggestions.ts";
import { rebuildVocabulary, rebuildVocabularyWhenOld } from "./rebuild-vocabulary.ts";
import { suggest } from "./suggest.ts";

beforeAll(async () => {
  await createSearchProducts(new Date());
  await transact(async (tx) => {
    await rebuildVocabulary(tx);
    await rebuildSuggestions(tx);
    return ok();
  });
  forgetVocabulary();
});

const titlesFor = async (q: string) => (await suggest(q)).products.map((product) => product.title);

describe("the suggestions", () => {
  it.each([
    ["tab", "Bingo da tabuada"],
    ["Fraç", "Frações na feira: sequência didática"],
    ["frac", "Frações na feira: sequência didática"],
    ["alfabetizaç", "Alfabetização com parlendas"],
    ["alfabetizac", "Alfabetização com parlendas"],
    ["jogo da mem", "Jogo da memória: bichos do Brasil"],
    ["festa ju", "Kit de festa junina da escola"],
    ["serif", "Sertaneja: fonte serifada"],
    ["excel ", "Fluxo de caixa do MEI no Excel"],
    ["caça-pal", "Caça-palavras da ciência: 30 folhas"],
    ["ukul", "Ukulele do zero"],
    ["5º ano", "Caça-palavras da ciência: 30 folhas"],
    ["tabuada 3º ano", "Bingo da tabuada"],
  ])("%s already shows %s", async (typed, title) => {
    expect(await titlesFor(typed)).toContain(title);
  });

  it("propose stores and categories by the beginning of any word of the name, and whole searches", async () => {
    expect((await suggest("prado")).stores.map((store) => store.slug)).toEqual(["helena-prado"]);
    expect((await suggest("ateliê")).stores).toMatchObject([{ slug: "nina-caldas", authorName: "Nina Caldas" }]);
    expect((await suggest("imprim")).categories).toMatchObject([{ slug: "jogos", parentName: "Para a escola" }]);
    expect((await suggest("fest")).phrases).toContain("festa junina");
    expect((await suggest("festa junina")).phrases).not.toContain("festa junina");
  });

  it("at most five products, three stores and three categories", async () => {
    for (const typed of ["p", "a", "e"]) {
      const found = await suggest(typed);
      expect(found.products.length).toBeLessThanOrEqual(5);
      expect(found.stores.length).toBeLessThanOrEqual(3);
      expect(found.categories.length).toBeLessThanOrEqual(3);
    }
  });

  it("a closed store and a paused product stop appearing at once", async () => {
    await db.update(stores).set({ status: "suspensa" }).where(eq(stores.slug, "nina-caldas"));
    expect((await suggest("ateliê")).stores).toEqual([]);
    await db.update(stores).set({ status: "aprovada" }).where(eq(stores.slug, "nina-caldas"));
    await db.update(products).set({ status: "pausado" }).where(eq(products.title, "Ukulele do zero"));
    expect(await titlesFor("ukul")).toEqual([]);
    await db.update(products).set({ status: "publicado" }).where(eq(products.title, "Ukulele do zero"));
  });

  it("a new product is proposed before the table knows of it", async () => {
    const [helena] = await db.select().from(stores).where(eq(stores.slug, "helena-prado"));
    const product = await createProduct(helena!.id, { title: "Xilofone de garrafas" });
    await transact(async (tx) => ok(await indexProduct(tx, product.id)));
    expect(await titlesFor("xilo")).toEqual(["Xilofone de garrafas"]);
  });

  it.each(["", "   ", "'", "%", "\\", '"', "a & | !", "<->", ":*", "(a+)+$", "🎉", "<b>x", "\u202Eabc", "a".repeat(5000)])(
    "%j is only text (B140, B141, B142)",
    async (typed) => {
      expect(Object.keys(await suggest(typed)).toSorted()).toEqual(["categories", "phrases", "products", "stores"]);
    },
  );

  it("two workers do not rebuild them together, nor before time", async () => {
    expect(await Promise.all([rebuildSuggestionsWhenOld(), rebuildVocabularyWhenOld()])).toEqual([false, false]);
  });
});
