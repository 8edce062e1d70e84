import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { OpenCoupon } from "../schema.ts";
import { findOwnCoupon } from "./coupons-found.ts";

const HISTORY = 8;
const MATERIALS = 12;

const OPEN_COUPON = defineRow<Omit<OpenCoupon, "row">>({
  materials: col.list(
    col.shape({ id: col.int, title: col.text }),
  )`coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'title', m.title)) from (
        select p.id, p.title from coupon_products x join products p on p.id = x.product_id
        where x.coupon_id = c.id order by lower(p.title), p.id limit ${MATERIALS}) m), '[]')`,
  history: col.list(
    col.shape({ to: col.oneOf(["rascunho", "pausado", "ativo", "encerrado"]), cause: col.text, at: col.text }),
  )`coalesce((select jsonb_agg(jsonb_build_object('to', h.to_state, 'cause', h.cause, 'at', h.at) order by h.id desc)
        from (select * from state_history where entity = 'coupon' and entity_id = c.id::text
          order by id desc limit ${HISTORY}) h), '[]')`,
});

/** One of a store's coupons, or with null the platform's, with what its row has no room for; null for any other store's. */
export async function findOpenCoupon(storeId: number | null, couponId: number): Promise<OpenCoupon | null> {
  const row = await findOwnCoupon(storeId, couponId);
  if (!row) return null;
  const rows = await readRows(
    db,
    OPEN_COUPON,
    sql`select ${OPEN_COUPON}
    from coupons c where c.id = ${couponId}`,
  );
  const [facts] = rows;
  return facts ? { row, ...facts } : null;
}
