import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { db, transact } from "#platform/db.ts";
import { readReceivables } from "../../payments/receivables/read-receivables.ts";
import { settleAttempt } from "../../payments/settle-attempt.ts";
import { reconciliationFindings } from "../tables/reconciliation.ts";
import { findOrderOfCharge } from "./queries.ts";

/**
 * Reads the charge of a finding at the provider now and books the result; repeating it is harmless. Refuses "not_found" when the
 * finding has no charge of ours, and "provider_away" when nothing could be read.
 */
export async function settleFinding(
  adminId: string,
  { findingId, motivo }: { findingId: number; motivo: string },
): Promise<Outcome<void, "not_found" | "provider_away">> {
  const [finding] = await db.select().from(reconciliationFindings).where(eq(reconciliationFindings.id, findingId));
  const order = finding && (await findOrderOfCharge(finding.ref));
  if (!order) return refuse("not_found");
  await transact(async (tx) => {
    await audit(tx, { adminId, action: "reler-cobranca", target: { kind: "pedido", id: order.orderId }, reason: motivo });
    return ok();
  });
  if (!(await settleAttempt(order.attemptId))) return refuse("provider_away");
  await readReceivables(order.attemptId);
  return ok();
}
