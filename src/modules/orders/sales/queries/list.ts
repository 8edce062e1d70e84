import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { listToFilter } from "../../../catalog/picking/list-to-filter.ts";
import { withdrawalRightSetting } from "../../../payments/refunds/settings.ts";
import { pageSize, type SalesSearch } from "../search.ts";
import { saleTallies, saleTallyChanges } from "../tallies/tables.ts";
import { underTab } from "./filter.ts";
import { saleOf, salesRows } from "./rows.ts";
import { readSalesSums } from "./sums.ts";

/** One page of a store's sale lines, newest first by default. */
export const salesPage = (storeId: number, search: SalesSearch) =>
  salesRows(underTab(storeId, search), {
    ordem: search.ordem,
    limit: pageSize(search),
    offset: ((search.pagina ?? 1) - 1) * pageSize(search),
  });

/**
 * The sales of one store: a page of lines, the number of lines in each tab, the totals under the tab and the filters, and the products
 * to filter by. Never another store's lines, and of the buyer only the first name and the masked e-mail.
 */
export async function listSales(storeId: number, search: SalesSearch) {
  const [rows, sums, products, { days }] = await Promise.all([
    salesPage(storeId, search),
    readSalesSums(storeId, search),
    listToFilter(storeId, { chosen: search.material, only: isSold(storeId) }),
    readSetting(db, withdrawalRightSetting),
  ]);
  const unread = await unreadOrders(
    storeId,
    rows.map((row) => row.orderId),
  );
  return {
    rows: rows.map((row) => ({ ...saleOf(row, days), hasNewMessage: unread.has(row.orderId) })),
    ...sums,
    materials: products,
  };
}

/** In at least one order of the store. */
const isSold = (storeId: number): SQL => sql`p.id in (
  select t.product_id from ${saleTallies} t where t.store_id = ${storeId}
  union select t.product_id from ${saleTallyChanges} t where t.store_id = ${storeId})`;

/** The orders, among these, with a message from the buyer that the author has not read. */
async function unreadOrders(storeId: number, orderIds: string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await readRows(
    db,
    { orderId: col.text`order_id` },
    (row) => sql`select distinct ${row} from order_messages
    where store_id = ${storeId} and order_id = any(${sql.param(orderIds)}::uuid[]) and sender = 'comprador' and read_at is null`,
  );
  return new Set(rows.map((row) => row.orderId));
}
