import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { rightToRefund } from "../../delivery/rules/terms.ts";
import { withdrawalRightSetting } from "./settings.ts";

/** When an order was paid and first opened, and what time it is, all by the database's clock; null while it is unpaid. */
export async function readMoment(
  on: Db,
  orderId: string,
): Promise<{ paidAt: Date; firstAccessAt: Date | null; now: Date } | null> {
  const ms = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000)::float8`;
  const { rows } = await on.execute<{ paid: number | null; first: number | null; now: number }>(sql`
    select ${ms(sql`o.paid_at`)} as paid, ${ms(sql`now()`)} as now, ${ms(sql`(
      select min(d.at) from downloads d join entitlements e on e.id = d.entitlement_id where e.order_id = o.id)`)} as first
    from orders o where o.id = ${orderId}`);
  const [row] = rows;
  if (!row || row.paid === null) return null;
  return { paidAt: new Date(row.paid), firstAccessAt: row.first === null ? null : new Date(row.first), now: new Date(row.now) };
}

/** Whether the buyer could still give the order up by the law alone: a refund made now undoes the sale as the law does. */
export async function isInLegalDays(on: Db, orderId: string): Promise<boolean> {
  const [moment, { days }] = [await readMoment(on, orderId), await readSetting(on, withdrawalRightSetting)];
  return moment !== null && rightToRefund(moment, { legalDays: days, guaranteeDays: days }) === "arrependimento";
}
