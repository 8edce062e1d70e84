import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";
import { readPrint } from "../duplicates/read-print.ts";
import { findThumbnail } from "../thumbnails.ts";
import { comparePages, MOST_PAGES, type PageLook, pairFiles } from "./rules.ts";
import { pageChanges } from "./tables.ts";

type Pdf = { id: string; name: string; sha256: string; pageCount: number; replaces: string | null };
type Found = { productId: number; gone: Pdf[]; came: Pdf[] };

const PDF = col.shape({ id: col.text, name: col.text, sha256: col.text, pageCount: col.int, replaces: col.text.orNull });
/** The PDFs that one version has and the other has not. */
const onlyIn = (version: string, other: string) => sql`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'sha256', f.sha256, 'pageCount', f.page_count,
    'replaces', f.replaces_file_id) order by vf.position), '[]')
  from product_version_files vf join product_files f on f.id = vf.file_id
  where vf.version_id = ${sql.raw(version)}.id and f.kind = 'pdf' and f.status = 'limpo' and f.sha256 is not null and f.page_count > 0
    and not exists (select 1 from product_version_files o where o.version_id = ${sql.raw(other)}.id and o.file_id = f.id))`;

const FOUND = defineRow<Found>({
  productId: col.int`v.product_id::int`,
  gone: col.list(PDF)(onlyIn("prior", "v")),
  came: col.list(PDF)(onlyIn("v", "prior")),
});

/**
 * Keeps which pages changed in each PDF of a version that took the place of another. A file whose bytes are gone is left out. Safe to
 * run again.
 */
export async function compareVersion(versionId: string): Promise<void> {
  const [found] = await readRows(
    db,
    FOUND,
    sql`select ${FOUND} from product_versions v join product_versions prior on prior.product_id = v.product_id and prior.number = v.number - 1
      where v.id = ${versionId}`,
  );
  if (!found) return;
  for (const { prior, file } of pairFiles(found.gone, found.came)) {
    const [before, after] = [await looksOf(prior), await looksOf(file)];
    if (!before || !after) continue;
    const isPartial = Math.max(prior.pageCount, file.pageCount) > MOST_PAGES;
    const changes = { ...comparePages(before, after), isPartial };
    await transact(async (tx) => {
      await tx.insert(pageChanges).values({ versionId, fileId: file.id, priorFileId: prior.id, changes }).onConflictDoNothing();
      await invalidate(tx, `product:${found.productId}`);
      return ok();
    });
  }
}

async function looksOf({ sha256, pageCount }: Pdf): Promise<PageLook[] | null> {
  const looks: PageLook[] = [];
  try {
    for (let page = 1; page <= Math.min(pageCount, MOST_PAGES); page++) {
      const picture = await findThumbnail(sha256, page, pageCount);
      looks.push(
        picture
          ? { print: await readPrint(picture), digest: createHash("sha256").update(picture).digest("hex") }
          : { print: "", digest: "" },
      );
    }
    return looks;
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}
