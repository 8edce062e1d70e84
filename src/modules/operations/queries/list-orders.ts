import { type SQL, sql } from "drizzle-orm";
import type { OrderStatus } from "../../orders/rules.ts";
import { maskEmail } from "#kit/email.ts";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { type OrderNeedle, readNeedle } from "../rules.ts";
import { ORDER_TAB_NAMES, ORDER_TABS, ORDERS_PAGE, type OrderTab } from "../schema/orders-search.ts";

type Row = {
  id: string;
  number: number;
  status: OrderStatus;
  totalCents: number;
  paymentMethod: "pix" | "cartao" | "gratis";
  installments: number;
  createdAtMs: number;
  buyerName: string;
  buyerEmail: string;
  title: string;
  authorName: string;
  more: number;
};

/**
 * One page of the market's orders, newest first, and how many each tab holds under the same search. Of who bought only the first
 * name and the masked e-mail leave the server.
 */
export async function listAdminOrders({ search, tab, page }: { search: string; tab: OrderTab; page: number }) {
  const found = matching(readNeedle(search));
  const within = tab === "todos" ? sql`true` : sql`o.status in (${list(ORDER_TABS[tab])})`;
  const [rows, groups] = await Promise.all([
    readRows(sql`select * from orders o where ${found} and ${within} order by o.number desc
      limit ${ORDERS_PAGE} offset ${(page - 1) * ORDERS_PAGE}`),
    db.execute<{ status: OrderStatus; n: number }>(
      sql`select o.status, count(*)::int as n from orders o where ${found} group by o.status`,
    ),
  ]);
  const held = (name: OrderTab): number => {
    const statuses: readonly string[] = name === "todos" ? [] : ORDER_TABS[name];
    return groups.rows.reduce((sum, group) => sum + (name === "todos" || statuses.includes(group.status) ? group.n : 0), 0);
  };
  return {
    rows,
    counts: Object.fromEntries(ORDER_TAB_NAMES.map((name) => [name, held(name)])) as Record<OrderTab, number>,
    page,
    pages: Math.ceil(held(tab) / ORDERS_PAGE),
  };
}

/** The newest orders of the market. */
export const listNewestOrders = (count: number) => readRows(sql`select * from orders o order by o.number desc limit ${count}`);

async function readRows(chosen: SQL) {
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.number, o.status, o.total_cents as "totalCents", o.payment_method as "paymentMethod",
      (extract(epoch from o.created_at) * 1000)::float8 as "createdAtMs", o.buyer_name as "buyerName", o.buyer_email as "buyerEmail",
      coalesce((select max(a.installments) from payment_attempts a where a.order_id = o.id and a.method = 'cartao'), 1) as installments,
      i.title, i.author_name as "authorName", (select count(*)::int - 1 from order_items n where n.order_id = o.id) as more
    from (${chosen}) o
    join lateral (select i.title, s.author_name from order_items i join stores s on s.id = i.store_id
      where i.order_id = o.id order by i.id limit 1) i on true
    order by o.number desc`);
  return rows.map(({ buyerName, buyerEmail, createdAtMs, ...row }) => ({
    ...row,
    createdAt: new Date(createdAtMs),
    buyerFirstName: firstName(buyerName),
    buyerEmailMasked: maskEmail(buyerEmail),
  }));
}

const list = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

function matching(needles: OrderNeedle[]): SQL {
  if (needles.length === 0) return sql`true`;
  return sql`(${sql.join(needles.map(condition), sql` or `)})`;
}

function condition(needle: OrderNeedle): SQL {
  switch (needle.by) {
    case "email":
      return sql`lower(o.buyer_email) = ${needle.value}`;
    case "document":
      return sql`o.buyer_document = ${needle.value}`;
    case "number":
      return sql`o.number = ${needle.value}`;
    case "id":
      return sql`(o.id = ${needle.value} or exists (select 1 from payment_attempts a where a.order_id = o.id and a.id = ${needle.value}))`;
    case "provider":
      return sql`exists (select 1 from payment_attempts a where a.order_id = o.id
        and (a.provider_charge_id = ${needle.value} or a.provider_order_id = ${needle.value}))`;
    case "words": {
      const like = `%${needle.value.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      return sql`search_fold(o.buyer_name) like search_fold(${like})`;
    }
  }
}
