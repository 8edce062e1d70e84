import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { Side } from "./rules.ts";

export type Thread = {
  orderId: string;
  orderNumber: number;
  storeId: number;
  side: Side;
  buyerId: string;
  buyerName: string;
  buyerEmail: string;
  authorName: string;
  ownerEmail: string;
  ownerId: string;
};

type Person = Pick<Viewer, "userId" | "storeId">;

const THREAD = defineRow<Omit<Thread, "side">>({
  orderId: col.text`o.id`,
  orderNumber: col.real`o.number::float8`,
  storeId: col.int`s.id`,
  buyerId: col.text`o.user_id`,
  buyerName: col.text`o.buyer_name`,
  buyerEmail: col.text`o.buyer_email`,
  authorName: col.text`s.author_name`,
  ownerEmail: col.text`u.email`,
  ownerId: col.text`u.id`,
});

/**
 * The conversation of an order with one of its authors, for one of its two sides; null to anybody else, and while nothing was
 * paid. Who bought from their own store is the buyer of it.
 */
export async function findThread(on: Db, viewer: Person, orderId: string, storeId: number): Promise<Thread | null> {
  const rows = await readRows(
    on,
    THREAD,
    sql`select ${THREAD}
    from orders o join stores s on s.id = ${storeId} join users u on u.id = s.owner_id
    where o.id = ${orderId} and o.paid_at is not null
      and exists (select 1 from order_items i where i.order_id = o.id and i.store_id = s.id)`,
  );
  const [thread] = rows;
  if (!thread) return null;
  if (thread.buyerId === viewer.userId) return { ...thread, side: "comprador" };
  return viewer.storeId === thread.storeId ? { ...thread, side: "autor" } : null;
}
