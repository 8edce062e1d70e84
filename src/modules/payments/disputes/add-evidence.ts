import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { disputeEvidence } from "../tables/disputes.ts";
import { findDefendable } from "./queries/find-defendable.ts";
import type { WordsRefusal } from "./schema.ts";

const MOST = 20;

type Proof = { body: string } | { fileName: string; contentType: string; sizeBytes: number; storageKey: string };

/** Keeps what an author adds to the defence of their sale, while its 72 hours last. Refuses who has no part in the order as if there were none. */
export function addEvidence(storeId: number, orderId: string, proof: Proof): Promise<Outcome<void, WordsRefusal>> {
  return transact(async (tx): Promise<Outcome<void, WordsRefusal>> => {
    const found = await findDefendable(tx, storeId, orderId);
    if (!found) return refuse("not_found");
    if (!found.isOpen) return refuse("too_late");
    if (found.added >= MOST) return refuse("too_many");
    await tx.insert(disputeEvidence).values({ disputeId: found.disputeId, storeId, ...proof });
    return ok();
  });
}
