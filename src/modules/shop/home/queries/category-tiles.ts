import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { CategoryTile } from "../schema.ts";

const CATEGORY_TILE = defineRow<CategoryTile>({
  slug: col.text`c.slug`,
  name: col.text`c.name`,
  paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"])`c.paper`,
  count: col.int`n.count`,
  covers: col.list(
    col.shape({ id: col.text, width: col.int, height: col.int }),
  )`(select coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height)), '[]')
        from (select ps.product_id from product_search ps
          where ps.facets @> array[1000000 + c.id] and ps.tier <= 0 order by ps.pop desc limit 2) top
        join products p on p.id = top.product_id join images i on i.id = p.cover_image_id)`,
});

/** The roots with how much each holds and two popular covers; categories with nothing are left out. */
export async function listTiles(): Promise<CategoryTile[]> {
  const rows = await readRows(
    db,
    CATEGORY_TILE,
    sql`select ${CATEGORY_TILE}
    from categories c
    join (select coalesce(leaf.parent_id, leaf.id) as root_id, count(*)::int as count
      from product_search ps join categories leaf on leaf.id = ps.category_id group by 1) n on n.root_id = c.id
    where c.parent_id is null order by c.position, c.id limit 12`,
  );
  return rows;
}
