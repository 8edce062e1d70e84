import { count, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { ReviewedMaterial, ReviewTrend } from "../schema/facts.ts";
import { reviews } from "../tables.ts";
import { ofStore } from "./author-reviews.ts";
import { averageOf, histogramOf } from "./review-facts.ts";

const MOST_MATERIALS = 200;

/** How a store's reviews went: all time, the last twelve months one by one (São Paulo's), and product by product. */
export async function readTrend(storeId: number): Promise<ReviewTrend> {
  const [tallies, months, materials] = await Promise.all([
    db.select({ rating: reviews.rating, votes: count() }).from(reviews).where(ofStore(storeId)).groupBy(reviews.rating),
    db.execute<ReviewTrend["months"][number]>(sql`
      select to_char(m.month, 'YYYY-MM') as month, count(r.id)::int as count, coalesce(avg(r.rating), 0)::float as average
      from generate_series(date_trunc('month', now() at time zone 'America/Sao_Paulo') - interval '11 months',
        date_trunc('month', now() at time zone 'America/Sao_Paulo'), interval '1 month') m(month)
      left join reviews r on r.store_id = ${storeId} and r.status in ('publicada', 'denunciada')
        and date_trunc('month', r.posted_at at time zone 'America/Sao_Paulo') = m.month
      group by m.month order by m.month`),
    db.execute<ReviewedMaterial>(sql`
      select r.product_id as "productId", p.title, count(*)::int as count, avg(r.rating)::float as average,
        (count(*) filter (where r.reply is null))::int as unanswered
      from reviews r join products p on p.id = r.product_id
      where r.store_id = ${storeId} and r.status in ('publicada', 'denunciada')
      group by r.product_id, p.title order by count desc, p.title limit ${MOST_MATERIALS}`),
  ]);
  const histogram = histogramOf(tallies);
  return { ...averageOf(histogram), histogram, months: months.rows, materials: materials.rows };
}
