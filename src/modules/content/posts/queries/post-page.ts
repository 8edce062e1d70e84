import { type SQL, sql } from "drizzle-orm";
import { productCards } from "#modules/catalog/queries/product-cards.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { categoryCode } from "#modules/catalog/rules/facet-codes.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { readComments } from "../comments/queries.ts";
import type { PostForm } from "../rules/post-form.ts";
import { headingsOf } from "../rules/post-headings.ts";
import { plainBody, productIdsIn, readingMinutes } from "../rules/post-node.ts";
import type { PostPage } from "../schema.ts";
import { NEWEST, postCards } from "./post-cards.ts";

const MOST_OF_CATEGORY = 4;
const MOST_RELATED = 3;

type Row = { id: number; slug: string; form: PostForm; publishedAt: Date; changedAt: Date };

const POST = defineRow<Row>({
  id: col.int`id`,
  slug: col.text`slug`,
  form: col.stored<PostForm>()`live`,
  publishedAt: col.time`published_at`,
  changedAt: col.time`changed_at`,
});
const PREVIEW = defineRow<Row>({
  id: col.int`id`,
  slug: col.text`coalesce(slug, '')`,
  form: col.stored<PostForm>()`draft`,
  publishedAt: col.time`coalesce(published_at, now())`,
  changedAt: col.time`now()`,
});

/** A published post by its address, with the prices of now; null when there is none. */
export async function readPost(slug: string): Promise<PostPage | null> {
  const [post] = await readRows(
    db,
    POST,
    sql`
    select ${POST} from posts where slug = ${slug} and status = 'publicado'`,
  );
  return post ? { ...(await drawPost(post)), comments: await readComments(post.id) } : null;
}

/** A post as its draft would be read if it were published now; null when there is none. */
export async function readPostPreview(id: number): Promise<PostPage | null> {
  const [post] = await readRows(
    db,
    PREVIEW,
    sql`
    select ${PREVIEW} from posts where id = ${id}`,
  );
  return post ? drawPost(post) : null;
}

async function drawPost({ id, slug, form, publishedAt, changedAt }: Row): Promise<PostPage> {
  const shown = productIdsIn(form.body);
  const category = form.category ?? "da-feira";
  const [products, fromCategory, related] = await Promise.all([
    productCards(db, byHand(shown)),
    form.shelfId === null ? [] : readCategory(form.shelfId, shown),
    postCards(
      sql`id <> ${id}`,
      sql`(select count(*) from unnest(tags) t where t = any(${sql.param(form.tags)}::text[])) desc,
      category = ${category} desc, ${NEWEST}`,
      { limit: MOST_RELATED },
    ),
  ]);
  const { title, summary, tags, cover, coverAlt, authorName, authorAbout, body } = form;
  return {
    id,
    slug,
    title,
    summary,
    category,
    tags,
    cover,
    coverAlt,
    authorName,
    authorAbout,
    body,
    headings: headingsOf(body),
    minutes: readingMinutes(body),
    wordCount: plainBody(body).split(/\s+/).filter(Boolean).length,
    publishedAt: new Date(publishedAt).toISOString(),
    changedAt: new Date(changedAt).toISOString(),
    products,
    fromCategory,
    related,
    comments: null,
  };
}

const byHand = (ids: number[]): SQL =>
  sql`select id as product_id, place as rank from unnest(${sql.param(ids)}::bigint[]) with ordinality as p (id, place)`;

/** The most taken of a category, but for what the text shows already. */
const readCategory = (categoryId: number, shown: number[]): Promise<ProductCardFacts[]> =>
  productCards(
    db,
    sql`select product_id, row_number() over (order by pop desc, product_id desc) as rank from product_search
      where facets @> array[${categoryCode(categoryId)}::int] and not product_id = any(${sql.param(shown)}::bigint[])
      order by pop desc, product_id desc limit ${MOST_OF_CATEGORY}`,
  );
