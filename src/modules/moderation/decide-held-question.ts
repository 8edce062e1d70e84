import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { moveQuestion } from "#modules/reviews/questions/move-question.ts";
import { type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { DecideRefusal } from "./schema.ts";

type Decision = { questionId: string; decision: "publicar" | "rejeitar"; motivo: string };

/** A person of the platform decides about a question that the automatic check held: it goes to the page, or who wrote it hears why not. */
export function decideHeldQuestion(
  adminId: string,
  { questionId, decision, motivo }: Decision,
): Promise<Outcome<void, DecideRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, DecideRefusal | OwnCase>> => {
    const moved = await moveQuestion(tx, questionId, decision, { actor: `admin:${adminId}`, cause: motivo });
    if (!moved.ok) return refuse(moved.reason === "not_found" ? "not_found" : "already_done");
    return await recordDecision(tx, "moderation", {
      adminId,
      action: `retida-${decision}`,
      target: { kind: "pergunta", id: questionId },
      reason: motivo,
    });
  });
}
