import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** The approved store at an address, or the one that sells what is there; null when there is none. Old addresses count. */
export async function findStoreBehind(place: "loja" | "produto", slug: string): Promise<number | null> {
  const found =
    place === "loja"
      ? sql`select store_id as id from store_slugs where slug = ${slug}`
      : sql`select p.store_id as id from products p
          where p.id = coalesce((select id from products where slug = ${slug}), (select product_id from product_slugs where slug = ${slug}))`;
  const rows = await readRows(
    db,
    { id: col.int`s.id` },
    (row) => sql`
    select ${row} from stores s where s.id in (${found}) and is_open(s)`,
  );
  return rows[0]?.id ?? null;
}
