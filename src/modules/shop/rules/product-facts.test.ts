import { describe, expect, it } from "vitest";
import { jsonForScript } from "#kit/json-script.ts";
import { productCrumbs, productFacts } from "./product-facts.ts";

const product = {
  id: 42,
  slug: "fracoes-na-feira",
  title: "Frações </script><script>alert(1)</script>",
  promise: "Doze aulas & um jogo.",
  authorName: "Helena <b>Prado</b>",
  ratingSum: 49,
  ratingCount: 10,
  category: { slug: "aulas", name: "Planos de aula", parent: { slug: "escola", name: "Para a escola" } },
  pictures: [],
};
const around = { origin: "https://autoria.com.br", offers: [{ priceCents: 3_490 }], image: "/compartilhar/produto/42/a.jpg" };

describe("the product in the words of search engines", () => {
  it("says price, rating and where it is", () => {
    expect(productFacts(product, around)).toMatchObject({
      "@type": "Product",
      sku: "AUT-000042",
      image: "https://autoria.com.br/compartilhar/produto/42/a.jpg",
      offers: [
        {
          "@type": "Offer",
          price: "34.90",
          priceCurrency: "BRL",
          url: "https://autoria.com.br/produto/fracoes-na-feira",
          hasMerchantReturnPolicy: { merchantReturnDays: 7 },
        },
      ],
      aggregateRating: { ratingValue: "4.9", reviewCount: 10 },
    });
  });

  it("shows the author's pictures after the one made for sharing", () => {
    expect(productFacts({ ...product, pictures: [{ id: "a" }, { id: "b" }] }, around)).toMatchObject({
      image: [
        "https://autoria.com.br/compartilhar/produto/42/a.jpg",
        "https://autoria.com.br/imagens/a/960.webp",
        "https://autoria.com.br/imagens/b/960.webp",
      ],
    });
  });

  it("with several licences says each price, the lowest first", () => {
    const offers = [{ priceCents: 18_900 }, { priceCents: 3_490 }];
    expect(productFacts(product, { ...around, offers })).toMatchObject({
      offers: [{ price: "34.90" }, { price: "189.00" }],
    });
  });

  it("a company that sells is no person", () => {
    const sellerOf = (authorName: string) => productFacts({ ...product, authorName }, around);
    expect(sellerOf("Editora Horizonte")).toMatchObject({ offers: [{ seller: { "@type": "Organization" } }] });
    expect(sellerOf("Helena Prado")).toMatchObject({ offers: [{ seller: { "@type": "Person" } }] });
  });

  it("with fewer than three ratings says no average", () => {
    expect(productFacts({ ...product, ratingCount: 2 }, around)).not.toHaveProperty("aggregateRating");
  });

  it("the path goes down to the product", () => {
    const { itemListElement } = productCrumbs(product, around.origin) as { itemListElement: { name: string; item: string }[] };
    expect(itemListElement.map((step) => step.item)).toEqual([
      "https://autoria.com.br/",
      "https://autoria.com.br/produtos?categoria=escola",
      "https://autoria.com.br/produtos?categoria=aulas",
      "https://autoria.com.br/produto/fracoes-na-feira",
    ]);
  });

  it("nothing people write closes the script (B135)", () => {
    for (const facts of [productFacts(product, around), productCrumbs(product, around.origin)]) {
      const written = jsonForScript(facts);
      expect(written).not.toMatch(/[<>&]/);
      expect(JSON.parse(written)).toEqual(facts);
    }
  });
});
