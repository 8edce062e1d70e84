import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { posts } from "../tables.ts";

export type LockedPost = typeof posts.$inferSelect;

/** Holds a post until `tx` ends. */
export async function lockPost(tx: Tx, postId: number): Promise<LockedPost | null> {
  const [post] = await tx.select().from(posts).where(eq(posts.id, postId)).for("update");
  return post ?? null;
}
