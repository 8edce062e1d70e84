import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

/** Who bought of a store; `mayHaveEmail`: they receive its news by e-mail, told as they asked that the store would have their address. */
export type Buyer = {
  name: string;
  email: string;
  mayHaveEmail: boolean;
  purchases: number;
  firstAt: Date;
  lastAt: Date;
  paidCents: number;
};

const BUYER = defineRow<Buyer>({
  name: col.text`min(u.name)`,
  email: col.text`min(u.email)`,
  mayHaveEmail: col.bool`coalesce(bool_or(f.shares_email and receives_store_emails(f)), false)`,
  purchases: col.int`count(distinct o.id)`,
  firstAt: col.time`min(o.paid_at)`,
  lastAt: col.time`max(o.paid_at)`,
  paidCents: col.int`sum(i.paid_cents)`,
});

/** The buyers of a store, by their first purchase. */
export const listBuyers = (storeId: number, limit: number, offset: number, on: Db): Promise<Buyer[]> =>
  readRows(
    on,
    BUYER,
    sql`select ${BUYER} from order_items i
    join orders o on o.id = i.order_id and o.paid_at is not null
    join users u on u.id = o.user_id
    left join stores_followed f on f.user_id = o.user_id and f.store_id = i.store_id
    where i.store_id = ${storeId}
    group by o.user_id order by min(o.paid_at), o.user_id limit ${limit} offset ${offset}`,
  );
