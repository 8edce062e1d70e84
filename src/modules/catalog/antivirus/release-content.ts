import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { infectedFiles, scanReleases } from "./tables.ts";
import { deliverAgain } from "./deliver-again.ts";
import { holdContent } from "./verdicts.ts";
import { withholdInfected } from "./withhold-infected.ts";

export type ReleaseRefusal = "not_found" | "already_done";
export type Found = typeof infectedFiles.$inferSelect;

async function findInfected(tx: Tx, infectedId: string): Promise<Found | null> {
  const [found] = await tx.select().from(infectedFiles).where(eq(infectedFiles.id, infectedId));
  return found ?? null;
}

/**
 * What the antivirus found in a file was a mistake: its content is not refused for this any more, whoever sends it; what stopped being
 * delivered for it is delivered and sold again, and its authors and who had been told hear of it.
 */
export async function releaseContent(
  tx: Tx,
  { infectedId, adminId, reason }: { infectedId: string; adminId: string; reason: string },
): Promise<Outcome<Found, ReleaseRefusal>> {
  const found = await findInfected(tx, infectedId);
  if (!found) return refuse("not_found");
  const { sha256, signature } = found;
  if ((await holdContent(tx, sha256, signature)).isReleased) return refuse("already_done");
  await tx.insert(scanReleases).values({ sha256, signature, reason, releasedBy: adminId });
  await deliverAgain(tx, sha256, signature);
  return ok(found);
}

/** It was none: the finding counts again, and what is delivered with the content stops being. */
export async function undoRelease(tx: Tx, infectedId: string): Promise<Outcome<Found, ReleaseRefusal>> {
  const found = await findInfected(tx, infectedId);
  if (!found) return refuse("not_found");
  const { sha256, signature } = found;
  await holdContent(tx, sha256, signature);
  const isCurrent = and(eq(scanReleases.sha256, sha256), eq(scanReleases.signature, signature), isNull(scanReleases.undoneAt));
  const undone = await tx
    .update(scanReleases)
    .set({ undoneAt: sql`now()` })
    .where(isCurrent)
    .returning({ id: scanReleases.id });
  if (undone.length === 0) return refuse("already_done");
  await withholdInfected(tx, sha256, signature);
  return ok(found);
}
