import { sql } from "drizzle-orm";
import { ok, type Ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { ScanPlace } from "./rules.ts";
import { isAntivirusOn } from "./scan-content.ts";
import { scanSold } from "./scan-sold.ts";
import { antivirusState } from "./tables.ts";

type Older = {
  place: ScanPlace;
  /** The first file after this one of which nothing is known and for which nobody waits. */
  next: (tx: Tx, after: string) => Promise<string | null>;
  scan: (fileId: string) => Promise<unknown>;
};

/** How long one run goes on: what is left goes on in the next. */
const RUN_MS = 20_000;
const REST_HOURS = 6;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

const CURSORS = {
  produto: { after: "olderFileId", passed: "passedAt" },
  mensagem: { after: "olderAttachmentId", passed: "attachmentsPassedAt" },
} as const;

/**
 * Has files looked at that came while there was no antivirus, one after another from where the last run stopped; when all were, begins
 * again some hours later. Stops while the antivirus does not answer. Answers how many were asked about.
 */
export async function scanOlderIn(older: Older): Promise<number> {
  if (!isAntivirusOn()) return 0;
  const until = Date.now() + RUN_MS;
  let scanned = 0;
  while (Date.now() < until) {
    const fileId = await claimOldest(older);
    if (fileId === null) return scanned;
    scanned += 1;
    await older.scan(fileId);
  }
  return scanned;
}

/** The next file of which nothing is known, which no other worker then takes; null when there is none, or nobody to ask. */
async function claimOldest({ place, next }: Older): Promise<string | null> {
  const { after, passed } = CURSORS[place];
  const answer = await transact(async (tx): Promise<Ok<string | null>> => {
    const [state] = await tx
      .select({
        after: antivirusState[after],
        isSilent: sql<boolean>`${antivirusState.silentSince} is not null`,
        rests: sql<boolean>`coalesce(${antivirusState[passed]} > now() - make_interval(hours => ${REST_HOURS}), false)`,
      })
      .from(antivirusState)
      .for("update");
    if (!state || state.isSilent || (state.rests && !state.after)) return ok(null);
    const fileId = await next(tx, state.after ?? BEFORE_ALL);
    await tx.update(antivirusState).set(fileId ? { [after]: fileId } : { [after]: null, [passed]: sql`now()` });
    return ok(fileId);
  });
  return answer.value;
}

/** Files of products. */
export const scanOlder = (): Promise<number> => scanOlderIn({ place: "produto", next: nextOlder, scan: scanSold });

async function nextOlder(tx: Tx, after: string): Promise<string | null> {
  const [next] = await readRows(
    tx,
    { id: col.text`f.id` },
    (row) => sql`select ${row} from product_files f
      where f.id > ${after} and f.status = 'limpo' and f.storage_key is not null and f.sha256 is not null
        and not exists (select 1 from scan_verdicts v where v.sha256 = f.sha256)
        and not exists (select 1 from scan_waits w where w.file_id = f.id)
      order by f.id limit 1`,
  );
  return next?.id ?? null;
}
