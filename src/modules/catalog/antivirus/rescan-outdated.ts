import { inArray, sql } from "drizzle-orm";
import { ok, type Ok } from "#kit/outcome.ts";
import { readSignatures } from "#platform/antivirus/clamd.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { Scanned } from "./rules.ts";
import { antivirusAddress } from "./scan-content.ts";
import { scanVerdicts } from "./tables.ts";

type Outdated = { sha256: string; fileId: string };
type Rescan = {
  /** The next contents that were looked at with signatures older than these, each with a file of it; held until `tx` ends. */
  hold: (tx: Tx, signatures: number, most: number) => Promise<Outdated[]>;
  scan: (fileId: string) => Promise<Scanned["verdict"] | null>;
};

/** How long one run goes on, one file at a time: what is left goes on in the next. */
const RUN_MS = 20_000;
/** Taken together; a worker that dies meanwhile leaves them to the others an hour later. */
const AT_ONCE = 20;

/**
 * Has contents looked at again in which nothing was found with older signatures. Stops while a file on its way in waits for the antivirus,
 * or it does not answer. Answers how many were asked about.
 */
export async function rescanOutdated({ hold, scan }: Rescan): Promise<number> {
  const address = antivirusAddress();
  const signatures = address && (await readSignatures(address));
  if (signatures === null) return 0;
  const until = Date.now() + RUN_MS;
  let scanned = 0;
  for (;;) {
    const fileIds = await claim((tx) => hold(tx, signatures, AT_ONCE));
    for (const fileId of fileIds) {
      scanned += 1;
      const verdict = await scan(fileId);
      if (verdict === "sem_resposta" || Date.now() > until) return scanned;
    }
    if (fileIds.length < AT_ONCE) return scanned;
  }
}

/** A file of each of the next contents, which no other worker then takes. */
async function claim(hold: (tx: Tx) => Promise<Outdated[]>): Promise<string[]> {
  const claimed = await transact(async (tx): Promise<Ok<string[]>> => {
    const { rowCount: waiting } = await tx.execute(sql`select 1 from scan_waits where retry_at <= now() limit 1`);
    if (waiting) return ok([]);
    const outdated = await hold(tx);
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
