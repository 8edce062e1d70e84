import { inArray, sql } from "drizzle-orm";
import { ok, type Ok } from "#kit/outcome.ts";
import { readSignatures } from "#platform/antivirus/clamd.ts";
import { transact } from "#platform/db.ts";
import { antivirusAddress } from "./scan-content.ts";
import { scanSold } from "./scan-sold.ts";
import { holdOutdated } from "./queries/outdated.ts";
import { scanVerdicts } from "./tables.ts";

/** How long one run goes on, one file at a time: what is left goes on in the next. */
const RUN_MS = 20_000;
/** Taken together; a worker that dies meanwhile leaves them to the others an hour later. */
const AT_ONCE = 20;

/**
 * Has contents looked at again that are in a version and in which nothing was found with older signatures, what sold last first. Stops
 * while a file on its way in waits for the antivirus, or it does not answer. Answers how many were asked about.
 */
export async function rescanSold(): Promise<number> {
  const address = antivirusAddress();
  const signatures = address && (await readSignatures(address));
  if (signatures === null) return 0;
  const until = Date.now() + RUN_MS;
  let scanned = 0;
  for (;;) {
    const fileIds = await claimOutdated(signatures);
    for (const fileId of fileIds) {
      scanned += 1;
      const verdict = await scanSold(fileId);
      if (verdict === "sem_resposta" || Date.now() > until) return scanned;
    }
    if (fileIds.length < AT_ONCE) return scanned;
  }
}

/** A file of each of the next contents, which no other worker then takes. */
async function claimOutdated(signatures: number): Promise<string[]> {
  const claimed = await transact(async (tx): Promise<Ok<string[]>> => {
    const { rowCount: waiting } = await tx.execute(sql`select 1 from scan_waits where retry_at <= now() limit 1`);
    if (waiting) return ok([]);
    const outdated = await holdOutdated(tx, signatures, AT_ONCE);
    const sums = outdated.map(({ sha256 }) => sha256);
    if (sums.length > 0)
      await tx
        .update(scanVerdicts)
        .set({ askedAt: sql`now()` })
        .where(inArray(scanVerdicts.sha256, sums));
    return ok(outdated.map(({ fileId }) => fileId));
  });
  return claimed.value;
}
