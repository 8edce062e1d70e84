import { and, asc, count, desc, eq, ne, isNotNull, type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { users } from "../../accounts/tables.ts";
import { imageRef } from "../../catalog/queries/product-cards.ts";
import type { ReviewedProduct, ReviewsPage } from "../schema/facts.ts";
import { REVIEWS_PAGE, type ReviewSort, type ReviewsSearch } from "../schema/search.ts";
import { reviews } from "../tables.ts";
import { averageOf, factsOf, histogramOf, mostHelpful, readColumns, shownOf } from "./review-facts.ts";

const SORTS: Record<ReviewSort, SQL[]> = {
  uteis: [...mostHelpful],
  recentes: [desc(reviews.postedAt), desc(reviews.id)],
  maiores: [desc(reviews.rating), ...mostHelpful],
  menores: [asc(reviews.rating), ...mostHelpful],
};

/** What `/avaliacoes` shows: the product, how its stars are spread and the reviews asked for; a new address when the old one is given. */
export async function findReviewsPage(search: ReviewsSearch): Promise<ReviewsPage | { movedTo: string } | null> {
  const product = search.produto ? await findReviewed(search.produto) : null;
  if (!product) return null;
  if (product.slug !== search.produto) return { movedTo: product.slug };
  const [tallies, listed, found, pointed] = await Promise.all([
    db
      .select({
        rating: reviews.rating,
        votes: count(),
        withText: sql<number>`(count(*) filter (where ${reviews.body} <> ''))::int`,
        withReply: count(reviews.reply),
      })
      .from(reviews)
      .where(shownOf(product.id))
      .groupBy(reviews.rating),
    listReviews(product.id, search),
    db.select({ found: count() }).from(reviews).where(requested(product.id, search)),
    search.avaliacao ? findPointed(product.id, search.avaliacao) : null,
  ]);
  const histogram = histogramOf(tallies);
  return {
    product,
    ...averageOf(histogram),
    histogram,
    withText: tallies.reduce((sum, one) => sum + one.withText, 0),
    withReply: tallies.reduce((sum, one) => sum + one.withReply, 0),
    found: found[0]?.found ?? 0,
    pointed,
    reviews: listed.map(factsOf).filter((one) => one.id !== pointed?.id),
  };
}

const withReviewer = () => db.select(readColumns).from(reviews).innerJoin(users, eq(users.id, reviews.userId));

const listReviews = (productId: number, search: ReviewsSearch) =>
  withReviewer()
    .where(requested(productId, search))
    .orderBy(...SORTS[search.ordem ?? "uteis"])
    .limit(REVIEWS_PAGE * (search.pagina ?? 1));

async function findPointed(productId: number, reviewId: string) {
  const [row] = await withReviewer().where(and(shownOf(productId), eq(reviews.id, reviewId)));
  return row ? factsOf(row) : null;
}

function requested(productId: number, { nota, com_texto, com_resposta, busca }: ReviewsSearch): SQL | undefined {
  const like = `%${(busca ?? "").replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return and(
    shownOf(productId),
    nota ? eq(reviews.rating, nota) : undefined,
    com_texto ? ne(reviews.body, "") : undefined,
    com_resposta ? isNotNull(reviews.reply) : undefined,
    busca ? sql`search_fold(${reviews.body}) like search_fold(${like})` : undefined,
  );
}

type Row = Omit<ReviewedProduct, "cover"> & { coverId: string | null; coverWidth: number | null; coverHeight: number | null };

const ROW = defineRow<Row>({
  id: col.int`p.id`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"])`p.paper`,
  authorName: col.text`s.author_name`,
  storeId: col.int`s.id`,
  storeSlug: col.text`s.slug`,
  edition: col.int`coalesce(v.number, 1)`,
  coverId: col.text.orNull`i.id`,
  coverWidth: col.int.orNull`i.width`,
  coverHeight: col.int.orNull`i.height`,
});

/** A product that is or was on sale and nobody blocked, by its address or an old one. */
async function findReviewed(slug: string): Promise<ReviewedProduct | null> {
  const rows = await readRows(
    db,
    ROW,
    sql`
    select ${ROW}
    from products p join stores s on s.id = p.store_id
    left join product_versions v on v.id = p.current_version_id left join images i on i.id = p.cover_image_id
    where p.id = coalesce((select id from products where slug = ${slug}), (select product_id from product_slugs where slug = ${slug}))
      and p.published_at is not null and (is_published(p) or p.status in ('pausado', 'arquivado'))`,
  );
  const [row] = rows;
  if (!row) return null;
  const { coverId, coverWidth, coverHeight, ...product } = row;
  return { ...product, cover: imageRef(coverId, coverWidth, coverHeight) };
}
