import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { instantSp } from "#kit/wall-clock.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { missingIn } from "../rules/post-form.ts";
import { mayMove } from "../rules/post-status.ts";
import { publishHourProblem } from "../rules/publish-hour.ts";
import { posts } from "../tables.ts";
import { lockPost } from "./lock-post.ts";
import type { PublishPostReason } from "./publish-post.ts";

type Input = { postId: number; revision: number; publishAt: string };

/**
 * Promises a post never read before for an hour of São Paulo ("aaaa-mm-ddThh:mm"), in place of any other hour: what is saved by then
 * is what goes out. Refuses what could not be published now, and with `invalid` an hour past or too far.
 */
export function schedulePost(
  adminId: string,
  { postId, revision, publishAt }: Input,
): Promise<Outcome<{ publishAt: string }, PublishPostReason | "invalid">> {
  return transact(async (tx): Promise<Outcome<{ publishAt: string }, PublishPostReason | "invalid">> => {
    const post = await lockPost(tx, postId);
    if (!post) return refuse("not_found");
    if (post.revision !== revision) return refuse("conflict");
    if (!mayMove(post.status, "agendar")) return refuse("moved");
    const rows = await readRows(tx, { now: col.text`now()::text` }, (row) => sql`select ${row}`);
    const hour = instantSp(publishAt);
    const problem = publishHourProblem(hour, new Date(rows[0]!.now));
    if (!hour || problem) return refuse("invalid", { fields: { publishAt: problem ?? "" } });
    const missing = missingIn(post.draft);
    if (Object.keys(missing).length > 0) return refuse("unready", { fields: missing });
    await tx.update(posts).set({ status: "agendado", publishAt: hour }).where(eq(posts.id, postId));
    await audit(tx, {
      adminId,
      action: "agendar-texto",
      target: { kind: "texto", id: String(postId) },
      reason: post.draft.title,
    });
    return ok({ publishAt: hour.toISOString() });
  });
}
