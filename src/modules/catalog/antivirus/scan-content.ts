import { type Readable, pipeline } from "node:stream";
import { eq, isNotNull, sql } from "drizzle-orm";
import { readClamdUrl } from "#platform/antivirus/address.ts";
import { readSignatures, SCAN_LIMITS, scanStream } from "#platform/antivirus/clamd.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { checkedBody } from "#platform/storage/checked-body.ts";
import { isOutdated, type Scanned, verdictOf } from "./rules.ts";
import { antivirusState, scanWaits } from "./tables.ts";
import { findVerdict, holdContent, saveVerdict } from "./verdicts.ts";

export const isAntivirusOn = (): boolean => env.CLAMAV_URL !== undefined;

/** Where the antivirus listens; null where there is none. */
export const antivirusAddress = () => (env.CLAMAV_URL === undefined ? null : readClamdUrl(env.CLAMAV_URL));

/**
 * What the antivirus says of the bytes that add up to `sha256`, asked once for each content and each version of its signatures. `open`
 * gives those very bytes: others throw `OtherContent`, so that no verdict is ever of something else. No answer is neither clean nor
 * infected, and is not kept. What was found and released is clean. ClamAV reads no file above 2 GB, whatever its settings: those are not
 * asked about, for they would wait forever.
 */
export async function scanContent(sha256: string, sizeBytes: number, open: () => Readable | Promise<Readable>): Promise<Scanned> {
  const address = antivirusAddress();
  if (!address) return { verdict: "desligado" };
  if (sizeBytes > SCAN_LIMITS.bytes) return { verdict: "grande_demais" };
  // Read before the file is looked at: signatures that change meanwhile have it looked at once more, never once less.
  const signatures = await readSignatures(address);
  const known = await findVerdict(db, sha256);
  if (known && !isOutdated(known.signatures, signatures)) return known.scanned;
  // What fails in one of them destroys the other, and shows where it is read.
  const body = pipeline(await open(), checkedBody(sha256), () => undefined);
  const answer = await scanStream(address, body);
  if (answer.verdict === "unknown") return { verdict: "sem_resposta", cause: answer.cause };
  const signature = answer.verdict === "infected" ? answer.signature : null;
  const recorded = await transact(async (tx) => {
    const { isReleased } = signature === null ? { isReleased: false } : await holdContent(tx, sha256, signature);
    await saveVerdict(tx, { sha256, signature, signatures });
    const { rowCount } = await tx.update(antivirusState).set({ silentSince: null }).where(isNotNull(antivirusState.silentSince));
    // It is back: whatever waited for that goes now.
    if (rowCount)
      await tx
        .update(scanWaits)
        .set({ retryAt: sql`now()` })
        .where(eq(scanWaits.cause, "away"));
    return ok(verdictOf({ signature, isReleased }));
  });
  return recorded.value;
}
