import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
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

/**
 * The conversation of an order with one of its authors, for one of its two sides; null to anybody else, and while nothing was
 * paid. Who bought from their own store is the buyer of it.
 */
export async function findThread(on: Db, viewer: Person, orderId: string, storeId: number): Promise<Thread | null> {
  const { rows } = await on.execute<Omit<Thread, "side">>(sql`
    select o.id as "orderId", o.number::float8 as "orderNumber", s.id as "storeId", o.user_id as "buyerId",
      o.buyer_name as "buyerName", o.buyer_email as "buyerEmail", s.author_name as "authorName",
      u.email as "ownerEmail", u.id as "ownerId"
    from orders o join stores s on s.id = ${storeId} join users u on u.id = s.owner_id
    where o.id = ${orderId} and o.paid_at is not null
      and exists (select 1 from order_items i where i.order_id = o.id and i.store_id = s.id)`);
  const [thread] = rows;
  if (!thread) return null;
  if (thread.buyerId === viewer.userId) return { ...thread, side: "comprador" };
  return viewer.storeId === thread.storeId ? { ...thread, side: "autor" } : null;
}
