import { sql } from "drizzle-orm";
import { ok, type Ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { isAntivirusOn } from "./scan-content.ts";
import { scanSold } from "./scan-sold.ts";
import { antivirusState } from "./tables.ts";

/** How long one run goes on: what is left goes on in the next. */
const RUN_MS = 20_000;
const REST_HOURS = 6;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Has files looked at that came while there was no antivirus, one after another from where the last run stopped; when all were, begins
 * again some hours later. Stops while the antivirus does not answer. Answers how many were asked about.
 */
export async function scanOlder(): Promise<number> {
  if (!isAntivirusOn()) return 0;
  const until = Date.now() + RUN_MS;
  let scanned = 0;
  while (Date.now() < until) {
    const fileId = await claimOldest();
    if (fileId === null) return scanned;
    scanned += 1;
    await scanSold(fileId);
  }
  return scanned;
}

/** The next file of which nothing is known, which no other worker then takes; null when there is none, or nobody to ask. */
async function claimOldest(): Promise<string | null> {
  const answer = await transact(async (tx): Promise<Ok<string | null>> => {
    const [state] = await tx
      .select({
        after: antivirusState.olderFileId,
        isSilent: sql<boolean>`${antivirusState.silentSince} is not null`,
        rests: sql<boolean>`coalesce(${antivirusState.passedAt} > now() - make_interval(hours => ${REST_HOURS}), false)`,
      })
      .from(antivirusState)
      .for("update");
    if (!state || state.isSilent || (state.rests && !state.after)) return ok(null);
    const [next] = await readRows(
      tx,
      { id: col.text`f.id` },
      (row) => sql`select ${row} from product_files f
        where f.id > ${state.after ?? BEFORE_ALL} and f.status = 'limpo' and f.storage_key is not null and f.sha256 is not null
          and not exists (select 1 from scan_verdicts v where v.sha256 = f.sha256)
          and not exists (select 1 from scan_waits w where w.file_id = f.id)
        order by f.id limit 1`,
    );
    await tx.update(antivirusState).set(next ? { olderFileId: next.id } : { olderFileId: null, passedAt: sql`now()` });
    return ok(next?.id ?? null);
  });
  return answer.value;
}
