import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import type { Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { decideReview } from "./decide-review.ts";
import type { DecideRefusal } from "./schema/refusals.ts";

type Decision = { reviewId: string; aprova: boolean; motivo: string };

/** An admin reads a review that was held and lets it out or turns it down; the act is kept with its reason (INV-37). */
export function decideHeldReview(
  adminId: string,
  { reviewId, aprova, motivo }: Decision,
): Promise<Outcome<void, DecideRefusal | OwnCase>> {
  return transact(async (tx) => {
    const decision = aprova ? "aprovar" : "rejeitar";
    const decided = await decideReview(tx, reviewId, decision, { cause: motivo, actor: `admin:${adminId}` });
    if (!decided.ok) return decided;
    return await recordDecision(tx, "moderation", {
      adminId,
      action: `${decision}-avaliacao`,
      target: { kind: "avaliacao", id: reviewId },
      reason: motivo,
    });
  });
}
