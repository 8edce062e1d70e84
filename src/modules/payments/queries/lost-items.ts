import { type SQL, sql } from "drizzle-orm";
import { db, type Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { ownedUnder } from "../../catalog/queries/owned.ts";
import { isForSale, withSeller } from "../../catalog/queries/sellable.ts";

/** Why the payment of an order would not buy an item: its buyer already owns it, or it is no longer sold. */
export type LostCause = "ja_comprado" | "indisponivel";
export type LostItem = { itemId: string; title: string; cause: LostCause };

/** How many unpaid orders one query samples. */
const LOOKED_AT = 500;

/** SQL of the items `i` of an order that its payment would not buy, with `had.it` where the buyer owns them. */
const lostItems = (orderId: SQL, userId: SQL): SQL => sql`
  from order_items i cross join lateral (select ${ownedUnder(userId, sql`i.product_id`, sql`i.license`)} as it) had
  where i.order_id = ${orderId} and (had.it or not exists (select from products p ${withSeller}
    where p.id = i.product_id and ${isForSale(sql`license_cents(p, i.license)`)}))`;

const LOST_ITEM = defineRow<LostItem>({
  itemId: col.text`i.id`,
  title: col.text`i.title`,
  cause: col.oneOf(["ja_comprado", "indisponivel"])`case when had.it then 'ja_comprado' else 'indisponivel' end`,
});

/** The items that the payment of an unpaid order would not buy at this moment. */
export async function findLostItems(on: Db, order: { id: string; userId: string }): Promise<LostItem[]> {
  return readRows(
    on,
    LOST_ITEM,
    sql`
    select ${LOST_ITEM} ${lostItems(sql`${order.id}::uuid`, sql`${order.userId}::uuid`)} order by i.id`,
  );
}

/**
 * Unpaid orders with such an item, from a random sample: one that cannot be cancelled yet does not block the others, and the cost of the
 * query does not grow with the number of orders.
 */
export async function listOrdersWithLostItems(most: number): Promise<string[]> {
  const rows = await readRows(
    db,
    { id: col.text`o.id` },
    (row) => sql`
    select ${row} from (select id, user_id from orders where status = 'aguardando_pagamento' order by random() limit ${LOOKED_AT}) o
    where exists (select ${lostItems(sql`o.id`, sql`o.user_id`)}) limit ${most}`,
  );
  return rows.map(({ id }) => id);
}
