import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { PanelFound } from "../schema.ts";

const MOST = 5;

const IN_PANEL = defineRow<PanelFound["orders"][number]>({
  orderId: col.text`"orderId"`,
  number: col.int`number`,
  title: col.text`title`,
  isSale: col.bool`"isSale"`,
});

const MATERIAL = defineRow<PanelFound["materials"][number]>({
  ref: col.text`ref`,
  title: col.text`title`,
  isOwnProduct: col.bool`"isOwnProduct"`,
});

/** This person's own purchases, sales, bought products and works that these words name; nobody else's. */
export async function findInPanel({ userId, storeId }: Viewer, q: string): Promise<PanelFound> {
  const number = /^#?\d{1,3}(\.?\d{3})*$|^#?\d+$/.test(q) ? Number(q.replace(/\D/g, "").slice(0, 15)) : null;
  const likes = sql`like '%' || replace(replace(search_fold(${q}), '%', ''), '_', ' ') || '%'`;
  const [orders, products] = await Promise.all([
    readRows(
      db,
      IN_PANEL,
      sql`select ${IN_PANEL} from (
        select o.id as "orderId", o.number, (select title from order_items i where i.order_id = o.id order by i.id limit 1) as title,
          false as "isSale", o.created_at
        from orders o where o.user_id = ${userId} and o.number = ${number}
        union all
        select o.id, o.number, (select title from order_items i where i.order_id = o.id and i.store_id = ${storeId} order by i.id limit 1), true, o.created_at
        from orders o where o.number = ${number} and o.paid_at is not null
          and exists (select 1 from order_items i where i.order_id = o.id and i.store_id = ${storeId})
      ) found order by created_at desc limit ${MOST}`,
    ),
    readRows(
      db,
      MATERIAL,
      sql`select ${MATERIAL} from (
      (select p.id::text as ref, coalesce(nullif(p.title, ''), p.draft->>'title') as title, true as "isOwnProduct"
        from products p where p.store_id = ${storeId} and p.status <> 'arquivado' and search_fold(coalesce(nullif(p.title, ''), p.draft->>'title', '')) ${likes}
        order by p.updated_at desc limit ${MOST})
      union all
      (select e.order_id::text, t.title, false
        from entitlements e join order_items i on i.id = e.order_item_id join products p on p.id = e.product_id
        cross join lateral (select case when i.product_id = p.id then i.title else p.title end as title) t
        where e.user_id = ${userId} and e.revoked_at is null and search_fold(t.title) ${likes} order by e.granted_at desc limit ${MOST})) found`,
    ),
  ]);
  return { orders, materials: products };
}
