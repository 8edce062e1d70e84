import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { PostForm } from "../rules/post-form.ts";
import { imageIdsIn } from "../rules/post-node.ts";
import { posts } from "../tables.ts";
import { lockPost } from "./lock-post.ts";

type Input = { postId: number; revision: number; form: PostForm };

/** Keeps what was written over revision `revision`; what is read does not change. Refuses pictures that are not the platform's own. */
export function savePost({
  postId,
  revision,
  form,
}: Input): Promise<Outcome<{ revision: number }, "not_found" | "conflict" | "image_unknown">> {
  return transact(async (tx): Promise<Outcome<{ revision: number }, "not_found" | "conflict" | "image_unknown">> => {
    const post = await lockPost(tx, postId);
    if (!post) return refuse("not_found");
    if (post.revision !== revision) return refuse("conflict");
    if (!(await areOurs(tx, form))) return refuse("image_unknown");
    const next = revision + 1;
    await tx
      .update(posts)
      .set({ draft: form, revision: next, updatedAt: sql`now()` })
      .where(eq(posts.id, postId));
    return ok({ revision: next });
  });
}

async function areOurs(tx: Tx, { cover, body }: PostForm): Promise<boolean> {
  const ids = [...new Set([...(cover ? [cover.id] : []), ...imageIdsIn(body)])];
  const rows = await readRows(
    tx,
    { known: col.int`count(*)::int` },
    (row) => sql`select ${row} from images where id = any(${sql.param(ids)}::uuid[]) and owner_store_id is null`,
  );
  return rows[0]?.known === ids.length;
}
