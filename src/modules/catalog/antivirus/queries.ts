import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { SCAN_PLACES, type ScanPlace } from "./rules.ts";
import { isAntivirusOn } from "./scan-content.ts";

const MOST = 50;

export type InfectedFile = {
  id: string;
  name: string;
  signature: string;
  place: ScanPlace;
  storeName: string;
  /** Where its product is edited and what it is called; null for files of messages and products that are gone. */
  productTitle: string | null;
  wasDelivered: boolean;
  foundMs: number;
};

const INFECTED = defineRow<InfectedFile>({
  id: col.text`i.id`,
  name: col.text`i.name`,
  signature: col.text`i.signature`,
  place: col.oneOf(SCAN_PLACES)`i.place`,
  storeName: col.text`s.name`,
  productTitle: col.text.orNull`coalesce(nullif(p.title, ''), p.draft ->> 'title')`,
  wasDelivered: col.bool`i.was_delivered`,
  foundMs: col.real`(extract(epoch from i.found_at) * 1000)::float8`,
});

const STATE = defineRow<{ silentMs: number | null; waiting: number; unread: number }>({
  silentMs: col.real.orNull`(extract(epoch from a.silent_since) * 1000)::float8`,
  waiting: col.int`(select count(*)::int from scan_waits)`,
  unread: col.int`(select count(*)::int from scan_waits where cause in ('too_large', 'too_long'))`,
});

/** Whether files are scanned at all, what waits for it, and the newest files in which something was found. */
export async function readAntivirus() {
  const [states, found] = await Promise.all([
    readRows(db, STATE, sql`select ${STATE} from antivirus_state a`),
    readRows(
      db,
      INFECTED,
      sql`select ${INFECTED} from infected_files i join stores s on s.id = i.store_id left join products p on p.id = i.product_id
        order by i.found_at desc, i.id limit ${MOST}`,
    ),
  ]);
  const [state] = states;
  if (!state) throw new Error("no state of the antivirus");
  const { silentMs, waiting, unread } = state;
  return {
    isOn: isAntivirusOn(),
    silentSince: silentMs === null ? null : new Date(silentMs),
    waiting,
    unread,
    found: found.map(({ foundMs, ...row }) => ({ ...row, foundAt: new Date(foundMs) })),
  };
}
