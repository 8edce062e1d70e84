import { and, count, eq, sql, sum } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { orderItems, orders } from "../../tables.ts";
import { type SalesSearch, type SaleTab, SALE_TAB_NAMES } from "../search.ts";
import { statusesOf, underFilters } from "./filter.ts";

const isPaid = sql<boolean>`${orders.paidAt} is not null`;

/**
 * The number of lines in each tab under the filters, and the totals of the requested tab over all pages, in centavos. Under "todas"
 * only paid lines are added: those awaiting payment are in `waiting`, and those never paid are left out.
 */
export async function readSalesSums(storeId: number, search: SalesSearch) {
  const filters = underFilters(storeId, search);
  const [groups, returned] = await Promise.all([
    db
      .select({
        status: orders.status,
        isPaid,
        items: count(),
        paidCents: sum(orderItems.paidCents).mapWith(Number),
        commissionCents: sum(orderItems.commissionCents).mapWith(Number),
        interestCents: sum(orderItems.interestCents).mapWith(Number),
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(filters)
      .groupBy(orders.status, isPaid),
    db
      .select({
        status: orders.status,
        cents: sql<number>`sum(r.net_cents + r.commission_cents + r.interest_cents)::float8`,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .innerJoin(sql`sale_reversals r`, sql`r.order_item_id = ${orderItems.id}`)
      .where(and(filters, isPaid))
      .groupBy(orders.status),
  ]);
  const tab = search.situacao ?? "pagas";
  const heldBy = (name: SaleTab) => groups.filter((group) => statusesOf(name).includes(group.status));
  const summed = tab === "todas" ? groups.filter((group) => group.isPaid) : heldBy(tab);
  const add = (held: typeof groups, pick: (group: (typeof groups)[number]) => number) =>
    held.reduce((total, group) => total + pick(group), 0);
  const counts = Object.fromEntries(SALE_TAB_NAMES.map((name) => [name, add(heldBy(name), (one) => one.items)]));
  const waiting = heldBy("aguardando");
  return {
    counts: counts as Record<SaleTab, number>,
    totals: {
      items: add(summed, (one) => one.items),
      paidCents: add(summed, (one) => one.paidCents),
      commissionCents: add(summed, (one) => one.commissionCents),
      interestCents: add(summed, (one) => one.interestCents),
      returnedCents: returned.filter((one) => statusesOf(tab).includes(one.status)).reduce((total, one) => total + one.cents, 0),
    },
    waiting: { items: add(waiting, (one) => one.items), paidCents: add(waiting, (one) => one.paidCents) },
  };
}
