import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { col, readRows } from "#platform/read.ts";
import { accessChangedJob } from "./schema.ts";

export type BoughtItem = { orderItemId: string; orderId: string; userId: string; productId: number; versionId: string };

/**
 * Opens the files of what was bought, and of each product inside a bundle, once per item; an item whose access was withdrawn is opened again,
 * unless somebody closed it by hand. A bundle opens what its edition held when it was ordered, each product in the version it has today.
 * Whoever had lost a product and has it back is told of to the modules after this one.
 */
export async function grantAccess(tx: Tx, items: BoughtItem[]): Promise<void> {
  if (items.length === 0) return;
  const rows = await readRows(
    tx,
    {
      userId: col.text`user_id`,
      productId: col.int`product_id`,
      isBack: col.bool`xmax <> 0 or exists (select 1 from entitlements lost where lost.user_id = entitlements.user_id
        and lost.product_id = entitlements.product_id and lost.revoked_at is not null)`,
    },
    (row) => sql`
    with asked as (
      select * from unnest(${listOf(items, "orderItemId")}::uuid[], ${listOf(items, "orderId")}::uuid[], ${listOf(items, "userId")}::uuid[],
        ${listOf(items, "productId")}::bigint[], ${listOf(items, "versionId")}::uuid[])
        with ordinality asked(order_item_id, order_id, user_id, product_id, version_id, place)),
    opened as (
      select asked.*, 0 as position from asked
      union all
      select a.order_item_id, a.order_id, a.user_id, p.id, p.current_version_id, a.place, vc.position + 1
      from asked a join product_version_contents vc on vc.version_id = a.version_id join products p on p.id = vc.product_id
      where p.current_version_id is not null)
    insert into entitlements (order_item_id, order_id, user_id, product_id, version_id, granted_at)
    select order_item_id, order_id, user_id, product_id, version_id, now() from opened order by place, position
    on conflict (order_item_id, product_id) do update set revoked_at = null, revoke_cause = null
      where entitlements.revoke_cause is null or entitlements.revoke_cause not in ('autor', 'admin')
    returning ${row}`,
  );
  for (const { userId, productId, isBack } of rows) if (isBack) await enqueue(tx, accessChangedJob, { userId, productId });
}

const listOf = (items: readonly BoughtItem[], key: keyof BoughtItem) => sql.param(items.map((item) => item[key]));
