import { eq, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { col, readRows } from "#platform/read.ts";
import { missingIn } from "../rules/post-form.ts";
import { posts } from "../tables.ts";
import { lockPost } from "./lock-post.ts";
import { showPost } from "./publish-post.ts";

const AT_A_TIME = 20;

/**
 * Publishes what was promised for an hour that has come, each post in its own transaction; two workers at once publish each one
 * once. A post that lost something since it was promised goes back to the drafts.
 */
export async function publishDuePosts(): Promise<number> {
  const rows = await readRows(
    db,
    { id: col.int`id` },
    (row) =>
      sql`select ${row} from posts where status = 'agendado' and publish_at <= now() order by publish_at limit ${AT_A_TIME}`,
  );
  let published = 0;
  await eachAlone(rows, async ({ id }) => {
    const answer = await transact(async (tx) => {
      const post = await lockPost(tx, id);
      const due = await tx.execute(sql`select 1 from posts where id = ${id} and status = 'agendado' and publish_at <= now()`);
      if (!post || due.rows.length === 0) return ok(false);
      if (Object.keys(missingIn(post.draft)).length > 0) {
        await tx.update(posts).set({ status: "rascunho", publishAt: null }).where(eq(posts.id, id));
        return ok(false);
      }
      await showPost(tx, post);
      return ok(true);
    });
    if (answer.ok && answer.value) published += 1;
  });
  return published;
}
