import { type Context, Hono } from "hono";
import { DEFAULT_WORDS } from "#kit/brand/default-words.ts";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { readSetting } from "#platform/settings.ts";
import { brandSetting } from "../brand/settings.ts";
import { listPlatformPlaces, listProductPlaces, listSitemapFiles, listStorePlaces } from "./queries.ts";
import { assistantsText, type Place, robotsText, sitemap, sitemapIndex } from "./rules.ts";

const FILE = "/sitemap/:kind{materiais|lojas}/:file{[0-9]{1,7}\\.xml}";

/** What search engines read: where they may go, and every public address, in files they can take one by one. */
export const sitemapRoutes = new Hono()
  .get("/robots.txt", (c) => c.text(robotsText(env.publicUrl), 200, { "cache-control": "public, max-age=86400" }))
  .get("/llms.txt", async (c) => {
    const { description } = await readSetting(db, brandSetting);
    return c.text(assistantsText(env.publicUrl, description || DEFAULT_WORDS.assistants), 200, {
      "cache-control": "public, max-age=3600",
    });
  })
  // Where managers of passwords lead whoever wants to change one (W3C, change-password-url).
  .get("/.well-known/change-password", (c) => c.redirect("/painel/configuracoes?aba=seguranca", 302))
  .get("/sitemap.xml", async (c) => {
    const { materials: products, stores } = await listSitemapFiles();
    const paths = [
      "/sitemap/paginas.xml",
      ...stores.map((n) => `/sitemap/lojas/${n}.xml`),
      ...products.map((n) => `/sitemap/materiais/${n}.xml`),
    ];
    return answer(c, sitemapIndex(env.publicUrl, paths));
  })
  .get("/sitemap/paginas.xml", async (c) => answerPlaces(c, await listPlatformPlaces()))
  .get(FILE, async (c) => {
    const { kind, file } = c.req.param();
    const n = Number.parseInt(file, 10);
    return answerPlaces(c, await (kind === "lojas" ? listStorePlaces(n) : listProductPlaces(n)));
  });

const answerPlaces = (c: Context, places: Place[]) =>
  places.length > 0 ? answer(c, sitemap(env.publicUrl, places)) : c.text("Não encontrado", 404);

const answer = (c: Context, xml: string) =>
  c.body(xml, 200, { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" });
