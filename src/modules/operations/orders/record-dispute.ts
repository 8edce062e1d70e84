import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { noteDispute } from "#modules/payments/disputes/note-dispute.ts";
import type { AdminMove } from "#modules/payments/disputes/rules/dispute.ts";
import type { Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { ActRefusal } from "../schema/acts.ts";

/** An admin tells what they heard of a dispute; the state moves and the act is kept together. Refuses what the machine does not allow. */
export function recordDispute(
  adminId: string,
  { orderId, ato, motivo }: { orderId: string; ato: AdminMove; motivo: string },
): Promise<Outcome<void, ActRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, ActRefusal | OwnCase>> => {
    const noted = await noteDispute(tx, orderId, ato, { cause: motivo, actor: `admin:${adminId}` });
    if (!noted.ok) return noted;
    const target = { kind: "pedido", id: orderId };
    return await recordDecision(tx, "disputes", {
      adminId,
      action: `contestacao-${ato}`,
      target,
      reason: motivo,
      detail: { para: noted.value.status },
    });
  });
}
