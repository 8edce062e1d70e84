import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { STAMPS, type Stamp } from "../../catalog/stamp/rules.ts";

export type DownloadableFile = { name: string; contentType: string; storageKey: string; sha256: string; entitlementId: string };

const DOWNLOADABLE_FILE = defineRow<DownloadableFile>({
  name: col.text`f.name`,
  contentType: col.text`f.content_type`,
  storageKey: col.text`f.storage_key`,
  sha256: col.text`f.sha256`,
  entitlementId: col.text`e.id`,
});

/**
 * The file behind a download, if at this moment this person may have it: bought, paid, not given back, in the version that was
 * bought or in the newest one, going with the licence that was bought, and not withdrawn by a legal reason. Null otherwise, whatever the
 * reason, and for a link, which has no bytes.
 */
export async function findDownload(userId: string, entitlementId: string, fileId: string): Promise<DownloadableFile | null> {
  const rows = await readRows(
    db,
    DOWNLOADABLE_FILE,
    sql`select ${DOWNLOADABLE_FILE}
    from entitlements e
    join products p on p.id = e.product_id
    join product_version_files vf on vf.version_id in (e.version_id, p.current_version_id)
    join product_files f on f.id = vf.file_id
    where e.id = ${entitlementId} and f.id = ${fileId} and e.user_id = ${userId}
      and opens_file(e, vf) and e.revoked_at is null and f.status = 'limpo' and f.storage_key is not null and p.withdrawn_at is null
    limit 1`,
  );
  return rows[0] ?? null;
}

export type OwnFile = Omit<DownloadableFile, "entitlementId"> & { stamp: Stamp };

const OWN_FILE = defineRow<OwnFile>({
  name: col.text`f.name`,
  contentType: col.text`f.content_type`,
  storageKey: col.text`f.storage_key`,
  sha256: col.text`f.sha256`,
  stamp: col.oneOf(STAMPS)`f.stamp`,
});

/** A file of the author's own product, once it was found clean. */
export async function findOwnFile(storeId: number, fileId: string): Promise<OwnFile | null> {
  const rows = await readRows(
    db,
    OWN_FILE,
    sql`select ${OWN_FILE}
    from product_files f join products p on p.id = f.product_id
    where f.id = ${fileId} and p.store_id = ${storeId} and f.status = 'limpo' and f.storage_key is not null`,
  );
  return rows[0] ?? null;
}
