import { describe, expect, it } from "vitest";
import { parseCnpj, parseCpf } from "#kit/cpf-cnpj.ts";
import { MARKET_CATEGORIES, ROOT_CATEGORIES, SUB_CATEGORIES } from "./categories.ts";
import { drawCover, renderCover } from "./covers.ts";
import { plainTextOf } from "./description.ts";
import { MARKET_BUYERS } from "./people.ts";
import { makePieces } from "./files/make-pieces.ts";
import { fitsProduct } from "./fitting-questions.ts";
import { MARKET_PRODUCTS, promisesCommercialUse } from "./products.ts";
import { at, randomOf } from "./random.ts";
import { drawReview, MARKET_QUESTIONS, REVIEW_TEXTS } from "./reviews.ts";
import { MARKET_STORES } from "./stores.ts";
import sharp from "sharp";

const WRITTEN = ["PDF", "PPTX", "DOCX", "XLSX"];
const EDITABLE = ["DOCX", "XLSX", "PPTX"];
const differ = (values: readonly string[]) => new Set(values).size === values.length;

describe("the demo market", () => {
  it("has as many stores, products and categories as a living market", () => {
    expect(MARKET_STORES.length).toBeGreaterThanOrEqual(24);
    expect(MARKET_PRODUCTS.length).toBeGreaterThanOrEqual(240);
    expect(ROOT_CATEGORIES.length).toBeGreaterThanOrEqual(8);
    for (const root of ROOT_CATEGORIES) {
      const children = SUB_CATEGORIES.filter((category) => category.parent === root.slug);
      expect(children.length, root.slug).toBeGreaterThanOrEqual(3);
      for (const child of children)
        expect(
          MARKET_PRODUCTS.some((product) => product.category === child.slug),
          child.slug,
        ).toBe(true);
    }
  });

  it("repeats no address, title or e-mail", () => {
    expect(differ(MARKET_PRODUCTS.map((product) => product.slug))).toBe(true);
    expect(differ(MARKET_PRODUCTS.map((product) => product.title))).toBe(true);
    expect(differ(MARKET_CATEGORIES.map((category) => category.slug))).toBe(true);
    expect(differ(MARKET_STORES.map((store) => store.slug))).toBe(true);
    expect(differ([...MARKET_STORES, ...MARKET_BUYERS].map((person) => person.email))).toBe(true);
    for (const product of MARKET_PRODUCTS) {
      expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(differ(product.files.map((file) => file.name)), product.title).toBe(true);
    }
  });

  it("has a bundle of one store's products that costs less than they do apart", () => {
    const bundles = MARKET_PRODUCTS.filter(({ contents }) => contents.length > 0);
    expect(bundles.length).toBeGreaterThanOrEqual(1);
    for (const bundle of bundles) {
      const inside = MARKET_PRODUCTS.filter(({ slug }) => bundle.contents.includes(slug));
      expect(inside).toHaveLength(bundle.contents.length);
      expect(inside.every(({ store, contents }) => store === bundle.store && contents.length === 0)).toBe(true);
      expect(inside.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBeGreaterThan(bundle.priceCents);
    }
  });

  it("gives each store a valid document and at least three products, and the first store to the demo author", () => {
    expect(at(MARKET_STORES, 0).email).toBe("autora@demo.test");
    for (const store of MARKET_STORES) {
      const parse = store.documentKind === "cpf" ? parseCpf : parseCnpj;
      expect(parse(store.document), store.slug).toBe(store.document);
      expect(MARKET_PRODUCTS.filter((product) => product.store === store.slug).length, store.slug).toBeGreaterThanOrEqual(3);
    }
  });

  it("gives each buyer a name, a valid CPF and a demo e-mail", () => {
    expect(MARKET_BUYERS.length).toBeGreaterThanOrEqual(300);
    expect(differ(MARKET_BUYERS.map((buyer) => buyer.document))).toBe(true);
    for (const buyer of MARKET_BUYERS) {
      expect(parseCpf(buyer.document), buyer.name).toBe(buyer.document);
      expect(buyer.email).toMatch(/^[a-z.]+@demo\.test$/);
    }
  });

  it("keeps to the allowed prices, and an offer costs less than before", () => {
    for (const { title, priceCents, formerPriceCents } of MARKET_PRODUCTS) {
      expect(priceCents === 0 || (priceCents >= 300 && priceCents <= 200_000), title).toBe(true);
      if (formerPriceCents !== null) expect(formerPriceCents, title).toBeGreaterThan(priceCents);
    }
    expect(MARKET_PRODUCTS.filter((product) => product.priceCents === 0).length).toBeGreaterThanOrEqual(5);
    expect(MARKET_PRODUCTS.filter((product) => product.formerPriceCents !== null).length).toBeGreaterThanOrEqual(8);
  });

  it("describes each product with paragraphs, headings and a list that mention what is inside", () => {
    for (const product of MARKET_PRODUCTS) {
      const kinds = new Set(product.description.content.map((block) => block.type));
      expect([...kinds].toSorted(), product.title).toEqual(["bulletList", "heading", "paragraph"]);
      const text = plainTextOf(product.description);
      for (const point of product.points) expect(text).toContain(point);
      expect(text.length, product.title).toBeGreaterThan(400);
    }
  });

  it("draws covers that all differ, without depending on an installed font", () => {
    const drawn = MARKET_PRODUCTS.filter((product) => !product.cover.asset).map(drawCover);
    expect(differ(drawn)).toBe(true);
    for (const svg of drawn) {
      expect(svg).not.toContain("<text");
      expect(svg).not.toContain("NaN");
    }
  });

  it("delivers PNG covers of 1,000 pixels or more, ready-made or drawn", async () => {
    const ready = MARKET_PRODUCTS.find((product) => product.cover.asset);
    const drawn = MARKET_PRODUCTS.find((product) => !product.cover.asset);
    for (const product of [ready, drawn]) {
      if (!product) throw new Error("falta um dos dois tipos de capa");
      const { format, width, height } = await sharp(await renderCover(product)).metadata();
      expect(format).toBe("png");
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(1000);
    }
  });

  it("has varied reviews and questions that fit the category and the rating", () => {
    expect(REVIEW_TEXTS.length).toBeGreaterThanOrEqual(120);
    expect(differ(REVIEW_TEXTS.map((review) => review.text))).toBe(true);
    expect(MARKET_QUESTIONS.length).toBeGreaterThanOrEqual(20);
    const random = randomOf("avaliações");
    for (let i = 0; i < 500; i++) {
      const { stars, text } = drawReview(random, "e-books", 0.8);
      if (text === null) continue;
      const source = REVIEW_TEXTS.find((review) => review.text === text);
      expect(source?.stars).toBe(stars);
      expect(["e-books", "todos"]).toContain(source?.topic);
    }
  });

  it("sells under the commercial licence whatever it says may be used in what is sold", () => {
    for (const { title, points, license } of MARKET_PRODUCTS)
      if (promisesCommercialUse(points)) expect(license, title).toBe("comercial");
  });

  it("delivers a collection of pictures as pictures, not as one", () => {
    const pictures = MARKET_PRODUCTS.filter(
      ({ formats }) => formats.includes("PNG") && !formats.some((one) => WRITTEN.includes(one)),
    );
    expect(pictures.length).toBeGreaterThan(5);
    for (const { title, formats } of pictures)
      if (/\d/.test(title)) expect(formats.includes("SVG") || formats.includes("ZIP"), title).toBe(true);
  });

  it("puts as many pieces in a collection's package as its title promises", async () => {
    const spec = MARKET_PRODUCTS.find(({ title }) => title.startsWith("Aquarelas de quintal: 18"))?.files.find(
      ({ format }) => format === "ZIP",
    );
    if (!spec) throw new Error("the collection has no package");
    expect(Object.keys(await makePieces(spec))).toHaveLength(18);
  });

  it("asks of no product what its files, its category or its licence deny", () => {
    for (const product of MARKET_PRODUCTS) {
      for (const { question, answer } of MARKET_QUESTIONS.filter((one) => fitsProduct(one.question, product))) {
        const text = `${product.title}: ${question} ${answer}`;
        if (/PDF|página|imprim/.test(text.slice(product.title.length))) expect(product.formats, text).toContain("PDF");
        if (/SVG e PPTX/.test(answer))
          expect(
            product.formats.some((one) => one === "SVG" || one === "PPTX"),
            text,
          ).toBe(true);
        if (/editável/.test(question))
          expect(
            product.formats.some((one) => EDITABLE.includes(one)),
            text,
          ).toBe(true);
        if (/marca|vender/.test(question)) expect(product.license, text).toBe("comercial");
      }
    }
  });
});
