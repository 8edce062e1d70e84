import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { type Tx, transact } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { refundItems, refunds } from "../tables/refunds.ts";
import { lockPaidOrder } from "./find-paid-attempt.ts";
import { emailAuthors, emailBuyer } from "./mail-refund.ts";
import { moveRefund } from "./move-refund.ts";
import { openLineRefund } from "./open-refund.ts";
import type { Problem } from "./rules/causes.ts";
import type { ReportRefusal } from "./schema.ts";
import { problemSetting } from "./settings.ts";

export type ProblemReport = { orderId: string; itemId: string; problem: Problem; text: string };

/**
 * A buyer reports a problem with an item: up to 60 days from the payment, 90 when it is not as described. The author has five calendar
 * days to answer, then the platform decides; without a decision in fifteen days the money is refunded automatically. Both sides are
 * notified, with the dates. The files stay open meanwhile.
 */
export async function reportProblem(userId: string, report: ProblemReport): Promise<Outcome<void, ReportRefusal>> {
  return transact(async (tx) => {
    const found = await lockPaidOrder(tx, report.orderId);
    const item = found?.order.items.find((one) => one.id === report.itemId);
    if (!found || found.order.userId !== userId || !item || item.paidCents === 0) return refuse("not_found");
    const past = await tx
      .select({ status: refunds.status, cause: refunds.cause, isOpen: refundItems.isOpen })
      .from(refundItems)
      .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
      .where(and(eq(refundItems.orderItemId, item.id)));
    if (past.some((one) => one.isOpen)) return refuse("already_open");
    if (past.some((one) => one.cause === "defeito" && one.status === "negado")) return refuse("already_decided");
    const setting = await readSetting(tx, problemSetting);
    const days = report.problem === "diferente" ? setting.notAsDescribedDays : setting.reportDays;
    if (!(await isWithin(tx, report.orderId, days))) return refuse("too_late");
    const refund = await openLineRefund(tx, found, {
      cause: "defeito",
      itemIds: [item.id],
      actor: userId,
      reason: report.text,
      problem: report.problem,
    });
    if (!refund) return refuse("not_found");
    const by = { cause: "problema relatado por quem comprou", actor: userId };
    const dueAt = sql`now() + make_interval(days => ${setting.authorDays})`;
    const held = await moveRefund(tx, refund.id, "examinar", by, { waitingFor: "autor", dueAt });
    if (held) {
      await emailBuyer(tx, held, found.order, "problema");
      await emailAuthors(tx, held, found.order, "problema");
    }
    return ok();
  });
}

async function isWithin(tx: Tx, orderId: string, days: number): Promise<boolean> {
  const rows = await readRows(
    tx,
    { inTime: col.bool`paid_at > now() - make_interval(days => ${days})` },
    (row) => sql`select ${row} from orders where id = ${orderId}`,
  );
  return rows[0]?.inTime ?? false;
}
