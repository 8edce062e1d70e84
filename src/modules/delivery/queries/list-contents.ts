import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

export type OpenedContent = { orderItemId: string; entitlementId: string; title: string; slug: string; isTakenDown: boolean };

const OPENED_CONTENT = defineRow<OpenedContent>({
  orderItemId: col.text`e.order_item_id`,
  entitlementId: col.text`e.id`,
  title: col.text`p.title`,
  slug: col.text`p.slug`,
  isTakenDown: col.bool`p.withdrawn_at is not null`,
});

/** The products inside the bundles of an order that are open to this person now. */
export async function listContents(userId: string, orderId: string): Promise<OpenedContent[]> {
  const rows = await readRows(
    db,
    OPENED_CONTENT,
    sql`select ${OPENED_CONTENT}
    from entitlements e join order_items i on i.id = e.order_item_id join products p on p.id = e.product_id
      left join product_version_contents vc on vc.version_id = i.version_id and vc.product_id = p.id
    where e.order_id = ${orderId} and e.user_id = ${userId} and e.revoked_at is null and e.product_id <> i.product_id
    order by i.id, vc.position limit 500`,
  );
  return rows;
}
