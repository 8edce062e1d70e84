import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { isFindingReleased } from "../../../catalog/antivirus/verdicts.ts";

/** What was looked at lately is left alone for so long, answered or not. */
const CLAIM_HOURS = 1;

/** Beside message files `f`: they went with a message and nothing was wrong with them. */
const isSent = sql`f.message_id is not null and f.status = 'limpo'`;

/** The first file of a message after this one of which the antivirus said nothing, and for which nobody waits. */
export async function nextUnscanned(tx: Tx, after: string): Promise<string | null> {
  const [next] = await readRows(
    tx,
    { id: col.text`f.id` },
    (row) => sql`select ${row} from message_files f
      where f.id > ${after} and ${isSent} and not exists (select 1 from scan_verdicts v where v.sha256 = f.sha256)
        and not exists (select 1 from scan_waits w where w.file_id = f.id)
      order by f.id limit 1`,
  );
  return next?.id ?? null;
}

/**
 * The next contents of messages in which nothing was found with signatures older than these, the longest unseen first; held until `tx`
 * ends, without those that another holds and those of products on sale, which are looked at as such.
 */
export function holdOutdatedAttachments(tx: Tx, signatures: number, most: number): Promise<{ sha256: string; fileId: string }[]> {
  return readRows(
    tx,
    { sha256: col.text`v.sha256`, fileId: col.text`f.id` },
    (row) => sql`select ${row} from scan_verdicts v
        join lateral (select f.id from message_files f where f.sha256 = v.sha256 and ${isSent} order by f.id desc limit 1) f on true
      where (v.signatures is null or v.signatures < ${signatures}) and (v.signature is null or ${isFindingReleased})
        and (v.asked_at is null or v.asked_at < now() - make_interval(hours => ${CLAIM_HOURS}))
        and not exists (select 1 from product_files pf join product_version_files vf on vf.file_id = pf.id
          where pf.sha256 = v.sha256 and pf.status = 'limpo' and pf.storage_key is not null)
      order by v.scanned_at, v.sha256 limit ${most} for update of v skip locked`,
  );
}
