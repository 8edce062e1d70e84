import { isDeepStrictEqual } from "node:util";
import { eq, max, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { productVersionContents } from "./bundles/tables.ts";
import type { FileLicenses } from "./file-licenses/rules.ts";
import type { ProductRecord } from "./own-product.ts";
import { LICENSE_CODES, type License } from "./rules/licenses.ts";
import { productVersionFiles, productVersions } from "./tables.ts";

export type Version = { id: string; number: number };
type VersionParts = { files: VersionFile[]; contentIds: number[]; licenses: string[] };
/** A file of a version and the licences it goes with; null for all. */
type VersionFile = { id: string; licenses: FileLicenses };
type Cut = { files: readonly VersionFile[]; note?: string; contentIds?: readonly number[]; sold?: readonly License[] };

/**
 * The version that holds exactly these files, each with the same licences, and when it is a bundle these other products, in this
 * order: the current one, or a new one with `note`. `sold` is what the product is sold under. Versions never change.
 */
export async function cutVersion(
  tx: Tx,
  product: ProductRecord,
  { files, note = "", contentIds = [], sold = [] }: Cut,
): Promise<Version & { isNew: boolean }> {
  const licenses = files.some((file) => file.licenses) ? [...sold] : [];
  const current = await findCurrent(tx, product);
  if (current && isDeepStrictEqual(partsOf(current), partsOf({ files, contentIds, licenses })))
    return { id: current.id, number: current.number, isNew: false };
  const [last] = await tx
    .select({ number: max(productVersions.number) })
    .from(productVersions)
    .where(eq(productVersions.productId, product.id));
  const [version] = await tx
    .insert(productVersions)
    .values({ productId: product.id, number: (last?.number ?? 0) + 1, note, licenses: licenses.length > 0 ? licenses : null })
    .returning({ id: productVersions.id, number: productVersions.number });
  if (!version) throw new Error("no version row");
  const versionId = version.id;
  if (files.length > 0)
    await tx
      .insert(productVersionFiles)
      .values(files.map(({ id: fileId, licenses: goesWith }, position) => ({ versionId, fileId, position, licenses: goesWith })));
  if (contentIds.length > 0)
    await tx.insert(productVersionContents).values(contentIds.map((productId, position) => ({ versionId, productId, position })));
  return { ...version, isNew: true };
}

/** What makes two versions the same one, the licences of a file in whatever order. */
const partsOf = ({
  files,
  contentIds,
  licenses,
}: Pick<Cut, "files"> & { contentIds: readonly number[]; licenses: readonly string[] }) => ({
  files: files.map(({ id, licenses: goesWith }) => ({ id, licenses: goesWith && goesWith.toSorted() })),
  contentIds: [...contentIds],
  licenses: licenses.toSorted(),
});

const CURRENT = defineRow<Version & VersionParts>({
  id: col.text`v.id`,
  number: col.int`v.number`,
  files: col.list(col.shape({ id: col.text, licenses: col.list(col.oneOf(LICENSE_CODES)).orNull }))`(
    select coalesce(json_agg(json_build_object('id', f.file_id, 'licenses', f.licenses) order by f.position), '[]')
    from product_version_files f where f.version_id = v.id)`,
  licenses: col.list(col.text)`coalesce(v.licenses, '{}')`,
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
