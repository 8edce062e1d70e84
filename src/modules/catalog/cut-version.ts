import { eq, max, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { productVersionContents } from "./bundles/tables.ts";
import type { ProductRecord } from "./own-product.ts";
import { productVersionFiles, productVersions } from "./tables.ts";

export type Version = { id: string; number: number };
type VersionParts = { fileIds: string[]; contentIds: number[] };

/**
 * The version that holds exactly these files, and when it is a bundle these other products, in this order: the current one, or a new
 * one with `note`. Versions never change.
 */
export async function cutVersion(
  tx: Tx,
  product: ProductRecord,
  fileIds: string[],
  note = "",
  contentIds: number[] = [],
): Promise<Version & { isNew: boolean }> {
  const current = await findCurrent(tx, product);
  if (current && current.fileIds.join() === fileIds.join() && current.contentIds.join() === contentIds.join())
    return { id: current.id, number: current.number, isNew: false };
  const [last] = await tx
    .select({ number: max(productVersions.number) })
    .from(productVersions)
    .where(eq(productVersions.productId, product.id));
  const [version] = await tx
    .insert(productVersions)
    .values({ productId: product.id, number: (last?.number ?? 0) + 1, note })
    .returning({ id: productVersions.id, number: productVersions.number });
  if (!version) throw new Error("no version row");
  const versionId = version.id;
  if (fileIds.length > 0)
    await tx.insert(productVersionFiles).values(fileIds.map((fileId, position) => ({ versionId, fileId, position })));
  if (contentIds.length > 0)
    await tx.insert(productVersionContents).values(contentIds.map((productId, position) => ({ versionId, productId, position })));
  return { ...version, isNew: true };
}

const CURRENT = defineRow<Version & VersionParts>({
  id: col.text`v.id`,
  number: col.int`v.number`,
  fileIds: col.list(
    col.text,
  )`array(select f.file_id::text from product_version_files f where f.version_id = v.id order by f.position)`,
  contentIds: col.list(
    col.int,
  )`array(select c.product_id::int from product_version_contents c where c.version_id = v.id order by c.position)`,
});

async function findCurrent(tx: Tx, { currentVersionId }: ProductRecord): Promise<(Version & VersionParts) | null> {
  if (!currentVersionId) return null;
  const rows = await readRows(
    tx,
    CURRENT,
    sql`select ${CURRENT}
    from product_versions v where v.id = ${currentVersionId}`,
  );
  return rows[0] ?? null;
}
