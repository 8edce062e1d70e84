import { count, eq, type SQL, sql, sum } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { ORDER_STATUSES, type OrderStatus } from "../../rules.ts";
import { orderItems, orders } from "../../tables.ts";
import { type SalesSearch, type SaleTab, SALE_TAB_NAMES } from "../search.ts";
import { saleTallies, saleTallyChanges } from "../tallies/tables.ts";
import { statusesOf, underFilters } from "./filter.ts";
import { returnedCents } from "./rows.ts";

type Group = {
  status: OrderStatus;
  isPaid: boolean;
  items: number;
  paidCents: number;
  commissionCents: number;
  interestCents: number;
  returnedCents: number;
};

/**
 * The number of lines in each tab under the filters, and the totals of the requested tab over all pages, in centavos. Under "todas"
 * only paid lines are added: those awaiting payment are in `waiting`, and those never paid are left out.
 */
export async function readSalesSums(storeId: number, search: SalesSearch) {
  const groups = await (search.busca ? sumLines(storeId, search) : sumTallies(storeId, search));
  const tab = search.situacao ?? "pagas";
  const heldBy = (name: SaleTab) => groups.filter((group) => statusesOf(name).includes(group.status));
  const summed = tab === "todas" ? groups.filter((group) => group.isPaid) : heldBy(tab);
  const add = (held: readonly Group[], pick: (group: Group) => number) => held.reduce((total, group) => total + pick(group), 0);
  const counts = Object.fromEntries(SALE_TAB_NAMES.map((name) => [name, add(heldBy(name), (one) => one.items)]));
  const waiting = heldBy("aguardando");
  return {
    counts: counts as Record<SaleTab, number>,
    totals: {
      items: add(summed, (one) => one.items),
      paidCents: add(summed, (one) => one.paidCents),
      commissionCents: add(summed, (one) => one.commissionCents),
      interestCents: add(summed, (one) => one.interestCents),
      returnedCents: add(
        groups.filter((one) => one.isPaid && statusesOf(tab).includes(one.status)),
        (one) => one.returnedCents,
      ),
    },
    waiting: { items: add(waiting, (one) => one.items), paidCents: add(waiting, (one) => one.paidCents) },
  };
}

const GROUP = defineRow<Group>({
  status: col.oneOf(ORDER_STATUSES)`status`,
  isPaid: col.bool`is_paid`,
  items: col.int`sum(items)::int`,
  paidCents: col.int`sum(paid_cents)::bigint`,
  commissionCents: col.int`sum(commission_cents)::bigint`,
  interestCents: col.int`sum(interest_cents)::bigint`,
  returnedCents: col.int`sum(returned_cents)::bigint`,
});

/** From the tallies and the changes not yet in them: one statement sees each change once. */
export const salesTallied = (storeId: number, { meio, material: product, de, ate }: SalesSearch): SQL => {
  const wanted = sql.join(
    [
      sql`store_id = ${storeId}`,
      ...(meio ? [sql`method = ${meio}`] : []),
      ...(product ? [sql`product_id = ${product}`] : []),
      ...(de ? [sql`day >= ${de}::date`] : []),
      ...(ate ? [sql`day <= ${ate}::date`] : []),
    ],
    sql` and `,
  );
  const columns = sql.raw("status, is_paid, items, paid_cents, commission_cents, interest_cents, returned_cents");
  return sql`select ${GROUP} from (
    select ${columns} from ${saleTallies} where ${wanted}
    union all select ${columns} from ${saleTallyChanges} where ${wanted}) t
  group by status, is_paid having sum(items) <> 0`;
};

const sumTallies = (storeId: number, search: SalesSearch): Promise<Group[]> => readRows(db, GROUP, salesTallied(storeId, search));

/** From the lines themselves: words are looked for in each. */
const sumLines = (storeId: number, search: SalesSearch): Promise<Group[]> =>
  db
    .select({
      status: orders.status,
      isPaid,
      items: count(),
      paidCents: sum(orderItems.paidCents).mapWith(Number),
      commissionCents: sum(orderItems.commissionCents).mapWith(Number),
      interestCents: sum(orderItems.interestCents).mapWith(Number),
      returnedCents: sum(returnedCents).mapWith(Number),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(underFilters(storeId, search))
    .groupBy(orders.status, isPaid);

const isPaid = sql<boolean>`${orders.paidAt} is not null`;
