import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { accessChangedJob } from "./schema.ts";
import { entitlements } from "./tables.ts";

export type BoughtItem = { orderItemId: string; orderId: string; userId: string; productId: number; versionId: string };

/**
 * Opens the files of what was bought, and of each product inside a bundle, once per item; an item whose access was withdrawn is opened again,
 * unless somebody closed it by hand. Whoever had lost a product
 * and has it back is told of to the modules after this one.
 */
export async function grantAccess(tx: Tx, items: BoughtItem[]): Promise<void> {
  for (const { userId, productId, ...item } of await withContents(tx, items)) {
    const [granted] = await tx
      .insert(entitlements)
      .values({ ...item, userId, productId, grantedAt: sql`now()` })
      .onConflictDoUpdate({
        target: [entitlements.orderItemId, entitlements.productId],
        set: { revokedAt: null, revokeCause: null },
        setWhere: sql`entitlements.revoke_cause is null or entitlements.revoke_cause not in ('autor', 'admin')`,
      })
      .returning({
        isBack: sql<boolean>`xmax <> 0 or exists (select 1 from entitlements lost where lost.user_id = ${userId}
          and lost.product_id = ${productId} and lost.revoked_at is not null)`,
      });
    if (granted?.isBack) await enqueue(tx, accessChangedJob, { userId, productId });
  }
}

const WITH_CONTENTS = defineRow({
  bundleVersion: col.text`vc.version_id`,
  productId: col.int`p.id::int`,
  versionId: col.text`p.current_version_id`,
});

/** A bundle opens what its edition held when it was ordered, each product in the version it has today. */
async function withContents(tx: Tx, items: BoughtItem[]): Promise<BoughtItem[]> {
  if (items.length === 0) return [];
  const rows = await readRows(
    tx,
    WITH_CONTENTS,
    sql`select ${WITH_CONTENTS}
    from product_version_contents vc join products p on p.id = vc.product_id
    where vc.version_id = any(${sql.param(items.map((item) => item.versionId))}::uuid[]) and p.current_version_id is not null
    order by vc.position`,
  );
  return items.flatMap((item) => [
    item,
    ...rows
      .filter((row) => row.bundleVersion === item.versionId)
      .map(({ productId, versionId }) => ({ ...item, productId, versionId })),
  ]);
}
