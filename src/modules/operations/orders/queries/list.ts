import { type SQL, sql } from "drizzle-orm";
import { PAYMENT_METHODS } from "#modules/orders/rules/payment-methods.ts";
import { ORDER_STATUSES } from "#modules/orders/rules.ts";
import { undeliveredOrders } from "#modules/delivery/undelivered/queries.ts";
import { maskEmail } from "#kit/email.ts";
import { PAGE_SIZES, readSort } from "#kit/list-search.ts";
import { firstName } from "#kit/person-name.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { type AdminOrdersSearch, orderList, ORDER_TABS, type OrderSort, type OrderTab } from "../search.ts";
import { foundBy } from "./filter.ts";
import { waitsForAdmin } from "./waits-for-admin.ts";

const ROW = defineRow({
  id: col.text`o.id`,
  number: col.int`o.number`,
  status: col.oneOf(ORDER_STATUSES)`o.status`,
  totalCents: col.int`o.total_cents`,
  paymentMethod: col.oneOf(PAYMENT_METHODS)`o.payment_method`,
  createdAt: col.time`o.created_at`,
  buyerName: col.text`o.buyer_name`,
  buyerEmail: col.text`o.buyer_email`,
  installments: col.int`coalesce((select max(a.installments) from payment_attempts a where a.order_id = o.id), 1)`,
  title: col.text`i.title`,
  authorName: col.text`i.author_name`,
  more: col.int`(select count(*) - 1 from order_items n where n.order_id = o.id)`,
});

const NEWEST = sql`o.number desc`;

function orderOf({ ordem }: AdminOrdersSearch): SQL {
  const { by, isReversed } = readSort<OrderSort>(ordem, "pedido");
  if (by === "valor") return isReversed ? sql`o.total_cents, o.number` : sql`o.total_cents desc, o.number desc`;
  return isReversed ? sql`o.number` : NEWEST;
}

function within(tab: OrderTab): SQL {
  if (tab === "todos") return sql`true`;
  if (tab === "decidir") return sql`o.id in (select r.order_id from refunds r where ${waitsForAdmin})`;
  if (tab === "recibo") return sql`o.id in (select u.order_id from (${undeliveredOrders}) u)`;
  return sql`o.status in (${sql.join(
    ORDER_TABS[tab].map((status) => sql`${status}`),
    sql`, `,
  )})`;
}

/** Some rows of a view, in its order: of who bought only the first name and the masked e-mail leave the server. */
export const readAdminOrders = (search: AdminOrdersSearch, limit: number, offset: number, on: Db = db) =>
  readOrders(
    sql`select * from orders o where ${foundBy(search)} and ${within(search.situacao ?? "todos")}
      order by ${orderOf(search)} limit ${limit} offset ${offset}`,
    orderOf(search),
    on,
  );

const COUNT = defineRow({ n: col.int`count(*)` });
const BY_STATUS = defineRow({ status: col.text`o.status`, n: col.int`count(*)` });

/** One page of the market's orders, newest first, and how many each tab holds under the same search. */
export async function listAdminOrders(search: AdminOrdersSearch) {
  const { pagina = 1, por = PAGE_SIZES[0], situacao = "todos" } = search;
  const [rows, groups, toDecide, undelivered] = await Promise.all([
    readAdminOrders(search, por, (pagina - 1) * por),
    readRows(db, BY_STATUS, sql`select ${BY_STATUS} from orders o where ${foundBy(search)} group by o.status`),
    readRows(db, COUNT, sql`select ${COUNT} from orders o where ${foundBy(search)} and ${within("decidir")}`),
    readRows(db, COUNT, sql`select ${COUNT} from orders o where ${foundBy(search)} and ${within("recibo")}`),
  ]);
  const held = (name: OrderTab): number => {
    if (name === "decidir") return toDecide[0]?.n ?? 0;
    if (name === "recibo") return undelivered[0]?.n ?? 0;
    const statuses: readonly string[] = name === "todos" ? [] : ORDER_TABS[name];
    return groups.reduce((sum, group) => sum + (name === "todos" || statuses.includes(group.status) ? group.n : 0), 0);
  };
  const counts = Object.fromEntries(orderList.tabs.map((name) => [name, held(name)])) as Record<OrderTab, number>;
  return { rows, counts, total: counts[situacao] };
}

/** The newest orders of the market. */
export const listNewestOrders = (count: number) =>
  readOrders(sql`select * from orders o order by ${NEWEST} limit ${count}`, NEWEST);

async function readOrders(chosen: SQL, order: SQL, on: Db = db) {
  const rows = await readRows(
    on,
    ROW,
    sql`
    select ${ROW}
    from (${chosen}) o
    join lateral (select i.title, s.author_name from order_items i join stores s on s.id = i.store_id
      where i.order_id = o.id order by i.id limit 1) i on true
    order by ${order}`,
  );
  return rows.map(({ buyerName, buyerEmail, ...row }) => ({
    ...row,
    buyerFirstName: firstName(buyerName),
    buyerEmailMasked: maskEmail(buyerEmail),
  }));
}
