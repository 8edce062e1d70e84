import { and, eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { productFiles } from "../tables.ts";
import type { Scanned } from "./rules.ts";
import { scanStored } from "./scan-stored.ts";

/** Has a file looked at that may be sold already; what is infected is delivered no more. Answers what was said; null when there is none. */
export async function scanSold(fileId: string): Promise<Scanned["verdict"] | null> {
  const [file] = await db
    .select({ sha256: productFiles.sha256, storageKey: productFiles.storageKey, sizeBytes: productFiles.sizeBytes })
    .from(productFiles)
    .where(and(eq(productFiles.id, fileId), eq(productFiles.status, "limpo")));
  return scanStored("produto", fileId, file);
}
