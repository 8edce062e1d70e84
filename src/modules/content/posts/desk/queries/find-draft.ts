import { sql } from "drizzle-orm";
import { productCards } from "#modules/catalog/queries/product-cards.ts";
import { listCategories } from "#modules/catalog/queries/categories.ts";
import { db } from "#platform/db.ts";
import type { PostForm } from "../../rules/post-form.ts";
import type { PostDraft } from "../schema.ts";

type Row = Omit<PostDraft, "shelves" | "publishAt" | "publishedAt"> & {
  form: PostForm;
  publishAt: Date | null;
  publishedAt: Date | null;
};

/** A post as it stands on the desk; null when there is none. */
export async function findDraft(postId: number): Promise<PostDraft | null> {
  const { rows } = await db.execute<Row>(sql`
    select id, status, slug, revision, draft as form, live is not null and draft <> live as "hasChanges",
      publish_at as "publishAt", published_at as "publishedAt" from posts where id = ${postId}`);
  const [row] = rows;
  if (!row) return null;
  const categories = await listCategories();
  return {
    ...row,
    publishAt: row.publishAt && new Date(row.publishAt).toISOString(),
    publishedAt: row.publishedAt && new Date(row.publishedAt).toISOString(),
    shelves: categories.map(({ id, name }) => ({ id, name })),
  };
}

/** A product on sale by its slug: what a card of it says now. */
export async function findProductCard(slug: string) {
  const [card] = await productCards(db, sql`select id as product_id, 1 as rank from products where slug = ${slug}`);
  return card ?? null;
}
