import { sql } from "drizzle-orm";
import { productCards } from "#modules/catalog/queries/product-cards.ts";
import { listCategories } from "#modules/catalog/queries/categories.ts";
import { db } from "#platform/db.ts";
import { POST_STATUSES } from "../../rules/post-status.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { PostForm } from "../../rules/post-form.ts";
import type { PostDraft } from "../schema.ts";

type Row = Omit<PostDraft, "categories" | "publishAt" | "publishedAt"> & {
  form: PostForm;
  publishAt: Date | null;
  publishedAt: Date | null;
};

const ROW = defineRow<Row>({
  id: col.int`id`,
  status: col.oneOf(POST_STATUSES)`status`,
  slug: col.text.orNull`slug`,
  revision: col.int`revision`,
  form: col.stored<PostForm>()`draft`,
  hasChanges: col.bool`live is not null and draft <> live`,
  publishAt: col.time.orNull`publish_at`,
  publishedAt: col.time.orNull`published_at`,
});

/** A post as it stands on the desk; null when there is none. */
export async function findDraft(postId: number): Promise<PostDraft | null> {
  const [row] = await readRows(
    db,
    ROW,
    sql`
    select ${ROW} from posts where id = ${postId}`,
  );
  if (!row) return null;
  const categories = await listCategories();
  return {
    ...row,
    publishAt: row.publishAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    categories: categories.map(({ id, name }) => ({ id, name })),
  };
}

/** A product on sale by its slug: what a card of it says now. */
export async function findProductCard(slug: string) {
  const [card] = await productCards(db, sql`select id as product_id, 1 as rank from products where slug = ${slug}`);
  return card ?? null;
}
