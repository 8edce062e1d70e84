import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { dayBoundsSp } from "#kit/dates.ts";
import { ORDER_STATUSES, type OrderStatus } from "../../rules.ts";
import { orderItems, orders } from "../../tables.ts";
import { SALE_TABS, type SalesSearch, type SaleTab } from "../search.ts";

/** When a sale happened: when it was paid; before that, when it was placed. */
export const soldAt = sql<Date>`coalesce(${orders.paidAt}, ${orders.createdAt})`;

/** The store's own items under every filter of the address but the tab, over order_items joined to orders. */
export function underFilters(storeId: number, { busca, meio, material: product, de, ate }: SalesSearch): SQL | undefined {
  const from = de && dayBoundsSp(de)?.start;
  const to = ate && dayBoundsSp(ate)?.end;
  return and(
    eq(orderItems.storeId, storeId),
    busca ? saying(busca) : undefined,
    meio ? eq(orders.paymentMethod, meio) : undefined,
    product ? eq(orderItems.productId, product) : undefined,
    from ? sql`${soldAt} >= ${from.toISOString()}` : undefined,
    to ? sql`${soldAt} <= ${to.toISOString()}` : undefined,
  );
}

/** The same under its tab too. */
export const underTab = (storeId: number, search: SalesSearch): SQL | undefined =>
  and(underFilters(storeId, search), inArray(orders.status, statusesOf(search.situacao ?? "pagas")));

export const statusesOf = (tab: SaleTab): OrderStatus[] => (tab === "todas" ? [...ORDER_STATUSES] : [...SALE_TABS[tab]]);

/**
 * Words look in titles and a number also names an order. Of who bought the author sees a first name and a masked e-mail, so only
 * the first name answers to a piece of it: the rest must be known whole, or typing letter by letter would unmask it.
 */
function saying(words: string): SQL | undefined {
  const escaped = words.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const number = /^(?:pedido )?#?([\d.]{1,15})$/i.exec(words)?.[1]?.replaceAll(".", "");
  const name = sql`search_fold(${orders.buyerName})`;
  return or(
    sql`search_fold(${orderItems.title}) like search_fold(${`%${escaped}%`})`,
    number ? eq(orders.number, Number(number)) : undefined,
    words.includes("@") ? sql`lower(${orders.buyerEmail}) = ${words.toLowerCase()}` : undefined,
    words.includes(" ")
      ? sql`${name} = search_fold(${words})`
      : sql`split_part(${name}, ' ', 1) like search_fold(${`${escaped}%`})`,
  );
}
