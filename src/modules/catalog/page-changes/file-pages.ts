import { type SQL, sql } from "drizzle-orm";
import { col } from "#platform/read.ts";

/** Which pages changed, as it is stored. */
export const PAGE_CHANGES = col.shape({
  changed: col.list(col.shape({ from: col.int, to: col.int })),
  added: col.list(col.int),
  removed: col.list(col.int),
  isPartial: col.bool,
});

/** What changed in one file of a version. */
export const FILE_PAGES = col.shape({ name: col.text, changes: PAGE_CHANGES });

/** Inside a SELECT: what changed in each file of a version, in their order, as JSON of `FilePages`. */
export const filePages = (versionId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('name', pf.name, 'changes', pc.changes) order by vf.position), '[]')
  from page_changes pc join product_version_files vf on vf.version_id = pc.version_id and vf.file_id = pc.file_id
    join product_files pf on pf.id = pc.file_id
  where pc.version_id = ${versionId})`;
