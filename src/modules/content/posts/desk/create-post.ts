import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { blankPost } from "../rules/post-form.ts";
import { posts } from "../tables.ts";

/** Opens a blank draft. */
export function createPost(): Promise<Outcome<{ postId: number }>> {
  return transact(async (tx) => {
    const [post] = await tx.insert(posts).values({ draft: blankPost() }).returning({ id: posts.id });
    if (!post) throw new Error("no post");
    return ok({ postId: post.id });
  });
}
