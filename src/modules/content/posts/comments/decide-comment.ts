import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { moveComment } from "./move-comment.ts";
import type { DecideCommentRefusal } from "./schema.ts";

type Decision = { commentId: string; decision: "publicar" | "rejeitar"; motivo: string };

/** A person of the platform read it: it goes under the post, or nobody else reads it, and who wrote it hears which. Decided once. */
export function decideComment(
  adminId: string,
  { commentId, decision, motivo }: Decision,
): Promise<Outcome<void, DecideCommentRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, DecideCommentRefusal | OwnCase>> => {
    const moved = await moveComment(tx, commentId, decision, { actor: `admin:${adminId}`, cause: motivo });
    if (!moved.ok) return refuse(moved.reason === "not_found" ? "not_found" : "already_done");
    return await recordDecision(tx, "moderation", {
      adminId,
      action: `${decision}-comentario`,
      target: { kind: "comentario", id: commentId },
      reason: motivo,
    });
  });
}
