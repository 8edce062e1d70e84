import {
  decidePublication,
  type DecidePublicationRefusal,
  type PublicationDecision,
} from "#modules/catalog/publication-reviews/decide-publication.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";

/** An admin lets a publication that waits go on sale or sends it back; its author hears, and the act is on record. */
export function decideWaitingPublication(
  adminId: string,
  decision: PublicationDecision,
): Promise<Outcome<void, DecidePublicationRefusal>> {
  return transact(async (tx): Promise<Outcome<void, DecidePublicationRefusal>> => {
    const decided = await decidePublication(tx, decision, `admin:${adminId}`);
    if (!decided.ok) return decided;
    const action = decision.isApproved ? "publicacao-aprovar" : "publicacao-recusar";
    await audit(tx, { adminId, action, target: { kind: "material", id: String(decided.value) }, reason: decision.reason });
    return ok();
  });
}
