import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { type Tx, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { rightToRefund } from "../../delivery/rules/terms.ts";
import { refundItems, refunds } from "../tables/refunds.ts";
import { approveRefund } from "./approve-refund.ts";
import { lockPaidOrder } from "./find-paid-attempt.ts";
import { emailBuyer } from "./mail-refund.ts";
import { moveRefund } from "./move-refund.ts";
import { openLineRefund } from "./open-refund.ts";
import { readLines } from "./read-lines.ts";
import { readMoment } from "./read-moment.ts";
import { lineTotal } from "./rules/lines.ts";
import type { WithdrawalRightRefusal } from "./schema.ts";
import { withdrawalRightSetting } from "./settings.ts";

/** `em_aprovacao`: a person decides, because of earlier withdrawals after downloading. */
export type Regretted = { status: "aprovado" | "em_aprovacao" };

/**
 * The buyer's right to withdraw from a purchase, or from items of it: the law's (CDC art. 49), within seven days of the payment, or of the
 * first download when that is later; then the guarantee of each item's store, frozen at the sale. The files close now and a job requests
 * the refund at once. A named item past its deadline refuses all (`too_late`). After three withdrawals from downloaded purchases in
 * 90 days, a person decides. A problem under review does not prevent it. A repeated request changes nothing.
 */
export async function withdrawFromPurchase(
  userId: string,
  orderId: string,
  itemIds?: readonly string[],
): Promise<Outcome<Regretted, WithdrawalRightRefusal>> {
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
    const setting = await readSetting(tx, withdrawalRightSetting);
    const moment = await readMoment(tx, orderId);
    const rightTo = ({ guaranteeDays }: { guaranteeDays: number }) =>
      moment && rightToRefund(moment, { legalDays: setting.days, guaranteeDays });
    const inTime = found.order.items.filter((item) => fresh.includes(item.id) && rightTo(item));
    const cause = inTime[0] && rightTo(inTime[0]);
    if (!cause || (itemIds && inTime.length < fresh.length)) return refuse("too_late");
    const given = inTime.map((item) => item.id);
    await dropReports(tx, given, userId);
    const refund = await openLineRefund(tx, found, { cause, itemIds: given, actor: userId });
    if (!refund) return refuse("not_found");
    const by = { cause: "desistência de quem comprou", actor: userId };
    if (!(await needsPerson(tx, userId, given, setting.automaticPer90Days))) {
      await approveRefund(tx, found, refund.id, by);
      return ok({ status: "aprovado" as const });
    }
    const dueAt = sql`now() + make_interval(days => ${setting.decisionDays})`;
    const held = await moveRefund(tx, refund.id, "examinar", by, { waitingFor: "operador", dueAt });
    if (held) await emailBuyer(tx, held, found.order, "analise");
    return ok({ status: "em_aprovacao" as const });
  });
}

const isReport = and(eq(refunds.cause, "defeito"), eq(refunds.status, "em_aprovacao"));

/** Items with an open refund, except those whose reported problem is still under review. */
async function openItems(tx: Tx, itemIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: refundItems.orderItemId })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
    .where(
      and(
        eq(refundItems.isOpen, true),
        inArray(refundItems.orderItemId, itemIds),
        or(ne(refunds.cause, "defeito"), ne(refunds.status, "em_aprovacao")),
      ),
    );
  return rows.map((row) => row.id);
}

/** A withdrawal needs no reason: it closes the problem the buyer had reported. */
async function dropReports(tx: Tx, itemIds: string[], userId: string): Promise<void> {
  const reports = await tx
    .selectDistinct({ id: refunds.id })
    .from(refunds)
    .innerJoin(refundItems, eq(refundItems.refundId, refunds.id))
    .where(and(inArray(refundItems.orderItemId, itemIds), eq(refundItems.isOpen, true), isReport));
  const by = { cause: "quem comprou desistiu da compra", actor: userId };
  for (const { id } of reports) await moveRefund(tx, id, "negar", by, { answer: "Quem comprou desistiu da compra." });
}

/**
 * Whether a person must decide: one of these items was downloaded, and this person already withdrew from `mostAlone` downloaded purchases
 * in 90 days. An item that the buyer still owns by another purchase (a bundle) is always refunded automatically.
 */
async function needsPerson(tx: Tx, userId: string, itemIds: string[], mostAlone: number): Promise<boolean> {
  const downloaded = sql`exists (select 1 from downloads d join entitlements e on e.id = d.entitlement_id where e.order_item_id`;
  const hadTwice = sql`exists (select 1 from entitlements e join entitlements twin on twin.user_id = e.user_id
    and twin.product_id = e.product_id and twin.order_item_id <> e.order_item_id and twin.revoked_at is null where e.order_item_id = i.id)`;
  const rows = await readRows(
    tx,
    {
      touched: col.bool`exists (select 1 from order_items i where i.id in ${itemIds} and ${downloaded} = i.id) and not ${hadTwice})`,
      before: col.int`(select count(distinct r.id) from refunds r join refund_items ri on ri.refund_id = r.id
        where r.asked_by = ${userId} and r.cause in ('arrependimento', 'garantia') and r.status <> 'negado' and r.created_at > now() - interval '90 days'
          and ri.order_item_id not in ${itemIds} and ${downloaded} = ri.order_item_id and d.at < r.created_at))`,
    },
    (row) => sql`select ${row}`,
  );
  return (rows[0]?.touched ?? false) && (rows[0]?.before ?? 0) >= mostAlone;
}
