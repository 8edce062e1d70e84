import { sql } from "drizzle-orm";
import { showPost } from "#modules/content/posts/desk/publish-post.ts";
import { blankPost, type PostForm } from "#modules/content/posts/rules/post-form.ts";
import { posts } from "#modules/content/posts/tables.ts";
import type { Tx } from "#platform/db.ts";
import { readPosts } from "../market/read-posts.ts";
import type { WrittenProduct } from "./products.ts";

const DAY_MS = 86_400_000;

/** The demo blog: what is published, and one draft on the desk. */
export async function writePosts(tx: Tx, categoryIds: Map<string, number>, products: WrittenProduct[], now: Date): Promise<void> {
  const loved = products.toSorted((a, b) => b.appeal - a.appeal);
  for (const { title, summary, category, shownCategory, tags, ageDays, body } of readPosts().toReversed()) {
    const draft: PostForm = {
      ...blankPost(),
      title,
      summary,
      category,
      tags,
      shelfId: categoryIds.get(shownCategory) ?? null,
      body: body((words) => loved.find((product) => words.test(product.title)) ?? null),
    };
    const [post] = await tx.insert(posts).values({ draft }).returning();
    if (!post) throw new Error("no post");
    await showPost(tx, post);
    const at = new Date(now.getTime() - ageDays * DAY_MS);
    await tx.execute(sql`
      update posts set created_at = ${at}, updated_at = ${at}, published_at = ${at}, changed_at = ${at} where id = ${post.id}`);
  }
  await tx.insert(posts).values({
    draft: { ...blankPost(), title: "O que perguntar antes de comprar uma planilha", summary: "", category: "direitos-e-contas" },
  });
}
