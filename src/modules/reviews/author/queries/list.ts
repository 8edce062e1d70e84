import { and, count, desc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { AnswerOf } from "#kit/answer.ts";
import { type Db, db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { users } from "../../../accounts/tables.ts";
import { products } from "../../../catalog/tables.ts";
import { listToFilter } from "../../../catalog/picking/list-to-filter.ts";
import { orders } from "../../../orders/tables.ts";
import { canReply } from "../../rules/rights.ts";
import type { AuthorReview, AuthorReviews } from "../../schema/facts.ts";
import { AUTHOR_PAGE, type AuthorReviewsSearch } from "../search.ts";
import { reviewSetting } from "../../settings.ts";
import { reviews } from "../../tables.ts";
import { factsOf, readColumns, shown } from "../../queries/review-facts.ts";

const LOW_STARS = 2;
const MOST_ALERTS = 3;

const unanswered = isNull(reviews.reply);

/** The reviews of a store's products that everybody reads, a page at a time, with how many wait for an answer. */
export async function listAuthorReviews(storeId: number, search: AuthorReviewsSearch): Promise<AuthorReviews> {
  const page = search.pagina ?? 1;
  const wanted = requested(storeId, search);
  const [rows, [found], [totals], alerts, materials, { replyEditHours }] = await Promise.all([
    authorRows(wanted, AUTHOR_PAGE, (page - 1) * AUTHOR_PAGE),
    joined().where(wanted),
    db
      .select({ todas: count(), responder: sql<number>`(count(*) filter (where ${reviews.reply} is null))::int` })
      .from(reviews)
      .where(ofStore(storeId)),
    db
      .select({
        reviewId: reviews.id,
        rating: reviews.rating,
        title: products.title,
        orderId: orders.id,
        orderNumber: orders.number,
        at: reviews.postedAt,
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .innerJoin(orders, eq(orders.id, reviews.orderId))
      .where(and(ofStore(storeId), unanswered, lte(reviews.rating, LOW_STARS)))
      .orderBy(desc(reviews.postedAt))
      .limit(MOST_ALERTS),
    listToFilter(storeId, {
      chosen: search.material,
      only: sql`exists (select 1 from reviews r where r.product_id = p.id and r.status in ('publicada', 'denunciada'))`,
    }),
    readSetting(db, reviewSetting),
  ]);
  const now = new Date();
  return {
    reviews: rows.map((row) => authorFacts(row, now, replyEditHours)),
    counts: totals ?? { todas: 0, responder: 0 },
    found: found?.found ?? 0,
    page,
    pages: Math.ceil((found?.found ?? 0) / AUTHOR_PAGE),
    alerts,
    materials,
  };
}

/** Rows as the author reads them, newest first; for pages and for the spreadsheet. */
export const authorRows = (wanted: SQL | undefined, limit: number, offset: number, on: Db = db) =>
  on
    .select({
      ...readColumns,
      productId: products.id,
      title: products.title,
      slug: products.slug,
      orderId: orders.id,
      orderNumber: orders.number,
      status: reviews.status,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(wanted)
    .orderBy(desc(reviews.postedAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);

type Row = AnswerOf<typeof authorRows>[number];

const authorFacts = (row: Row, now: Date, replyEditHours: number): AuthorReview => ({
  ...factsOf(row),
  productId: row.productId,
  title: row.title,
  slug: row.slug,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  isReported: row.status === "denunciada",
  canReply: canReply(row.repliedAt, now, replyEditHours),
});

const joined = () =>
  db
    .select({ found: count() })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(orders, eq(orders.id, reviews.orderId));

export const ofStore = (storeId: number): SQL | undefined => and(eq(reviews.storeId, storeId), shown);

/** Words look in reviews, answers and titles; a number also names an order. Never in the names of who bought. */
export function requested(storeId: number, { aba, material: product, nota, busca }: AuthorReviewsSearch): SQL | undefined {
  const like = `%${(busca ?? "").replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const number = /^(?:pedido )?#?([\d.]{1,15})$/i.exec(busca ?? "")?.[1]?.replaceAll(".", "");
  return and(
    ofStore(storeId),
    aba === "todas" ? undefined : unanswered,
    product ? eq(reviews.productId, product) : undefined,
    nota ? eq(reviews.rating, nota) : undefined,
    busca
      ? or(
          sql`search_fold(${reviews.body}) like search_fold(${like})`,
          sql`search_fold(coalesce(${reviews.reply}, '')) like search_fold(${like})`,
          sql`search_fold(${products.title}) like search_fold(${like})`,
          number ? eq(orders.number, Number(number)) : undefined,
        )
      : undefined,
  );
}
