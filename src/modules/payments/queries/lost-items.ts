import { type SQL, sql } from "drizzle-orm";
import { db, type Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { ownedUnder } from "../../catalog/queries/owned.ts";
import { isForSale, withSeller } from "../../catalog/queries/sellable.ts";

/** Why the payment of an order would not buy an item: its buyer has it by now, or it is not sold any more. */
export type LostCause = "ja_comprado" | "indisponivel";
export type LostItem = { itemId: string; title: string; cause: LostCause };

/** How many waiting orders one look asks about. */
const LOOKED_AT = 500;

/** The items `i` of an order that its payment would not buy, with `had.it` where the buyer owns them. */
const lostItems = (orderId: SQL, userId: SQL): SQL => sql`
  from order_items i cross join lateral (select ${ownedUnder(userId, sql`i.product_id`, sql`i.license`)} as it) had
  where i.order_id = ${orderId} and (had.it or not exists (select from products p ${withSeller}
    where p.id = i.product_id and ${isForSale(sql`license_cents(p, i.license)`)}))`;

const LOST_ITEM = defineRow<LostItem>({
  itemId: col.text`i.id`,
  title: col.text`i.title`,
  cause: col.oneOf(["ja_comprado", "indisponivel"])`case when had.it then 'ja_comprado' else 'indisponivel' end`,
});

/** What the payment of an unpaid order would not buy at this moment. */
export async function findLostItems(on: Db, order: { id: string; userId: string }): Promise<LostItem[]> {
  return readRows(
    on,
    LOST_ITEM,
    sql`
    select ${LOST_ITEM} ${lostItems(sql`${order.id}::uuid`, sql`${order.userId}::uuid`)} order by i.id`,
  );
}

/**
 * Orders waiting to be paid that hold such an item, of some that wait. At random: one that cannot be ended yet keeps no other from being
 * found, and however many wait, a look costs the same.
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
