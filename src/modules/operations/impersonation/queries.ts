import { sql } from "drizzle-orm";
import type { OrderStatus } from "#modules/orders/rules.ts";
import type { RecipientStatus } from "#modules/payments/recipients/rules.ts";
import { maskEmail } from "#kit/email.ts";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { SIGHT_ACTION, SIGHT_MINUTES, SIGHT_PAGE } from "./rules.ts";

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

type Seen = {
  name: string;
  email: string;
  storeId: number | null;
  storeStatus: string | null;
  nowMs: number;
  untilMs: number | null;
};

/** Who an admin would look at, hinted, and until when they may; null when there is no such account. */
export async function findSight(adminId: string, userId: string) {
  const { rows } = await db.execute<Seen>(sql`
    select u.name, u.email, s.id as "storeId", s.status as "storeStatus", ${ms("now()")} as "nowMs",
      (select ${ms(`a.at + interval '${SIGHT_MINUTES} minutes'`)} from admin_audit a
        where a.target_kind = 'pessoa' and a.target_id = u.id::text and a.action = ${SIGHT_ACTION} and a.admin_id = ${adminId}
          and a.at > now() - make_interval(mins => ${SIGHT_MINUTES}) order by a.id desc limit 1) as "untilMs"
    from users u left join stores s on s.owner_id = u.id where u.id = ${userId}`);
  const [row] = rows;
  if (!row) return null;
  const { name, email, ...facts } = row;
  return { ...facts, hinted: { name: firstName(name), email: maskEmail(email) } };
}

type OrderRow = { id: string; number: number; status: OrderStatus; totalCents: number; titles: string[]; atMs: number };

/** A page of a person's orders, the newest first, and how many there are. */
export async function listSightOrders(userId: string, page: number) {
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.execute<OrderRow>(sql`
      select o.id, o.number, o.status, o.total_cents as "totalCents", ${ms("o.created_at")} as "atMs",
        array(select i.title from order_items i where i.order_id = o.id order by i.id limit 50) as titles
      from orders o where o.user_id = ${userId} order by o.created_at desc, o.id desc
      limit ${SIGHT_PAGE} offset ${(page - 1) * SIGHT_PAGE}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from orders where user_id = ${userId}`),
  ]);
  return { orders: rows.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs) })), total: counted[0]?.total ?? 0 };
}

type StoreRow = {
  name: string;
  slug: string;
  status: string;
  recipient: RecipientStatus;
  published: number;
  drafts: number;
  blocked: number;
};

/** Where a store stands: open or not, with the provider, and what it has to sell. */
export async function findSightStore(storeId: number): Promise<StoreRow | null> {
  const { rows } = await db.execute<StoreRow>(sql`
    select s.name, s.slug, s.status, coalesce(r.status, 'sem_cadastro') as recipient, p.published, p.drafts, p.blocked
    from stores s left join recipients r on r.store_id = s.id
    cross join lateral (select count(*) filter (where is_published(products))::int as published,
      count(*) filter (where status = 'rascunho')::int as drafts, count(*) filter (where status = 'bloqueado')::int as blocked
      from products where store_id = s.id) p
    where s.id = ${storeId}`);
  return rows[0] ?? null;
}
