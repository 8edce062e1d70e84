import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
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
function saying(storeId: number, words: string): SQL | undefined {
  if (words.includes("@")) return sql`lower(${orders.buyerEmail}) = ${words.toLowerCase()}`;
  const escaped = words.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const number = /^(?:pedido )?#?([\d.]{1,15})$/i.exec(words)?.[1]?.replaceAll(".", "");
  // A store has few titles and many sales: each title is folded once.
  const titles = sql`select t.title from (select distinct i.title from ${orderItems} i where i.store_id = ${storeId}) t
    where search_fold(t.title) like search_fold(${`%${escaped}%`})`;
  const name = sql`search_fold(${orders.buyerName})`;
  return or(
    sql`${orderItems.title} in (${titles})`,
    number ? eq(orders.number, Number(number)) : undefined,
    words.includes(" ")
      ? sql`${name} = search_fold(${words})`
      : sql`split_part(${name}, ' ', 1) like search_fold(${`${escaped}%`})`,
  );
}
