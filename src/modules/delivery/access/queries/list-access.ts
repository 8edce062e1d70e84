import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

/** `closedBy`: whose hand closed it ("autor", "admin"), or another cause; null while it is open. */
export type LineAccess = { itemId: string; closedBy: string | null };

const LINE_ACCESS = defineRow<LineAccess>({ itemId: col.text`i.id`, closedBy: col.text.orNull`e.revoke_cause` });

/** How the files of each line of an order stand; a line that never had them open is not there. */
export function listAccess(orderId: string): Promise<LineAccess[]> {
  return readRows(
    db,
    LINE_ACCESS,
    sql`select ${LINE_ACCESS} from order_items i
    join entitlements e on e.order_item_id = i.id and e.product_id = i.product_id where i.order_id = ${orderId} limit 100`,
  );
}
