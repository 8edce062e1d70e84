import { and, desc, eq, inArray } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { lockAttempt } from "../find-attempt.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { moveDispute } from "./move-dispute.ts";
import type { AdminMove } from "./rules/dispute.ts";

/**
 * Records what a person learned about a dispute outside the provider's API: a warning, its closing, that the defence was sent, that the
 * bank decided for the payer. None of these moves money. Refuses a transition that the machine does not allow (`already_done`).
 */
export async function noteDispute(
  tx: Tx,
  orderId: string,
  move: AdminMove,
  by: { cause: string; actor: string },
): Promise<Outcome<{ disputeId: string; status: string }, "not_found" | "already_done">> {
  const [paid] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        inArray(paymentAttempts.status, ["paga", "superpaga", "reembolso_parcial", "contestada"]),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  const found = paid && (await lockAttempt(tx, paid.id));
  if (!found) return refuse("not_found");
  const dispute = await moveDispute(tx, found, move, by);
  return dispute ? ok({ disputeId: dispute.id, status: dispute.status }) : refuse("already_done");
}
