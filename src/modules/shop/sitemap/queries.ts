import { sql } from "drizzle-orm";
import { ARTICLES } from "#modules/content/help/articles/every-article.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { PLATFORM_PATHS, type Place, SPAN } from "./rules.ts";

/** Far below what one file may hold. */
const MOST_POSTS = 20_000;

/** Numbers of the files that have something in them, for products and for stores. */
export async function listSitemapFiles(): Promise<{ materials: number[]; stores: number[] }> {
  const numbers = (table: "product_search" | "stores", id: "product_id" | "id") => {
    const [from, key] = [sql.identifier(table), sql.identifier(id)];
    return readRows(
      db,
      { n: col.int`n::int` },
      (row) => sql`
      select ${row} from generate_series(0, (select coalesce(max(${key}), -1) from ${from}) / ${SPAN}::int) n
      where exists (select 1 from ${from} where ${key} >= n * ${SPAN}::int and ${key} < (n + 1) * ${SPAN}::int)`,
    );
  };
  const [products, stores] = await Promise.all([numbers("product_search", "product_id"), numbers("stores", "id")]);
  return { materials: products.map(({ n }) => n), stores: stores.map(({ n }) => n) };
}

/** The platform's own pages, the help's, the blog's and the categories'. */
export async function listPlatformPlaces(): Promise<Place[]> {
  const rows = await readRows(db, { slug: col.text`slug` }, (row) => sql`select ${row} from categories order by id`);
  const posts = await readRows(
    db,
    { slug: col.text`slug`, changedAt: col.time`changed_at` },
    (row) => sql`
    select ${row} from posts post where post.status = 'publicado' order by id desc limit ${MOST_POSTS}`,
  );
  return [
    ...PLATFORM_PATHS.map((path) => ({ path })),
    ...ARTICLES.map(({ slug }) => ({ path: `/ajuda/${slug}` })),
    ...posts.map(({ slug, changedAt }) => ({ path: `/blog/${slug}`, changedAt: new Date(changedAt) })),
    ...rows.map(({ slug }) => ({ path: `/produtos?categoria=${slug}` })),
  ];
}

/** Products in the shop window with ids of file `n`. */
export async function listProductPlaces(n: number): Promise<Place[]> {
  const rows = await readRows(
    db,
    { slug: col.text`p.slug`, changedAt: col.time`p.updated_at` },
    (row) => sql`
    select ${row} from product_search s join products p on p.id = s.product_id
    where s.product_id >= ${n * SPAN} and s.product_id < ${(n + 1) * SPAN} order by s.product_id`,
  );
  return rows.map(({ slug, changedAt }) => ({ path: `/produto/${slug}`, changedAt: new Date(changedAt) }));
}

/** Approved stores with ids of file `n`. */
export async function listStorePlaces(n: number): Promise<Place[]> {
  const rows = await readRows(
    db,
    { slug: col.text`slug` },
    (row) => sql`
    select ${row} from stores where is_open(stores) and id >= ${n * SPAN}::bigint and id < ${(n + 1) * SPAN}::bigint order by id`,
  );
  return rows.map(({ slug }) => ({ path: `/loja/${slug}` }));
}
