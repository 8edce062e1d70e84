import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

export type NewVersion = { entitlementId: string; number: number; note: string; at: Date; isSeen: boolean };

const NEW_VERSIONS = defineRow<Omit<NewVersion, "at"> & { atMs: number }>({
  entitlementId: col.text`e.id`,
  number: col.int`v.number`,
  note: col.text`v.note`,
  atMs: col.real`(extract(epoch from v.created_at) * 1000)::float8`,
  isSeen: col.bool`coalesce(seen.number >= v.number, false)`,
});

/** What came out after each product of an order was bought, newest first, and whether something of it was already taken. */
export async function listNewVersions(orderId: string, userId: string): Promise<NewVersion[]> {
  const rows = await readRows(
    db,
    NEW_VERSIONS,
    sql`select ${NEW_VERSIONS}
    from entitlements e join products p on p.id = e.product_id
      join product_versions b on b.id = e.version_id join product_versions c on c.id = p.current_version_id
      join product_versions v on v.product_id = p.id and v.number > b.number and v.number <= c.number
      left join library_marks m on m.user_id = e.user_id and m.product_id = e.product_id
      left join product_versions seen on seen.id = m.seen_version_id
    where e.order_id = ${orderId} and e.user_id = ${userId} and e.revoked_at is null
    order by e.id, v.number desc limit 200`,
  );
  return rows.map(({ atMs, ...version }) => ({ ...version, at: new Date(atMs) }));
}
