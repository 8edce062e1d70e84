import { count, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { ProductTrend, ReviewTrend } from "../../schema/facts.ts";
import { reviews } from "../../tables.ts";
import { ofStore } from "./list.ts";
import { averageOf, histogramOf } from "../../queries/review-facts.ts";

const MOST_PRODUCTS = 200;

const TREND = defineRow<ReviewTrend["months"][number]>({
  month: col.text`to_char(m.month, 'YYYY-MM')`,
  count: col.int`count(r.id)::int`,
  average: col.real`coalesce(avg(r.rating), 0)::float`,
});

const PRODUCT_TREND = defineRow<ProductTrend>({
  productId: col.int`r.product_id`,
  title: col.text`p.title`,
  count: col.int`count(*)::int`,
  average: col.real`avg(r.rating)::float`,
  unanswered: col.int`(count(*) filter (where r.reply is null))::int`,
});

/** How a store's reviews went: all time, the last twelve months one by one (São Paulo's), and product by product. */
export async function readTrend(storeId: number): Promise<ReviewTrend> {
  const [tallies, months, products] = await Promise.all([
    db.select({ rating: reviews.rating, votes: count() }).from(reviews).where(ofStore(storeId)).groupBy(reviews.rating),
    readRows(
      db,
      TREND,
      sql`select ${TREND}
      from generate_series(date_trunc('month', now() at time zone 'America/Sao_Paulo') - interval '11 months',
        date_trunc('month', now() at time zone 'America/Sao_Paulo'), interval '1 month') m(month)
      left join reviews r on r.store_id = ${storeId} and r.status in ('publicada', 'denunciada')
        and date_trunc('month', r.posted_at at time zone 'America/Sao_Paulo') = m.month
      group by m.month order by m.month`,
    ),
    readRows(
      db,
      PRODUCT_TREND,
      sql`select ${PRODUCT_TREND}
      from reviews r join products p on p.id = r.product_id
      where r.store_id = ${storeId} and r.status in ('publicada', 'denunciada')
      group by r.product_id, p.title order by count desc, p.title limit ${MOST_PRODUCTS}`,
    ),
  ]);
  const histogram = histogramOf(tallies);
  return { ...averageOf(histogram), histogram, months: months, materials: products };
}
