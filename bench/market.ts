import pg from "pg";
import type { Autoria } from "./contenders/autoria.ts";
import { recordAnswer } from "./contenders/bare.ts";

/** What browsers say they accept. */
export const BROWSER = { "accept-encoding": "gzip, deflate, br" };

/** Rows of one statement in the system's database. */
export async function ask<R extends pg.QueryResultRow>(
  { databaseUrl }: Pick<Autoria, "databaseUrl">,
  statement: string,
): Promise<R[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<R>(statement)).rows;
  } finally {
    await client.end();
  }
}

export async function firstProduct(autoria: Pick<Autoria, "databaseUrl">): Promise<string> {
  const [product] = await ask<{ slug: string }>(
    autoria,
    "select slug from products where status = 'publicado' order by id limit 1",
  );
  if (!product) throw new Error("the market is empty");
  return product.slug;
}

/** As many network addresses, each with a bucket of its own, as a proxy on this machine would name them. */
export const neighbours = (count: number): Record<string, string>[] =>
  Array.from({ length: count }, (_, i) => ({ "x-forwarded-for": `10.${(i >> 8) & 255}.${i & 255}.1` }));

/** The pages of the rows on pages, with the size of their HTML. */
export async function pagesCompared(autoria: Autoria) {
  const paths = { produto: `/produto/${await firstProduct(autoria)}`, produtos: "/produtos" };
  return Promise.all(
    Object.entries(paths).map(async ([name, path]) => {
      const { body } = await recordAnswer(autoria.url + path, {});
      return { name, path, htmlBytes: Math.round(body.length / 1000) * 1000 };
    }),
  );
}
