import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import {
  decidePublication,
  type DecidePublicationRefusal,
  type PublicationDecision,
} from "#modules/catalog/publication-reviews/decide-publication.ts";
import type { Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";

/** An admin lets a publication that waits go on sale or sends it back; its author hears, and the act is on record. */
export function decideWaitingPublication(
  adminId: string,
  decision: PublicationDecision,
): Promise<Outcome<void, DecidePublicationRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, DecidePublicationRefusal | OwnCase>> => {
    const decided = await decidePublication(tx, decision, `admin:${adminId}`);
    if (!decided.ok) return decided;
    const action = decision.isApproved ? "publicacao-aprovar" : "publicacao-recusar";
    return await recordDecision(tx, "products", {
      adminId,
      action,
      target: { kind: "material", id: String(decided.value) },
      reason: decision.reason,
    });
  });
}
