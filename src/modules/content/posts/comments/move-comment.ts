import { eq, sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { notify } from "#modules/notifications/notify.ts";
import { type QuestionMove, questionAfter } from "#modules/reviews/questions/rules.ts";
import type { Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";
import { type KnownComment, lockComment } from "./queries.ts";
import { commentDecidedEmail } from "./schema.ts";
import { postComments } from "./tables.ts";

/**
 * Takes a comment one step through the machine it shares with questions, by a person of the platform, inside `tx`. Who wrote it hears
 * whether it is under the text, with the reason when it is not.
 */
export async function moveComment(
  tx: Tx,
  commentId: string,
  move: QuestionMove,
  by: { actor: string; cause: string },
): Promise<Outcome<void, "not_found" | "wrong_state">> {
  const comment = await lockComment(tx, commentId);
  if (!comment) return refuse("not_found");
  const to = questionAfter(comment.status, move);
  if (!to) return refuse("wrong_state");
  await tx
    .update(postComments)
    .set({ status: to, decidedAt: sql`now()` })
    .where(eq(postComments.id, commentId));
  await recordState(tx, { entity: "comment", entityId: commentId, from: comment.status, to, ...by });
  await invalidate(tx, "blog");
  await notifyWriter(tx, comment, to === "publicada", by.cause);
  return ok();
}

function notifyWriter(tx: Tx, comment: KnownComment, isPublished: boolean, reason: string): Promise<void> {
  const { id, body, title, slug, userId, name, email } = comment;
  const facts = { title, slug, isPublished };
  return notify(
    tx,
    { userId, event: "comentario.decidido", ref: newId(), facts: facts },
    { kind: commentDecidedEmail, to: email, payload: { ...facts, commentId: id, name, comment: body, reason } },
  );
}
