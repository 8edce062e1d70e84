import { expect, test } from "./journey.ts";
import { placesOf } from "./steps/feeds.ts";
import { paidProducts } from "./steps/shop.ts";

/** What campaigns, mailers and chat apps put after an address. */
const NAMES = [
  "fbclid=1",
  "gclid=abc",
  "srsltid=AfmB",
  "utm_source=insta&utm_medium=bio",
  "msclkid=2",
  "ref=grupo",
  "_ga=1.2",
  "mc_cid=9",
];

/** The address with each of the variants in which people meet it. */
function variantsOf(path: string): string[] {
  const sign = path.includes("?") ? "&" : "?";
  return [...NAMES.map((name) => path + sign + name), `${path}#topo`, ...(sign === "?" ? [`${path}?`] : [])];
}

test("a page reached from a campaign wakes as it was sent, and keeps the campaign's names in its address", async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const { origin } = new URL(baseURL ?? "");
  const places = placesOf(await (await request.get("/sitemap/paginas.xml")).text(), origin).map((place) =>
    place.slice(origin.length),
  );
  const [slug = ""] = await paidProducts(request, 1);
  const store = /href="(\/loja\/[a-z0-9-]+)"/.exec(await (await request.get("/lojas")).text())?.[1] ?? "";
  const some = [
    "/",
    "/produtos",
    places.find((place) => place.startsWith("/produtos?categoria=")) ?? "",
    `/produto/${slug}`,
    store,
    "/lojas",
    "/avaliacoes",
    "/blog",
    "/ajuda",
    "/informacoes-do-produto",
  ];
  for (const [index, path] of some.entries()) {
    const variants = variantsOf(path);
    // Each page by two of them, and each of them by some page.
    for (const at of [index, index + 4]) {
      const address = variants[at % variants.length] ?? path;
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page.locator("html[data-address]")).toHaveCount(1);
      await expect(page.getByRole("button", { name: /^Carrinho, / })).toBeEnabled();
      expect(page.url()).toBe(new URL(address, origin).href);
    }
  }
});

test("an address in capitals or with a slash at its end is sent to its one spelling, campaign and all", async ({ request }) => {
  const [slug = ""] = await paidProducts(request, 1);
  for (const [address, spelling] of [
    [`/produto/${slug.toUpperCase()}?utm_source=folheto`, `/produto/${slug}?utm_source=folheto`],
    [`/PRODUTO/${slug}/`, `/produto/${slug}`],
    ["/Produtos/?fbclid=1", "/produtos?fbclid=1"],
    ["/AJUDA/contato", "/ajuda/contato"],
    ["/quem-somos/", "/quem-somos"],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0, headers: { accept: "text/html" } });
    expect(answer.status(), address).toBe(301);
    expect(answer.headers().location, address).toBe(spelling);
  }
});
