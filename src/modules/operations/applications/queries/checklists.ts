import { sql } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { currentChecklist, FIRST_VERSION } from "#modules/stores/applications/find-application.ts";
import type { ChecklistEntry } from "#modules/stores/applications/rules/checklist.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

const MOST_VERSIONS = 20;

const VERSION = defineRow({
  version: col.int`c.version`,
  entries: col.stored<ChecklistEntry[]>()`c.entries`,
  reason: col.text`c.reason`,
  name: col.text.orNull`u.name`,
  at: col.time`c.saved_at`,
  /** Applications that wait for the platform or for a change, sent with it. */
  underWay: col.int`(select count(*)::int from author_applications a
    where (a.checklist_version = c.version or (a.checklist_version is null and c.version = ${FIRST_VERSION}))
      and a.status in ('enviada', 'em_analise', 'pedir_ajustes'))`,
});

/** What is asked now, and the versions before it, the last first. */
export async function readChecklists() {
  const [current, rows] = await Promise.all([
    currentChecklist(db),
    readRows(
      db,
      VERSION,
      sql`
      select ${VERSION} from author_checklists c left join users u on u.id = c.saved_by
      order by c.version desc limit ${MOST_VERSIONS}`,
    ),
  ]);
  return { current, versions: rows.map(({ name, ...version }) => ({ ...version, by: name && firstName(name) })) };
}
