import { and, eq, inArray, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { revokeAccess } from "../../delivery/revoke-access.ts";
import { moveOrder } from "../../orders/move-order.ts";
import { lockAttempt } from "../find-attempt.ts";
import { openRefund } from "./open-refund.ts";
import type { RegretRefusal } from "../schema.ts";
import { regretSetting } from "../settings.ts";
import { paymentAttempts } from "../tables/attempts.ts";

/**
 * The legal right to give a purchase up (CDC art. 49): within seven days of the payment, by the buyer alone. The files close now,
 * and a job asks the provider for the whole amount back in the same minute. Asking twice is asking once.
 */
export async function regretPurchase(userId: string, orderId: string): Promise<Outcome<void, RegretRefusal>> {
  return transact(async (tx) => {
    const [paid] = await tx
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.status, ["paga", "superpaga"])));
    const found = paid && (await lockAttempt(tx, paid.id));
    if (!found || found.order.userId !== userId) return refuse("not_found");
    if (found.order.status === "estornando") return ok();
    const { days } = await readSetting(tx, regretSetting);
    const { rows } = await tx.execute<{ inTime: boolean }>(
      sql`select paid_at > now() - make_interval(days => ${days}) as "inTime" from orders where id = ${orderId}`,
    );
    if (!rows[0]?.inTime) return refuse("too_late");
    if (!(await moveOrder(tx, orderId, "estorno_pedido", { cause: "desistência de quem comprou", actor: userId })))
      return refuse("not_found");
    await revokeAccess(tx, orderId, "arrependimento");
    await openRefund(tx, found, { amountCents: found.order.totalCents, cause: "arrependimento" });
    return ok();
  });
}
