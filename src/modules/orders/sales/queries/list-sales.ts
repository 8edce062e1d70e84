import { and, count, desc, eq, inArray, or, type SQL, sql, sum } from "drizzle-orm";
import { maskEmail } from "#kit/email.ts";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { SALE_TABS, type SaleTab } from "../schema.ts";
import { ORDER_STATUSES } from "../rules.ts";
import { orderItems, orders } from "../tables.ts";

export const SALES_PAGE = 20;

type SalesAsked = { search: string; tab: SaleTab; page: number };

/** One page of the items a store sold or is selling, newest first. */
export function salesPage(storeId: number, { search, tab, page }: SalesAsked) {
  return db
    .select({
      itemId: orderItems.id,
      orderId: orders.id,
      number: orders.number,
      status: orders.status,
      createdAt: orders.createdAt,
      buyerName: orders.buyerName,
      buyerEmail: orders.buyerEmail,
      paymentMethod: orders.paymentMethod,
      title: orderItems.title,
      paidCents: orderItems.paidCents,
      commissionCents: orderItems.commissionCents,
      interestCents: orderItems.interestCents,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(ofStore(storeId, search), inArray(orders.status, statusesOf(tab))))
    .orderBy(desc(orderItems.id))
    .limit(SALES_PAGE)
    .offset((page - 1) * SALES_PAGE);
}

/**
 * The sales of one store: a page of rows, how many each tab holds, and the sums (centavos) of everything under the tab and
 * the search. Of who bought only the first name and the masked e-mail leave the database's side.
 */
export async function listSales(storeId: number, asked: SalesAsked) {
  const byStatus = db
    .select({
      status: orders.status,
      items: count(),
      paidCents: sum(orderItems.paidCents).mapWith(Number),
      commissionCents: sum(orderItems.commissionCents).mapWith(Number),
      interestCents: sum(orderItems.interestCents).mapWith(Number),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(ofStore(storeId, asked.search))
    .groupBy(orders.status);
  const [rows, groups] = await Promise.all([salesPage(storeId, asked), byStatus]);
  const unread = await unreadOrders(
    storeId,
    rows.map((row) => row.orderId),
  );

  const totalsOf = (tab: SaleTab) => {
    const held = groups.filter((group) => statusesOf(tab).includes(group.status));
    const added = (pick: (group: (typeof groups)[number]) => number) => held.reduce((total, group) => total + pick(group), 0);
    return {
      items: added((group) => group.items),
      paidCents: added((group) => group.paidCents),
      commissionCents: added((group) => group.commissionCents),
      interestCents: added((group) => group.interestCents),
    };
  };
  const tabs = [...(Object.keys(SALE_TABS) as SaleTab[]), "todas" as const];
  return {
    rows: rows.map(({ buyerName, buyerEmail, ...row }) => ({
      ...row,
      hasNewMessage: unread.has(row.orderId),
      buyerFirstName: firstName(buyerName),
      buyerEmailMasked: maskEmail(buyerEmail),
    })),
    totals: totalsOf(asked.tab),
    counts: Object.fromEntries(tabs.map((tab) => [tab, totalsOf(tab).items])) as Record<SaleTab, number>,
    page: asked.page,
    pages: Math.ceil(totalsOf(asked.tab).items / SALES_PAGE),
  };
}

/** Of these orders, those whose buyer wrote something the author has not seen. */
async function unreadOrders(storeId: number, orderIds: string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const { rows } = await db.execute<{ orderId: string }>(sql`
    select distinct order_id as "orderId" from order_messages
    where store_id = ${storeId} and order_id = any(${sql.param(orderIds)}::uuid[]) and sender = 'comprador' and read_at is null`);
  return new Set(rows.map((row) => row.orderId));
}

function statusesOf(tab: SaleTab): (typeof ORDER_STATUSES)[number][] {
  return tab === "todas" ? [...ORDER_STATUSES] : [...SALE_TABS[tab]];
}

/** The store's items; words look in titles, a number also names an order, and an e-mail must be whole: parts would unmask it. */
function ofStore(storeId: number, words: string): SQL | undefined {
  const mine = eq(orderItems.storeId, storeId);
  if (!words) return mine;
  const like = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const number = /^(?:pedido )?#?([\d.]{1,15})$/i.exec(words)?.[1]?.replaceAll(".", "");
  return and(
    mine,
    or(
      sql`search_fold(${orderItems.title}) like search_fold(${like})`,
      number ? eq(orders.number, Number(number)) : undefined,
      words.includes("@") ? sql`lower(${orders.buyerEmail}) = ${words.toLowerCase()}` : undefined,
    ),
  );
}
