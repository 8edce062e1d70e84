import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { cookieOf, createUser } from "../../../../tests/factories.ts";
import { db } from "#platform/db.ts";
import { listAttributeSlugs } from "#modules/catalog/attributes/queries.ts";
import { listCategories as listShopCategories } from "#modules/catalog/queries/categories.ts";
import { listAttributes } from "./attributes/queries/list.ts";
import { listCategories } from "./categories/queries/list.ts";
import { taxonomyRoutes } from "./export.ts";

beforeAll(async () => {
  await db.execute(sql`insert into categories (slug, name, lead, paper, position)
    select 'cheia-' || n, 'Cheia ' || n, '', 'menta', 100 + n from generate_series(1, 2100) n`);
  await db.execute(
    sql`insert into attributes (slug, name, kind, lowest, highest)
    select 'pergunta-' || n, 'Pergunta ' || n, 'numero', 0, 9 from generate_series(1, 510) n`,
  );
});

it("the spreadsheets of categories and attributes hold every one of them, past five hundred and past one slice", async () => {
  const cookie = await cookieOf(await createUser({ roles: ["admin"] }));
  const linesOf = async (address: string, word: string) => {
    const answer = await taxonomyRoutes.request(address, { headers: { cookie } });
    return new Set((await answer.text()).split("\r\n").filter((line) => line.includes(word))).size;
  };
  expect(await linesOf("/painel/admin/categorias.csv?busca=cheia", "cheia-")).toBe(2_100);
  expect(await linesOf("/painel/admin/categorias/atributos.csv?busca=pergunta", "Pergunta ")).toBe(510);
});

it("the lists on screen end at no number either, and the shop knows every category and every filter", async () => {
  const last = await listCategories({ busca: "cheia", pagina: 21, por: 100 });
  expect([last.total, last.rows.length, last.rows.at(-1)?.slug]).toEqual([2_100, 100, "cheia-2100"]);
  expect(last.roots.filter(({ name }) => name.startsWith("Cheia "))).toHaveLength(2_100);
  const asked = await listAttributes({ busca: "pergunta", pagina: 6, por: 100 });
  expect([asked.total, asked.rows.length]).toEqual([510, 10]);
  expect(asked.categories.filter(({ name }) => name.startsWith("Cheia "))).toHaveLength(2_100);
  expect((await listShopCategories()).filter(({ slug }) => slug.startsWith("cheia-"))).toHaveLength(2_100);
  expect((await listAttributeSlugs(db)).filter((slug) => slug.startsWith("pergunta-"))).toHaveLength(510);
});
