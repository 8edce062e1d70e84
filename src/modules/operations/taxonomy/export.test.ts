import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { cookieOf, createUser } from "../../../../tests/factories.ts";
import { db } from "#platform/db.ts";
import { taxonomyRoutes } from "./export.ts";

it("the spreadsheets of categories and attributes hold every one of them, past five hundred and past one slice", async () => {
  await db.execute(sql`insert into categories (slug, name, lead, paper, position)
    select 'cheia-' || n, 'Cheia ' || n, '', 'menta', 100 + n from generate_series(1, 2100) n`);
  await db.execute(
    sql`insert into attributes (slug, name, kind, lowest, highest)
    select 'pergunta-' || n, 'Pergunta ' || n, 'numero', 0, 9 from generate_series(1, 510) n`,
  );
  const cookie = await cookieOf(await createUser({ roles: ["admin"] }));
  const linesOf = async (address: string, word: string) => {
    const answer = await taxonomyRoutes.request(address, { headers: { cookie } });
    return new Set((await answer.text()).split("\r\n").filter((line) => line.includes(word))).size;
  };
  expect(await linesOf("/painel/admin/categorias.csv?busca=cheia", "cheia-")).toBe(2_100);
  expect(await linesOf("/painel/admin/categorias/atributos.csv?busca=pergunta", "Pergunta ")).toBe(510);
});
