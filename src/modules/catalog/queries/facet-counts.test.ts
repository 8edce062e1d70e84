import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { saveAttributes } from "../attributes/save-attributes.ts";
import { attributeOptions, attributes, categoryAttributes } from "../attributes/tables.ts";
import { indexProducts } from "../index-product.ts";
import { LICENSE_CODES } from "../rules/licenses.ts";
import type { Listing } from "../schema/listing.ts";
import { listingHref, type ListingSearch, readListingSearch } from "../schema/listing-search.ts";
import { categories, products, productStats } from "../tables.ts";
import { listProducts } from "./listing.ts";

type Item = {
  slug: string;
  words: string;
  category: string;
  priceCents: number;
  formats: string[];
  license: string;
  store: string;
  average: number;
  years: string[];
  ages: [number, number] | null;
};

const YEARS = ["1-ano", "2-ano", "3-ano"];
const FORMATS = ["pdf", "png", "docx"];
const PARENT: Record<string, string> = { jogos: "escola", provas: "escola" };
const items: Item[] = [];

beforeAll(async () => {
  const ids = new Map<string, number>();
  for (const slug of ["escola", "jogos", "provas", "moldes"]) {
    const parentId = ids.get(PARENT[slug] ?? "") ?? null;
    const [row] = await db
      .insert(categories)
      .values({ slug, name: slug, paper: "menta", parentId })
      .returning({ id: categories.id });
    ids.set(slug, row?.id ?? 0);
  }
  const [year] = await db.insert(attributes).values({ slug: "ano", name: "Ano", kind: "varias" }).returning();
  const [age] = await db
    .insert(attributes)
    .values({ slug: "idade", name: "Idade", kind: "faixa", unit: "anos", lowest: 0, highest: 99 })
    .returning();
  const school = ids.get("escola") ?? 0;
  await db.insert(categoryAttributes).values([
    { categoryId: school, attributeId: year!.id },
    { categoryId: school, attributeId: age!.id, position: 1 },
  ]);
  const options = await db
    .insert(attributeOptions)
    .values(YEARS.map((slug, position) => ({ attributeId: year!.id, slug, label: slug.replace("-", "º "), position })))
    .returning();
  const stores = [await createStore({ slug: "helena" }), await createStore({ slug: "nina" })];

  const written: number[] = [];
  for (let n = 0; n < 36; n++) {
    const category = ["jogos", "provas", "moldes", "escola"][n % 4] ?? "";
    const isSchool = category !== "moldes";
    const item: Item = {
      slug: `item-${n}`,
      words: n % 3 === 0 ? "memória" : "planner",
      category,
      priceCents: n % 5 === 0 ? 0 : 300 + ((n * 377) % 6000),
      formats: FORMATS.filter((_, i) => (n >> i) % 2 === 0),
      license: LICENSE_CODES[n % 3] ?? "",
      store: n % 4 < 3 ? "helena" : "nina",
      average: n % 2 === 0 ? 4.6 : 3.2,
      years: isSchool ? YEARS.filter((_, i) => (n >> (i + 1)) % 2 === 0) : [],
      ages: isSchool && n % 3 !== 1 ? [n, n + (n % 9)] : null,
    };
    const store = stores.find((one) => one.slug === item.store);
    const product = await createProduct(store?.id ?? 0, {
      slug: item.slug,
      title: `${item.words} número ${n}`,
      categoryId: ids.get(category) ?? null,
      priceCents: item.priceCents,
      isFree: item.priceCents === 0,
      formats: item.formats,
      license: item.license as "pessoal",
    });
    await db
      .update(productStats)
      .set({ ratingCount: 10, ratingSum: item.average * 10 })
      .where(eq(productStats.productId, product.id));
    const optionIds = options.filter((option) => item.years.includes(option.slug)).map((option) => option.id);
    const values = [
      { attributeId: year!.id, optionIds, low: null, high: null },
      { attributeId: age!.id, optionIds: [], low: item.ages?.[0] ?? null, high: item.ages?.[1] ?? null },
    ];
    await transact((tx) => saveAttributes(tx, { productId: product.id, categoryId: ids.get(category) ?? null, values }));
    written.push(product.id);
    items.push(item);
  }
  await transact(async (tx) => ok(await indexProducts(tx, written)));
});

type Facet = keyof ListingSearch | "ano" | "idade";
const split = (text: string | undefined) => text?.split(",") ?? [];

/** What the listing must find, told as plainly as can be. */
function naively(search: ListingSearch, without?: Facet): Item[] {
  const requested = { ...search, ...(without ? { [without]: undefined } : {}) };
  const { ano, idade } = { ...search.atributos, ...(without ? { [without]: undefined } : {}) } as Record<
    string,
    string | undefined
  >;
  const [from = "", to = ""] = idade?.split("-") ?? [];
  const isFreeOff = without === "preco_min";
  return items.filter(
    (item) =>
      (!requested.busca || item.words === requested.busca) &&
      (!requested.categoria || item.category === requested.categoria || PARENT[item.category] === requested.categoria) &&
      (isFreeOff || !requested.gratis || item.priceCents === 0) &&
      (isFreeOff || !requested.preco_max || item.priceCents <= Number(requested.preco_max) * 100) &&
      (!requested.formato || split(requested.formato).some((format) => item.formats.includes(format))) &&
      (!requested.licenca || split(requested.licenca).includes(item.license)) &&
      (!requested.loja || split(requested.loja).includes(item.store)) &&
      (!requested.nota || item.average >= requested.nota) &&
      (!ano || split(ano).some((one) => item.years.includes(one))) &&
      (!idade || (item.ages !== null && item.ages[0] <= Number(to || 99) && item.ages[1] >= Number(from || 0))),
  );
}

const some = (values: string[]) =>
  fc.option(
    fc.subarray(values, { minLength: 1 }).map((list) => list.join(",")),
    { nil: undefined },
  );
const searches: fc.Arbitrary<ListingSearch> = fc
  .record({
    busca: fc.option(fc.constantFrom("memória", "planner"), { nil: undefined, freq: 1 }),
    categoria: fc.option(fc.constantFrom("escola", "jogos", "moldes"), { nil: undefined, freq: 1 }),
    gratis: fc.option(fc.constant("1" as const), { nil: undefined, freq: 1 }),
    preco_max: fc.option(fc.constantFrom("10", "25"), { nil: undefined, freq: 1 }),
    formato: some(FORMATS),
    licenca: some([...LICENSE_CODES]),
    loja: some(["helena", "nina"]),
    nota: fc.option(fc.constantFrom(3, 4), { nil: undefined, freq: 1 }),
    ano: some(YEARS),
    idade: fc.option(fc.constantFrom("0-9", "7-13", "12-", "-4", "21-21"), { nil: undefined, freq: 1 }),
  })
  .map(({ ano, idade, ...rest }) => readListingSearch({ ...rest, ...(ano ? { ano } : {}), ...(idade ? { idade } : {}) }));

const countOf = (listing: Listing, facet: Facet, value: string): number => {
  const { facets } = listing;
  const attribute = facets.attributes.find((one) => one.slug === facet);
  if (attribute) return attribute.options?.find((one) => one.slug === value)?.count ?? 0;
  if (facet === "formato") return facets.formats.find((one) => one.format === value)?.count ?? 0;
  if (facet === "licenca") return facets.licenses.find((one) => one.license === value)?.count ?? 0;
  if (facet === "loja") return facets.stores.find((one) => one.slug === value)?.count ?? 0;
  return 0;
};

describe("the facets", () => {
  it("count as one counts by hand: any value of one, all of them together, each without its own filter", async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const listing = await listProducts(search);
        if (!listing) throw new Error("no listing");
        const found = naively(search);
        // Words that find little are read more kindly: what is compared here is what was asked.
        if (listing.almost || listing.inBody || listing.spelling) return;
        expect(listing.total).toBe(found.length);
        expect(listing.exact).toBe(true);
        for (const format of FORMATS) {
          expect(countOf(listing, "formato", format)).toBe(
            naively(search, "formato").filter((one) => one.formats.includes(format)).length,
          );
        }
        for (const license of LICENSE_CODES) {
          expect(countOf(listing, "licenca", license)).toBe(
            naively(search, "licenca").filter((one) => one.license === license).length,
          );
        }
        for (const store of ["helena", "nina"]) {
          expect(countOf(listing, "loja", store)).toBe(naively(search, "loja").filter((one) => one.store === store).length);
        }
        const shown = listing.facets.attributes.find((one) => one.slug === "ano");
        for (const year of shown ? YEARS : []) {
          expect(countOf(listing, "ano", year)).toBe(naively(search, "ano").filter((one) => one.years.includes(year)).length);
        }
        const free = naively(search, "preco_min").filter((one) => one.priceCents === 0).length;
        expect(listing.facets.freeCount).toBe(free);
        expect(listing.facets.priceBins.reduce((sum, n) => sum + n, 0)).toBe(naively(search, "preco_min").length);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it("what is chosen stays in sight even without any product", async () => {
    const listing = await listProducts(
      readListingSearch({ categoria: "moldes", ano: "2-ano", licenca: "comercial", formato: "epub" }),
    );
    expect(listing?.total).toBe(0);
    expect(listing?.facets.attributes.find((one) => one.slug === "ano")?.options).toEqual([
      { slug: "2-ano", label: "2º ano", count: 0, selected: true },
    ]);
    expect(listing?.facets.licenses.find((one) => one.license === "comercial")).toMatchObject({ selected: true });
    expect(listing?.facets.formats).toContainEqual({ format: "epub", count: 0 });
    expect(listing?.drop.length).toBe(0);
  });

  it("numbers are counted in ranges, and the question counts by both ends", async () => {
    const listing = await listProducts(readListingSearch({ categoria: "escola", idade: "7-13" }));
    const range = listing?.facets.attributes.find((one) => one.slug === "idade")?.range;
    expect(range).toMatchObject({ low: 0, high: 99, from: 7, to: 13 });
    expect(range?.bins).toHaveLength(20);
    expect(listing?.total).toBe(items.filter((item) => item.ages && item.ages[0] <= 13 && item.ages[1] >= 7).length);
    expect((await listProducts(readListingSearch({ categoria: "escola", idade: "13-7" })))?.total).toBe(listing?.total);
  });

  it("without results, says how many each filter less would show, and leads there", async () => {
    const listing = await listProducts(readListingSearch({ categoria: "jogos", gratis: "1", preco_min: "50", ano: "1-ano" }));
    expect(listing?.total).toBe(0);
    expect(listing?.drop.map((one) => one.label)).toEqual(["Grátis"]);
    const [way] = listing?.drop ?? [];
    const there = await listProducts(readListingSearch(Object.fromEntries(new URL(way?.href ?? "", "http://x").searchParams)));
    expect(there?.total).toBe(way?.count);
  });

  it("the canonical address only carries what exists", async () => {
    const listing = await listProducts(
      readListingSearch({ ano: "3-ano,9-ano,1-ano", idade: "abc", inventado: "x", loja: "helena,ninguem", gclid: "abc123" }),
    );
    expect(listing && listingHref(listing.search)).toBe("/produtos?loja=helena&ano=1-ano%2C3-ano");
    expect(listing?.store?.slug).toBe("helena");
  });

  it("changing a product's attributes changes the facets in the same transaction, and only if it commits", async () => {
    const [one] = await db.select().from(products).where(eq(products.slug, "item-0"));
    const before = (await listProducts(readListingSearch({ ano: "1-ano" })))?.total ?? 0;
    const clear = async (stays: boolean) =>
      transact(async (tx) => {
        await saveAttributes(tx, { productId: one!.id, categoryId: one!.categoryId, values: [] });
        await indexProducts(tx, [one!.id]);
        return stays ? ok() : { ok: false as const, reason: "changed_mind" };
      });
    await clear(false);
    expect((await listProducts(readListingSearch({ ano: "1-ano" })))?.total).toBe(before);
    await clear(true);
    expect((await listProducts(readListingSearch({ ano: "1-ano" })))?.total).toBe(before - 1);
  });
});
