import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { isFindingReleased } from "../verdicts.ts";

/** What was asked about is left alone for so long, answered or not. */
const CLAIM_HOURS = 1;
/** What was not looked at for so long goes before what sold lately, so that nothing is left out where there is more than a day's work. */
const LONGEST_UNSEEN_DAYS = 30;

/**
 * The next contents that are in a version and in which nothing was found with signatures older than these, what sold last first, each with
 * a file of it; held until `tx` ends, without those that another holds.
 */
export function holdOutdated(tx: Tx, signatures: number, most: number): Promise<{ sha256: string; fileId: string }[]> {
  return readRows(
    tx,
    { sha256: col.text`v.sha256`, fileId: col.text`f.id` },
    (row) => sql`select ${row}
      from scan_verdicts v
        join lateral (select f.id, f.product_id from product_files f
          where f.sha256 = v.sha256 and f.status = 'limpo' and f.storage_key is not null
            and exists (select 1 from product_version_files vf where vf.file_id = f.id)
          order by f.id desc limit 1) f on true
      where (v.signatures is null or v.signatures < ${signatures}) and (v.signature is null or ${isFindingReleased})
        and (v.asked_at is null or v.asked_at < now() - make_interval(hours => ${CLAIM_HOURS}))
      order by v.scanned_at < now() - make_interval(days => ${LONGEST_UNSEEN_DAYS}) desc,
        (select max(e.granted_at) from entitlements e where e.product_id = f.product_id) desc nulls last, v.sha256
      limit ${most} for update of v skip locked`,
  );
}
