import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { disputeEvidence } from "../tables/disputes.ts";
import { findDefendable } from "./queries/find-defendable.ts";
import type { WordsRefusal } from "./schema.ts";

const MOST = 20;

type Proof = { body: string } | { fileName: string; contentType: string; sizeBytes: number; storageKey: string };

/**
 * Adds the author's evidence to the defence of their sale, until its deadline (72 hours by default). Another store's order is
 * `not_found`.
 */
export function addEvidence(storeId: number, orderId: string, proof: Proof): Promise<Outcome<void, WordsRefusal>> {
  return transact(async (tx): Promise<Outcome<void, WordsRefusal>> => {
    const found = await openDefence(tx, storeId, orderId);
    if (!found.ok) return found;
    await tx.insert(disputeEvidence).values({ disputeId: found.value, storeId, ...proof });
    return ok();
  });
}

/** Whether an author may add evidence now, checked before their file is received. Returns the dispute's id. */
export const mayAddEvidence = (storeId: number, orderId: string): Promise<Outcome<string, WordsRefusal>> =>
  transact((tx) => openDefence(tx, storeId, orderId));

async function openDefence(tx: Tx, storeId: number, orderId: string): Promise<Outcome<string, WordsRefusal>> {
  const found = await findDefendable(tx, storeId, orderId);
  if (!found) return refuse("not_found");
  if (!found.isOpen) return refuse("too_late");
  return found.added >= MOST ? refuse("too_many") : ok(found.disputeId);
}
