import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { PAGE_CHANGES } from "../../catalog/page-changes/file-pages.ts";
import type { FilePages } from "../../catalog/page-changes/rules.ts";

export type NewVersion = {
  entitlementId: string;
  number: number;
  note: string;
  at: Date;
  isSeen: boolean;
  /** What changed in the pages of the files that this access opens. */
  pages: (FilePages & { fileId: string })[];
};

const NEW_VERSIONS = defineRow<Omit<NewVersion, "at"> & { atMs: number }>({
  entitlementId: col.text`e.id`,
  number: col.int`v.number`,
  note: col.text`v.note`,
  atMs: col.real`(extract(epoch from v.created_at) * 1000)::float8`,
  isSeen: col.bool`coalesce(seen.number >= v.number, false)`,
  pages: col.list(col.shape({ fileId: col.text, name: col.text, changes: PAGE_CHANGES }))`(
    select coalesce(json_agg(json_build_object('fileId', f.id, 'name', f.name, 'changes', pc.changes) order by vf.position), '[]')
    from page_changes pc join product_files f on f.id = pc.file_id
      join product_version_files vf on vf.version_id = pc.version_id and vf.file_id = pc.file_id and opens_file(e, vf)
      join product_versions prior on prior.product_id = v.product_id and prior.number = v.number - 1
      join product_version_files pf on pf.version_id = prior.id and pf.file_id = pc.prior_file_id and opens_file(e, pf)
    where pc.version_id = v.id)`,
});

/** What came out after each product of an order was bought and brings its buyer something, newest first, and whether something of it was already taken. */
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
      and brings_news(e, v.id,
        (select prior.id from product_versions prior where prior.product_id = v.product_id and prior.number = v.number - 1))
    order by e.id, v.number desc limit 200`,
  );
  return rows.map(({ atMs, ...version }) => ({ ...version, at: new Date(atMs) }));
}
