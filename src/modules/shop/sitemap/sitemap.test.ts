import { sql } from "drizzle-orm";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { categories } from "#modules/catalog/tables.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { sitemapRoutes } from "./http.ts";
import { assistantsText, PLATFORM_PATHS, sitemap, SPAN } from "./rules.ts";

const parser = new XMLParser({ isArray: (name) => name === "url" || name === "sitemap" });

async function read(path: string): Promise<{ status: number; addresses: string[] }> {
  const answer = await sitemapRoutes.request(path);
  const text = await answer.text();
  if (answer.status !== 200) return { status: answer.status, addresses: [] };
  expect(XMLValidator.validate(text)).toBe(true);
  const { urlset, sitemapindex } = parser.parse(text) as Record<string, { url?: { loc: string }[]; sitemap?: { loc: string }[] }>;
  const entries = urlset?.url ?? sitemapindex?.sitemap ?? [];
  return { status: 200, addresses: entries.map(({ loc }) => new URL(loc).pathname + new URL(loc).search) };
}

it("leads from robots.txt to each public address, in files by range, and is silent about what is not in the market", async () => {
  await db.insert(categories).values({ slug: "costura", name: "Costura", paper: "menta" });
  const store = await createStore();
  const draft = await createStore({ status: "rascunho" });
  const shown = await createProduct(store.id, { title: "Molde de bolsa" });
  const far = await createProduct(store.id, { id: 3 * SPAN + 1, title: "Molde de saia" });
  const paused = await createProduct(store.id, { title: "Molde guardado", status: "pausado" });
  for (const one of [shown, far, paused]) await transact(async (tx) => ok(await indexProduct(tx, one.id)));

  await db.execute(sql`insert into posts (status, slug, draft, live, published_at, changed_at)
    values ('publicado', 'texto-lido', '{}', '{}', now(), now()), ('fora_do_ar', 'texto-tirado', '{}', '{}', now(), now())`);

  const robots = await (await sitemapRoutes.request("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect(robots).toContain("Disallow: /painel");

  const index = await read("/sitemap.xml");
  expect(index.addresses).toEqual([
    "/sitemap/paginas.xml",
    "/sitemap/lojas/0.xml",
    "/sitemap/materiais/0.xml",
    "/sitemap/materiais/3.xml",
  ]);
  const all = (await Promise.all(index.addresses.map(read))).flatMap(({ addresses }) => addresses);
  expect(all).toEqual(
    expect.arrayContaining([
      "/",
      "/blog",
      "/blog/texto-lido",
      "/produtos?categoria=costura",
      `/loja/${store.slug}`,
      `/produto/${shown.slug}`,
      `/produto/${far.slug}`,
    ]),
  );
  expect(all).not.toContain(`/produto/${paused.slug}`);
  expect(all).not.toContain("/blog/texto-tirado");
  expect(all).not.toContain(`/loja/${draft.slug}`);
  expect((await read("/sitemap/materiais/1.xml")).status).toBe(404);
});

it("tells assistants of pages that the map has", () => {
  const paths = [...assistantsText("", "").matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(10);
  expect([...PLATFORM_PATHS, "/sitemap.xml"]).toEqual(expect.arrayContaining(paths));
});

it("escapes what XML would read another way", () => {
  const text = sitemap("https://autoria.example", [{ path: "/produtos?a=1&b=<2>" }]);
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).not.toContain("a=1&b");
});
