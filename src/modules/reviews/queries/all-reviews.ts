import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { reviewerName } from "../rules/rights.ts";
import type { AllReviews, MarketReview } from "../schema/facts.ts";
import { REVIEWS_PAGE, type ReviewsSearch } from "../schema/search.ts";

type Row = Omit<MarketReview, "reviewer" | "postedAt"> & { byline: string | null; name: string; postedAt: string };

const ROW = defineRow<Row>({
  id: col.text`r.id`,
  rating: col.int`r.rating`,
  text: col.text`r.body`,
  name: col.text`u.name`,
  byline: col.text.orNull`(select nullif(f.byline, '') from profiles f where f.user_id = u.id)`,
  postedAt: col.text`to_char(r.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  authorName: col.text`s.author_name`,
});

/** The reviews of everything on sale that say something, newest first; one more than the page tells whether there are others. */
export async function listAllReviews({ nota, busca, pagina = 1 }: ReviewsSearch): Promise<AllReviews> {
  const like = `%${(busca ?? "").replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const limit = REVIEWS_PAGE * pagina;
  const rows = await readRows(
    db,
    ROW,
    sql`
    select ${ROW}
    from reviews r join users u on u.id = r.user_id join products p on p.id = r.product_id join stores s on s.id = p.store_id
    where r.status in ('publicada', 'denunciada') and r.body <> '' and is_published(p)
      ${nota ? sql`and r.rating = ${nota}` : sql``}
      ${busca ? sql`and search_fold(r.body) like search_fold(${like})` : sql``}
    order by r.posted_at desc, r.id desc limit ${limit + 1}`,
  );
  return {
    reviews: rows.slice(0, limit).map(({ name, byline, postedAt, ...review }) => ({
      ...review,
      reviewer: byline ?? reviewerName(name),
      postedAt: new Date(postedAt),
    })),
    hasMore: rows.length > limit,
  };
}
