import pg from "pg";
import type { Autoria } from "./contenders/autoria.ts";

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

export async function firstProduct(autoria: Autoria): Promise<string> {
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
