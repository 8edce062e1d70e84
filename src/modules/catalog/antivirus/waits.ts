import { eq, sql } from "drizzle-orm";
import { rolesThatMay } from "#kit/admin-roles.ts";
import { ok } from "#kit/outcome.ts";
import type { ScanCause } from "#kit/scan-causes.ts";
import { type Db, db, transact, type Tx } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { col, readRows } from "#platform/read.ts";
import { notify } from "../../notifications/notify.ts";
import { isAntivirusOn } from "./scan-content.ts";
import { type ScanPlace, REPORTED_AT_TRY, WAIT_CAUSES, type WaitCause, waitSeconds } from "./rules.ts";
import { antivirusState, scanWaits } from "./tables.ts";

const MOST_TOLD = 50;
/** Longer than one look may take: a worker that dies meanwhile leaves the file to the next. */
const CLAIM_MINUTES = 10;

/**
 * Notes that the antivirus said nothing of a file and asks again later, ever more seldom. Who looks after the platform is told once of
 * an antivirus that does not answer, and once of a file it cannot read.
 */
export async function saveWait(tx: Tx, place: ScanPlace, fileId: string, cause: ScanCause): Promise<void> {
  const [wait] = await tx
    .insert(scanWaits)
    .values({ fileId, place, cause, tries: 1, retryAt: sql`now() + make_interval(secs => ${waitSeconds(1)})` })
    .onConflictDoUpdate({ target: scanWaits.fileId, set: { cause, tries: sql`${scanWaits.tries} + 1` } })
    .returning({ tries: scanWaits.tries });
  const tries = wait?.tries ?? 1;
  await tx
    .update(scanWaits)
    .set({ retryAt: sql`now() + make_interval(secs => ${waitSeconds(tries)})` })
    .where(eq(scanWaits.fileId, fileId));
  const silence = cause === "away" ? await noteSilence(tx) : null;
  if (tries < REPORTED_AT_TRY) return;
  log.warn({ fileId, cause, tries }, "the antivirus says nothing of a file");
  await notifyOperators(tx, silence === null ? fileId : `silencio:${silence}`, { cause });
}

/** Since when it is silent, which names this silence. */
async function noteSilence(tx: Tx): Promise<number | null> {
  const [state] = await tx
    .update(antivirusState)
    .set({ silentSince: sql`coalesce(${antivirusState.silentSince}, now())` })
    .returning({ since: sql<number>`extract(epoch from ${antivirusState.silentSince})::float8` });
  return state ? Math.floor(state.since) : null;
}

/** The antivirus said what it is, or nobody waits for it any more. */
export async function endWaiting(tx: Tx, fileId: string): Promise<void> {
  await tx.delete(scanWaits).where(eq(scanWaits.fileId, fileId));
}

/** Those whose turn came, taken for a while by who asks: two workers never look at the same file. */
export async function claimWaiting(place: ScanPlace, most: number): Promise<string[]> {
  const answer = await transact(async (tx) =>
    ok(
      await readRows(
        tx,
        { fileId: col.text`w.file_id` },
        (row) => sql`update scan_waits w set retry_at = now() + make_interval(mins => ${CLAIM_MINUTES})
        where w.file_id in (select file_id from scan_waits where place = ${place} and retry_at <= now()
          order by retry_at limit ${most} for update skip locked) returning ${row}`,
      ),
    ),
  );
  return answer.value.map((row) => row.fileId);
}

/**
 * Has the files of a product looked at that came before there was an antivirus and were never on sale. Answers whether any file of it
 * that is not on sale yet still waits.
 */
export async function askScans(productId: number): Promise<boolean> {
  if (isAntivirusOn())
    await db.execute(sql`insert into scan_waits (file_id, place, cause, retry_at)
      select f.id, 'produto', 'na_fila', now() from product_files f
      where f.product_id = ${productId} and f.removed_at is null and f.status = 'limpo' and f.storage_key is not null
        and not exists (select 1 from product_version_files vf where vf.file_id = f.id)
        and not exists (select 1 from scan_verdicts v where v.sha256 = f.sha256)
      on conflict (file_id) do nothing`);
  return (await listWaiting(db, productId)).length > 0;
}

/** The files of a product that wait for the antivirus before they may be on sale. */
export function listWaiting(on: Db, productId: number): Promise<{ fileId: string; cause: WaitCause }[]> {
  return readRows(
    on,
    { fileId: col.text`w.file_id`, cause: col.oneOf(WAIT_CAUSES)`w.cause` },
    (row) => sql`select ${row} from scan_waits w join product_files f on f.id = w.file_id
      where f.product_id = ${productId} and f.removed_at is null
        and not exists (select 1 from product_version_files vf where vf.file_id = f.id) limit 50`,
  );
}

/** Tells everybody who looks after the platform, once for each `ref`. */
async function notifyOperators(tx: Tx, ref: string, facts: { cause: ScanCause }): Promise<void> {
  for (const userId of await listOperators(tx)) await notify(tx, { userId, event: "operacao.antivirus", ref, facts });
}

/** Who reads the system page. */
export async function listOperators(tx: Tx): Promise<string[]> {
  const roles = `{${rolesThatMay("read", "system").join(",")}}`;
  const rows = await readRows(
    tx,
    { userId: col.text`id` },
    (row) =>
      sql`select ${row} from users where roles <> '{}' and roles && ${roles}::text[] order by created_at limit ${MOST_TOLD}`,
  );
  return rows.map((row) => row.userId);
}
