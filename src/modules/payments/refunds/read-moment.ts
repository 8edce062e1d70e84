import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { rightToRefund } from "../../delivery/rules/terms.ts";
import { withdrawalRightSetting } from "./settings.ts";

const MOMENT = defineRow<{ paidAt: Date; firstAccessAt: Date | null; now: Date }>({
  paidAt: col.time`o.paid_at`,
  firstAccessAt: col.time.orNull`(
    select min(d.at) from downloads d join entitlements e on e.id = d.entitlement_id where e.order_id = o.id)`,
  now: col.time`now()`,
});

/** When an order was paid and first downloaded, and the current time, all by the database's clock; null while it is unpaid. */
export async function readMoment(
  on: Db,
  orderId: string,
): Promise<{ paidAt: Date; firstAccessAt: Date | null; now: Date } | null> {
  const [moment] = await readRows(
    on,
    MOMENT,
    sql`select ${MOMENT} from orders o where o.id = ${orderId} and o.paid_at is not null`,
  );
  return moment ?? null;
}

/** Whether the legal withdrawal period is still open: a refund made now has the effects of the law. */
export async function isInLegalDays(on: Db, orderId: string): Promise<boolean> {
  const [moment, { days }] = [await readMoment(on, orderId), await readSetting(on, withdrawalRightSetting)];
  return moment !== null && rightToRefund(moment, { legalDays: days, guaranteeDays: days }) === "arrependimento";
}
