import { sql } from "drizzle-orm";
import { ORDER_STATUSES, type OrderStatus } from "#modules/orders/rules.ts";
import { RECIPIENT_STATUSES, type RecipientStatus } from "#modules/payments/recipients/rules.ts";
import { maskEmail } from "#kit/email.ts";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { IMPERSONATION_ACTION, IMPERSONATION_MINUTES, IMPERSONATION_PAGE } from "./rules.ts";

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
export async function findImpersonation(adminId: string, userId: string) {
  const rows = await readRows<Seen>(
    db,
    {
      name: col.text`u.name`,
      email: col.text`u.email`,
      storeId: col.int.orNull`s.id`,
      storeStatus: col.text.orNull`s.status`,
      nowMs: col.real(ms("now()")),
      untilMs: col.real.orNull`(select ${ms(`a.at + interval '${IMPERSONATION_MINUTES} minutes'`)} from admin_audit a
        where a.target_kind = 'pessoa' and a.target_id = u.id::text and a.action = ${IMPERSONATION_ACTION} and a.admin_id = ${adminId}
          and a.at > now() - make_interval(mins => ${IMPERSONATION_MINUTES}) order by a.id desc limit 1)`,
    },
    (row) => sql`select ${row}
    from users u left join stores s on s.owner_id = u.id where u.id = ${userId}`,
  );
  const [row] = rows;
  if (!row) return null;
  const { name, email, ...facts } = row;
  return { ...facts, hinted: { name: firstName(name), email: maskEmail(email) } };
}

type OrderRow = { id: string; number: number; status: OrderStatus; totalCents: number; titles: string[]; atMs: number };

const ORDER_ROW = defineRow<OrderRow>({
  id: col.text`o.id`,
  number: col.int`o.number`,
  status: col.oneOf(ORDER_STATUSES)`o.status`,
  totalCents: col.int`o.total_cents`,
  atMs: col.real(ms("o.created_at")),
  titles: col.list(col.text)`array(select i.title from order_items i where i.order_id = o.id order by i.id limit 50)`,
});

/** A page of a person's orders, the newest first, and how many there are. */
export async function listImpersonatedOrders(userId: string, page: number) {
  const [rows, counted] = await Promise.all([
    readRows(
      db,
      ORDER_ROW,
      sql`select ${ORDER_ROW}
      from orders o where o.user_id = ${userId} order by o.created_at desc, o.id desc
      limit ${IMPERSONATION_PAGE} offset ${(page - 1) * IMPERSONATION_PAGE}`,
    ),
    readRows(db, { total: col.int`count(*)::int` }, (row) => sql`select ${row} from orders where user_id = ${userId}`),
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

const STORE_ROW = defineRow<StoreRow>({
  name: col.text`s.name`,
  slug: col.text`s.slug`,
  status: col.text`s.status`,
  recipient: col.oneOf(RECIPIENT_STATUSES)`coalesce(r.status, 'sem_cadastro')`,
  published: col.int`p.published`,
  drafts: col.int`p.drafts`,
  blocked: col.int`p.blocked`,
});

/** Where a store stands: open or not, with the provider, and what it has to sell. */
export async function findImpersonatedStore(storeId: number): Promise<StoreRow | null> {
  const rows = await readRows(
    db,
    STORE_ROW,
    sql`select ${STORE_ROW}
    from stores s left join recipients r on r.store_id = s.id
    cross join lateral (select count(*) filter (where is_published(products))::int as published,
      count(*) filter (where status = 'rascunho')::int as drafts, count(*) filter (where status = 'bloqueado')::int as blocked
      from products where store_id = s.id) p
    where s.id = ${storeId}`,
  );
  return rows[0] ?? null;
}
