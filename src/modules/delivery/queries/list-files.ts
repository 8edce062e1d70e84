import { and, asc, eq, isNull, max } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { productFiles, productVersionFiles } from "../../catalog/tables.ts";
import { downloads, entitlements } from "../tables.ts";

/** The files an order opened to this person, in the order their author gave, with the last download of each. */
export async function listFiles(orderId: string, userId: string) {
  return db
    .select({
      entitlementId: entitlements.id,
      fileId: productFiles.id,
      name: productFiles.name,
      kind: productFiles.kind,
      sizeBytes: productFiles.sizeBytes,
      pageCount: productFiles.pageCount,
      lastDownloadAt: max(downloads.at),
    })
    .from(entitlements)
    .innerJoin(productVersionFiles, eq(productVersionFiles.versionId, entitlements.versionId))
    .innerJoin(productFiles, eq(productFiles.id, productVersionFiles.fileId))
    .leftJoin(downloads, and(eq(downloads.entitlementId, entitlements.id), eq(downloads.fileId, productFiles.id)))
    .where(and(eq(entitlements.orderId, orderId), eq(entitlements.userId, userId), isNull(entitlements.revokedAt)))
    .groupBy(entitlements.id, productFiles.id, productVersionFiles.position)
    .orderBy(asc(entitlements.id), asc(productVersionFiles.position))
    .limit(500);
}
