import { type Readable, pipeline } from "node:stream";
import { eq, isNotNull, sql } from "drizzle-orm";
import { readClamdUrl } from "#platform/antivirus/address.ts";
import { scanStream } from "#platform/antivirus/clamd.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { checkedBody } from "#platform/storage/checked-body.ts";
import type { Scanned } from "./rules.ts";
import { antivirusState, scanVerdicts, scanWaits } from "./tables.ts";

export const isAntivirusOn = (): boolean => env.CLAMAV_URL !== undefined;

/**
 * What the antivirus says of the bytes that add up to `sha256`, asked once for each content. `open` gives those very bytes: others
 * throw `OtherContent`, so that no verdict is ever of something else. No answer is neither clean nor infected, and is not kept.
 */
export async function scanContent(sha256: string, open: () => Readable | Promise<Readable>): Promise<Scanned> {
  const address = env.CLAMAV_URL === undefined ? null : readClamdUrl(env.CLAMAV_URL);
  if (!address) return { verdict: "desligado" };
  const [known] = await db.select().from(scanVerdicts).where(eq(scanVerdicts.sha256, sha256));
  if (known) return known.signature === null ? { verdict: "limpo" } : { verdict: "infectado", signature: known.signature };
  // What fails in one of them destroys the other, and shows where it is read.
  const body = pipeline(await open(), checkedBody(sha256), () => undefined);
  const answer = await scanStream(address, body);
  if (answer.verdict === "unknown") return { verdict: "sem_resposta", cause: answer.cause };
  const signature = answer.verdict === "infected" ? answer.signature : null;
  await transact(async (tx) => {
    await tx.insert(scanVerdicts).values({ sha256, signature }).onConflictDoNothing();
    const { rowCount } = await tx.update(antivirusState).set({ silentSince: null }).where(isNotNull(antivirusState.silentSince));
    // It is back: whatever waited for that goes now.
    if (rowCount)
      await tx
        .update(scanWaits)
        .set({ retryAt: sql`now()` })
        .where(eq(scanWaits.cause, "away"));
    return ok();
  });
  return signature === null ? { verdict: "limpo" } : { verdict: "infectado", signature };
}
