import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { notify } from "../../notifications/notify.ts";
import { undeliveredOrders } from "./queries.ts";

/** Time for who is on the page to open a file all the same. */
const WAIT_MINUTES = 60;
const AT_ONCE = 200;

type UndeliveredOrder = { orderId: string; orderNumber: number; userId: string };
const UNDELIVERED_ORDER = defineRow<UndeliveredOrder>({
  orderId: col.text`o.id`,
  orderNumber: col.int`o.number`,
  userId: col.text`s.owner_id`,
});

/**
 * Tells every author of an order, once, that its receipt did not arrive and its files were not opened, an hour after it came back. The
 * administration sees the same orders in its queue for as long as they are so.
 */
export async function notifyUndelivered(): Promise<void> {
  const rows = await readRows(
    db,
    UNDELIVERED_ORDER,
    sql`select distinct ${UNDELIVERED_ORDER} from (${undeliveredOrders}) u join orders o on o.id = u.order_id
      join order_items i on i.order_id = o.id join stores s on s.id = i.store_id
      where u.heard_at < now() - make_interval(mins => ${WAIT_MINUTES}) and not exists (
        select 1 from notifications n where n.user_id = s.owner_id and n.event = 'venda.nao_chegou' and n.ref = o.id::text)
      limit ${AT_ONCE}`,
  );
  await eachAlone(rows, ({ userId, orderId, orderNumber }) =>
    transact(async (tx) => {
      await notify(tx, { userId, event: "venda.nao_chegou", ref: orderId, facts: { orderId, orderNumber } });
      return ok();
    }),
  );
}
