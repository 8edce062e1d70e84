import { sql } from "drizzle-orm";
import type { Range } from "../../../analytics/rules/range.ts";
import { marketSalesOf } from "#modules/analytics/rollups/queries/platform-days.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

const BEST = 10;

/** `returnedShare`: of what its author earned, how much went back. `former`: sales in the days compared. */
export type BestRow = {
  id: number;
  title: string;
  authorName: string;
  href: string | null;
  sales: number;
  grossCents: number;
  returnedShare: number;
  former: number | null;
};

/** The paid products most sold in the range; as many sales, the one that brought more stands first. */
export async function readBestSelling(range: Range): Promise<BestRow[]> {
  const rows = await readRows<BestRow>(
    db,
    {
      id: col.int`p.id`,
      title: col.text`p.title`,
      authorName: col.text`s.author_name`,
      sales: col.int`sold.sales`,
      grossCents: col.int`sold.gross`,
      href: col.text.orNull`case when is_published(p) and is_open(s) then '/produto/' || p.slug end`,
      returnedShare: col.real`least(1, sold.returned::float8 / sold.gross)`,
      former: col.int.orNull`case when ${range.former !== null}::boolean then coalesce(before.sales, 0) end`,
    },
    (row) => sql`
    with sold as (
      select product_id, sum(sales)::int as sales, sum(gross_cents)::bigint as gross, sum(returned_cents)::bigint as returned
      from (${marketSalesOf(range)}) d group by product_id having sum(sales) > 0
      order by sales desc, gross desc, product_id limit ${BEST}
    ), before as (
      select product_id, sum(sales)::int as sales from (${marketSalesOf(range.former ?? range)}) d
      where product_id in (select product_id from sold) group by product_id
    )
    select ${row}
    from sold join products p on p.id = sold.product_id join stores s on s.id = p.store_id left join before on before.product_id = p.id
    order by sold.sales desc, sold.gross desc, p.id`,
  );
  return rows;
}
