import { asc, eq, max } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { ProductRecord } from "./own-product.ts";
import { productVersionFiles, productVersions } from "./tables.ts";

export type Version = { id: string; number: number };

/** The version that holds exactly these files in this order: the current one, or a new one with `note`. Versions never change. */
export async function cutVersion(
  tx: Tx,
  product: ProductRecord,
  fileIds: string[],
  note = "",
): Promise<Version & { isNew: boolean }> {
  const current = await findCurrent(tx, product);
  if (current && current.fileIds.join() === fileIds.join()) return { ...current, isNew: false };
  const [last] = await tx
    .select({ number: max(productVersions.number) })
    .from(productVersions)
    .where(eq(productVersions.productId, product.id));
  const [version] = await tx
    .insert(productVersions)
    .values({ productId: product.id, number: (last?.number ?? 0) + 1, note })
    .returning({ id: productVersions.id, number: productVersions.number });
  if (!version) throw new Error("no version row");
  await tx.insert(productVersionFiles).values(fileIds.map((fileId, position) => ({ versionId: version.id, fileId, position })));
  return { ...version, isNew: true };
}

async function findCurrent(tx: Tx, product: ProductRecord): Promise<(Version & { fileIds: string[] }) | null> {
  if (!product.currentVersionId) return null;
  const rows = await tx
    .select({ id: productVersions.id, number: productVersions.number, fileId: productVersionFiles.fileId })
    .from(productVersions)
    .innerJoin(productVersionFiles, eq(productVersionFiles.versionId, productVersions.id))
    .where(eq(productVersions.id, product.currentVersionId))
    .orderBy(asc(productVersionFiles.position));
  const [first] = rows;
  return first ? { id: first.id, number: first.number, fileIds: rows.map((row) => row.fileId) } : null;
}
