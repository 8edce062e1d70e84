import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { countDownload } from "../catalog/count-download.ts";
import { downloads } from "./tables.ts";

/** Counts a download of a file, once however many pieces it is fetched in: the first byte counts, the rest does not. */
export async function recordDownload(entitlementId: string, fileId: string, ip: string): Promise<void> {
  await transact(async (tx) => {
    await tx.insert(downloads).values({ entitlementId, fileId, ipPrefix: ipBucket(ip), at: sql`now()` });
    await countDownload(tx, fileId);
    return ok();
  });
}
