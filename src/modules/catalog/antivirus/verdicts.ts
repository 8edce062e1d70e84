import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { type Scanned, verdictOf } from "./rules.ts";
import { scanVerdicts } from "./tables.ts";

export type KnownVerdict = { scanned: Scanned; signatures: number | null };

/** Beside `v`, a verdict: what it found was released, and stands so. */
export const isFindingReleased = sql`exists (select 1 from scan_releases r
  where r.sha256 = v.sha256 and r.signature = v.signature and r.undone_at is null)`;

/** Whether something was found in a content, and stands so. */
export const isContentInfected = (sha256: SQL): SQL<boolean> => sql<boolean>`exists (select 1 from scan_verdicts v
  where v.sha256 = ${sha256} and v.signature is not null and not ${isFindingReleased})`;

/** What is known of a content, and since which signatures. */
export async function findVerdict(on: Db, sha256: string): Promise<KnownVerdict | null> {
  const [known] = await readRows(
    on,
    {
      signature: col.text.orNull`v.signature`,
      signatures: col.int.orNull`v.signatures`,
      isReleased: col.bool`${isFindingReleased}`,
    },
    (row) => sql`select ${row} from scan_verdicts v where v.sha256 = ${sha256}`,
  );
  return known ? { scanned: verdictOf(known), signatures: known.signatures } : null;
}

/** Keeps what was found in a content. What newer signatures said of it is not written over by older ones. */
export async function saveVerdict(
  tx: Tx,
  { sha256, signature, signatures }: { sha256: string; signature: string | null; signatures: number | null },
): Promise<void> {
  await tx
    .insert(scanVerdicts)
    .values({ sha256, signature, signatures })
    .onConflictDoUpdate({
      target: scanVerdicts.sha256,
      set: { signature, signatures, scannedAt: sql`now()` },
      setWhere: sql`coalesce(${scanVerdicts.signatures}, 0) <= ${signatures ?? 0}`,
    });
}

/** Holds a content until `tx` ends: withholding it and releasing it take turns. Answers whether this finding in it stands released. */
export async function holdContent(tx: Tx, sha256: string, signature: string): Promise<{ isReleased: boolean }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`antivirus:${sha256}`}, 0))`);
  const { rowCount } = await tx.execute(sql`select 1 from scan_releases
    where sha256 = ${sha256} and signature = ${signature} and undone_at is null`);
  return { isReleased: (rowCount ?? 0) > 0 };
}
