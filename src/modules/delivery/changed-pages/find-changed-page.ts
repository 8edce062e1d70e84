import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { PAGE_CHANGES } from "../../catalog/page-changes/file-pages.ts";
import { isShown, type PageChanges } from "../../catalog/page-changes/rules.ts";

type ChangedPage = { userId: string; entitlementId: string; fileId: string; side: "antes" | "depois"; page: number };

type Pdf = { sha256: string; pageCount: number };
const PDF = col.shape({ sha256: col.text, pageCount: col.int });
const FOUND = defineRow<{ changes: PageChanges; before: Pdf; after: Pdf }>({
  changes: PAGE_CHANGES`pc.changes`,
  before: PDF`json_build_object('sha256', old.sha256, 'pageCount', old.page_count)`,
  after: PDF`json_build_object('sha256', f.sha256, 'pageCount', f.page_count)`,
});

/**
 * The PDF behind the picture of a page that changed, to who has its product at this moment, bought it before the change and by whose licence
 * come both the new file and the one it took the place of; null otherwise, and for pages that did not change.
 */
export async function findChangedPage({ userId, entitlementId, fileId, side, page }: ChangedPage): Promise<Pdf | null> {
  const rows = await readRows(
    db,
    FOUND,
    sql`select ${FOUND}
    from entitlements e join products p on p.id = e.product_id
      join product_versions bought on bought.id = e.version_id
      join page_changes pc on pc.file_id = ${fileId}
      join product_versions v on v.id = pc.version_id and v.product_id = p.id and v.number > bought.number
      join product_versions prior on prior.product_id = p.id and prior.number = v.number - 1
      join product_versions c on c.id = p.current_version_id and v.number <= c.number
      join product_version_files vf on vf.version_id = v.id and vf.file_id = pc.file_id
      join product_version_files pf on pf.version_id = prior.id and pf.file_id = pc.prior_file_id
      join product_files f on f.id = pc.file_id and f.status = 'limpo'
      join product_files old on old.id = pc.prior_file_id and old.status = 'limpo'
    where e.id = ${entitlementId} and e.user_id = ${userId} and e.revoked_at is null and p.withdrawn_at is null
      and opens_file(e, vf) and opens_file(e, pf) limit 5`,
  );
  const [found] = rows.filter((row) => isShown(row.changes, side, page));
  return found ? (side === "antes" ? found.before : found.after) : null;
}
