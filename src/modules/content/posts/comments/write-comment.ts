import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { fold } from "#kit/fold.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { screenText } from "#kit/screen-text.ts";
import { transact } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { CommentRefusal } from "./schema.ts";
import { commentSetting } from "./settings.ts";
import { postComments } from "./tables.ts";

type Input = { postId: number; comentario: string };

/**
 * Keeps what a reader says under a published post until a person of the platform reads it; the automatic check only says what to look
 * at. Refuses while comments are off, the same words twice, and more than a few that wait.
 */
export function writeComment(userId: string, { postId, comentario }: Input): Promise<Outcome<void, CommentRefusal>> {
  return transact(async (tx): Promise<Outcome<void, CommentRefusal>> => {
    const { isOn, mostWaiting } = await readSetting(tx, commentSetting);
    if (!isOn) return refuse("comments_off");
    const { rows } = await tx.execute(sql`select 1 from posts where id = ${postId} and status = 'publicado' for share`);
    if (rows.length === 0) return refuse("not_found");
    // One at a time for each person, so that many sent at once do not all see the same count.
    await tx.execute(sql`select 1 from users where id = ${userId} for update`);
    const waiting = await tx.$count(postComments, sql`user_id = ${userId} and status = 'retida'`);
    if (waiting >= mostWaiting) return refuse("too_many");
    const [saved] = await tx
      .insert(postComments)
      .values({ postId, userId, body: comentario, bodyKey: keyOf(comentario), heldFor: screenText(comentario) })
      .onConflictDoNothing()
      .returning({ id: postComments.id });
    return saved ? ok() : refuse("already_said");
  });
}

const keyOf = (words: string): string => createHash("sha256").update(fold(words).replace(/\s+/g, " ")).digest("hex");
