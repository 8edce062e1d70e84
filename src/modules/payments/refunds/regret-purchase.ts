import { and, eq, inArray, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { type Tx, transact } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { refundItems } from "../tables/refunds.ts";
import { approveRefund } from "./approve-refund.ts";
import { lockPaidOrder } from "./find-paid-attempt.ts";
import { mailBuyer } from "./mail-refund.ts";
import { moveRefund } from "./move-refund.ts";
import { openLineRefund } from "./open-refund.ts";
import { readLines } from "./read-lines.ts";
import { lineTotal } from "./rules/lines.ts";
import type { RegretRefusal } from "./schema.ts";
import { regretSetting } from "./settings.ts";

/** `analise`: a person looks first, for it is one of many after downloading. */
export type Regretted = { status: "aprovado" | "em_aprovacao" };

/**
 * The legal right to give a purchase up, or items of it (CDC art. 49): within seven days of the payment, or of the first download
 * when that came later, by the buyer alone. The files close now and a job asks the provider for the money in the same minute.
 * Who regretted more than three downloaded purchases in 90 days waits for a person. Asking twice is asking once.
 */
export async function regretPurchase(
  userId: string,
  orderId: string,
  itemIds?: readonly string[],
): Promise<Outcome<Regretted, RegretRefusal>> {
  return transact(async (tx) => {
    const found = await lockPaidOrder(tx, orderId);
    if (!found || found.order.userId !== userId) return refuse("not_found");
    const { left } = await readLines(tx, found);
    const wanted = left.filter((line) => lineTotal(line) > 0 && (itemIds?.includes(line.orderItemId) ?? true));
    if (wanted.length === 0) return refuse("not_found");
    const open = await openItems(
      tx,
      wanted.map((line) => line.orderItemId),
    );
    const fresh = wanted.map((line) => line.orderItemId).filter((id) => !open.includes(id));
    if (fresh.length === 0) return ok({ status: "aprovado" as const });
    const setting = await readSetting(tx, regretSetting);
    if (!(await isInTime(tx, orderId, setting.days))) return refuse("too_late");
    const refund = await openLineRefund(tx, found, { cause: "arrependimento", itemIds: fresh, actor: userId });
    if (!refund) return refuse("not_found");
    const by = { cause: "desistência de quem comprou", actor: userId };
    if (!(await needsPerson(tx, userId, fresh, setting.automaticPer90Days))) {
      await approveRefund(tx, found, refund.id, by);
      return ok({ status: "aprovado" as const });
    }
    const dueAt = sql`now() + make_interval(days => ${setting.decisionDays})`;
    const held = await moveRefund(tx, refund.id, "examinar", by, { waitingFor: "operador", dueAt });
    if (held) await mailBuyer(tx, held, found.order, "analise");
    return ok({ status: "em_aprovacao" as const });
  });
}

async function openItems(tx: Tx, itemIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: refundItems.orderItemId })
    .from(refundItems)
    .where(and(eq(refundItems.isOpen, true), inArray(refundItems.orderItemId, itemIds)));
  return rows.map((row) => row.id);
}

async function isInTime(tx: Tx, orderId: string, days: number): Promise<boolean> {
  const { rows } = await tx.execute<{ inTime: boolean }>(sql`
    select greatest(o.paid_at, (select min(d.at) from downloads d join entitlements e on e.id = d.entitlement_id where e.order_id = o.id))
      > now() - make_interval(days => ${days}) as "inTime"
    from orders o where o.id = ${orderId}`);
  return rows[0]?.inTime ?? false;
}

/**
 * One of these was downloaded, and so were more than the usual few that this person regretted lately. What came twice, alone and in a
 * bundle, always goes back by itself.
 */
async function needsPerson(tx: Tx, userId: string, itemIds: string[], mostAlone: number): Promise<boolean> {
  const downloaded = sql`exists (select 1 from downloads d join entitlements e on e.id = d.entitlement_id where e.order_item_id`;
  const hadTwice = sql`exists (select 1 from entitlements e join entitlements twin on twin.user_id = e.user_id
    and twin.product_id = e.product_id and twin.order_item_id <> e.order_item_id and twin.revoked_at is null where e.order_item_id = i.id)`;
  const { rows } = await tx.execute<{ touched: boolean; before: number }>(sql`
    select exists (select 1 from order_items i where i.id in ${itemIds} and ${downloaded} = i.id) and not ${hadTwice}) as touched,
      (select count(distinct r.id)::int from refunds r join refund_items ri on ri.refund_id = r.id
        where r.asked_by = ${userId} and r.cause = 'arrependimento' and r.status <> 'negado' and r.created_at > now() - interval '90 days'
          and ri.order_item_id not in ${itemIds} and ${downloaded} = ri.order_item_id and d.at < r.created_at)) as before`);
  return Boolean(rows[0]?.touched) && (rows[0]?.before ?? 0) >= mostAlone;
}
