import { sql } from "drizzle-orm";
import { ok, type Ok } from "#kit/outcome.ts";
import { readSignatures } from "#platform/antivirus/clamd.ts";
import { transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { antivirusAddress } from "./scan-content.ts";
import { scanSold } from "./scan-sold.ts";
import { isFindingReleased } from "./verdicts.ts";

/** How long one run goes on, one file at a time: what is left goes on in the next. */
const RUN_MS = 20_000;
/** Taken together; a worker that dies meanwhile leaves them to the others for this long. */
const AT_ONCE = 20;
const CLAIM_HOURS = 1;
/** What was not looked at for so long goes before what sold lately, so that nothing is left out where there is more than a day's work. */
const LONGEST_UNSEEN_DAYS = 30;

/**
 * Has contents looked at again that are in a version and in which nothing was found with older signatures, what sold last first. Stops
 * while a file on its way in waits for the antivirus, or it does not answer. Answers how many were asked about.
 */
export async function rescanSold(): Promise<number> {
  const address = antivirusAddress();
  const signatures = address && (await readSignatures(address));
  if (signatures === null) return 0;
  const until = Date.now() + RUN_MS;
  let asked = 0;
  for (;;) {
    const fileIds = await claimOutdated(signatures);
    for (const fileId of fileIds) {
      asked += 1;
      const said = await scanSold(fileId);
      if (said === "sem_resposta" || Date.now() > until) return asked;
    }
    if (fileIds.length < AT_ONCE) return asked;
  }
}

/** A file of each of the next contents, which no other worker then takes. */
async function claimOutdated(signatures: number): Promise<string[]> {
  const claimed = await transact(async (tx): Promise<Ok<{ fileId: string; place: number }[]>> => {
    const { rowCount: waiting } = await tx.execute(sql`select 1 from scan_waits where retry_at <= now() limit 1`);
    if (waiting) return ok([]);
    return ok(
      await readRows(
        tx,
        { fileId: col.text`picked.file_id`, place: col.int`picked.place::int` },
        (row) => sql`with due as (
            select v.sha256, f.id as file_id, v.scanned_at < now() - make_interval(days => ${LONGEST_UNSEEN_DAYS}) as is_old,
              (select max(e.granted_at) from entitlements e where e.product_id = f.product_id) as sold_at
            from scan_verdicts v
              join lateral (select f.id, f.product_id from product_files f
                where f.sha256 = v.sha256 and f.status = 'limpo' and f.storage_key is not null
                  and exists (select 1 from product_version_files vf where vf.file_id = f.id)
                order by f.id desc limit 1) f on true
            where (v.signatures is null or v.signatures < ${signatures}) and (v.signature is null or ${isFindingReleased})
              and (v.asked_at is null or v.asked_at < now() - make_interval(hours => ${CLAIM_HOURS}))
            order by is_old desc, sold_at desc nulls last, v.sha256 limit ${AT_ONCE} for update of v skip locked),
          picked as (select due.*, row_number() over (order by is_old desc, sold_at desc nulls last, sha256) as place from due)
          update scan_verdicts v set asked_at = now() from picked where v.sha256 = picked.sha256 returning ${row}`,
      ),
    );
  });
  return claimed.value.toSorted((one, other) => one.place - other.place).map(({ fileId }) => fileId);
}
