import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { mayMove, type PostMove } from "../rules/post-status.ts";
import { posts } from "../tables.ts";
import { lockPost } from "./lock-post.ts";

/**
 * `tirar` takes a post from the readers, its address kept; `desmarcar` calls off the hour it was promised for; `apagar` ends a draft
 * that nobody ever read.
 */
export function movePost(
  adminId: string,
  postId: number,
  move: Exclude<PostMove, "publicar" | "agendar">,
): Promise<Outcome<void, "not_found" | "moved">> {
  return transact(async (tx): Promise<Outcome<void, "not_found" | "moved">> => {
    const post = await lockPost(tx, postId);
    if (!post) return refuse("not_found");
    if (!mayMove(post.status, move)) return refuse("moved");
    if (move === "apagar") await tx.delete(posts).where(eq(posts.id, postId));
    else if (move === "tirar") await tx.update(posts).set({ status: "fora_do_ar" }).where(eq(posts.id, postId));
    else await tx.update(posts).set({ status: "rascunho", publishAt: null }).where(eq(posts.id, postId));
    if (move === "tirar") await invalidate(tx, "blog");
    const reason = post.draft.title || "sem título";
    await audit(tx, { adminId, action: `${move}-texto`, target: { kind: "texto", id: String(postId) }, reason });
    return ok();
  });
}
