import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { dayBoundsSp } from "#kit/dates.ts";
import { ORDER_STATUSES, type OrderStatus } from "../../rules.ts";
import { orderItems, orders } from "../../tables.ts";
import { SALE_TABS, type SalesSearch, type SaleTab } from "../search.ts";

/** The time of a sale: of its payment or, while unpaid, of the order. */
export const soldAt = sql<Date>`coalesce(${orders.paidAt}, ${orders.createdAt})`;

/** The store's own items under every filter of the address except the tab, over order_items joined to orders. */
export function underFilters(storeId: number, { busca, meio, material: product, de, ate }: SalesSearch): SQL | undefined {
  const from = de && dayBoundsSp(de)?.start;
  const to = ate && dayBoundsSp(ate)?.end;
  return and(
    eq(orderItems.storeId, storeId),
    busca ? saying(storeId, busca) : undefined,
    meio ? eq(orders.paymentMethod, meio) : undefined,
    product ? eq(orderItems.productId, product) : undefined,
    from ? sql`${soldAt} >= ${from.toISOString()}` : undefined,
    to ? sql`${soldAt} <= ${to.toISOString()}` : undefined,
  );
}

/** The same, restricted to the tab. */
export const underTab = (storeId: number, search: SalesSearch): SQL | undefined =>
  and(underFilters(storeId, search), inArray(orders.status, statusesOf(search.situacao ?? "pagas")));

export const statusesOf = (tab: SaleTab): OrderStatus[] => (tab === "todas" ? [...ORDER_STATUSES] : [...SALE_TABS[tab]]);

/**
 * Searches titles by text and orders by number. The author sees only the buyer's first name and masked e-mail, so only the first name
 * matches by its beginning; the full name and the e-mail must be typed completely, or a search character by character would reveal them.
 */
function saying(storeId: number, words: string): SQL {
  if (words.includes("@")) return sql`lower(${orders.buyerEmail}) = ${words.toLowerCase()}`;
  const escaped = words.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const number = /^(?:pedido )?#?([\d.]{1,15})$/i.exec(words)?.[1]?.replaceAll(".", "");
  const lines = sql`select i.id from ${orderItems} i`;
  const ofOrders = sql`${lines} join ${orders} o on o.id = i.order_id where i.store_id = ${storeId}`;
  const name = sql`search_fold(o.buyer_name)`;
  const found = [
    // A store has few titles and many sales: each title is folded once.
    sql`${lines} where i.store_id = ${storeId} and i.title in (
      select t.title from (select distinct d.title from ${orderItems} d where d.store_id = ${storeId}) t
      where search_fold(t.title) like search_fold(${`%${escaped}%`}))`,
    // What begins a name and has no space begins its first name.
    words.includes(" ")
      ? sql`${ofOrders} and ${name} = search_fold(${words})`
      : sql`${ofOrders} and ${name} like search_fold(${`${escaped}%`}) and search_fold(${words}) not like '% %'`,
    ...(number ? [sql`${ofOrders} and o.number = ${Number(number)}`] : []),
  ];
  return sql`${orderItems.id} in (${sql.join(found, sql` union all `)})`;
}
