import { sql } from "drizzle-orm";
import { SCAN_LIMITS } from "#platform/antivirus/clamd.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { SCAN_PLACES, type ScanPlace } from "../rules.ts";
import { isAntivirusOn } from "../scan-content.ts";

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
  /** Who said that the antivirus was wrong about it, why and when; null while the finding counts. */
  releasedBy: string | null;
  releaseReason: string | null;
  releasedMs: number | null;
};

const INFECTED = defineRow<InfectedFile>({
  id: col.text`i.id`,
  name: col.text`i.name`,
  signature: col.text`i.signature`,
  place: col.oneOf(SCAN_PLACES)`i.place`,
  storeName: col.text`s.name`,
  productTitle: col.text
    .orNull`case when p.id is not null then coalesce(nullif(p.title, ''), nullif(p.draft ->> 'title', ''), 'Sem título') end`,
  wasDelivered: col.bool`i.was_delivered`,
  foundMs: col.real`(extract(epoch from i.found_at) * 1000)::float8`,
  releasedBy: col.text.orNull`releaser.name`,
  releaseReason: col.text.orNull`r.reason`,
  releasedMs: col.real.orNull`(extract(epoch from r.released_at) * 1000)::float8`,
});

/** Beside infected files `i`: their store `s`, product `p` and the release `r` that stands. */
const WITH_RELEASE = sql`infected_files i join stores s on s.id = i.store_id left join products p on p.id = i.product_id
  left join scan_releases r on r.sha256 = i.sha256 and r.signature = i.signature and r.undone_at is null
  left join users releaser on releaser.id = r.released_by`;

const STATE = defineRow<{ silentMs: number | null; waiting: number; unread: number; large: number; signatures: number | null }>({
  silentMs: col.real.orNull`(extract(epoch from a.silent_since) * 1000)::float8`,
  waiting: col.int`(select count(*)::int from scan_waits)`,
  unread: col.int`(select count(*)::int from scan_waits where cause in ('too_large', 'too_long'))`,
  large: col.int`(select count(*)::int from product_files f
    where f.status = 'limpo' and f.size_bytes > ${sql.raw(String(SCAN_LIMITS.bytes))} and f.removed_at is null)`,
  signatures: col.int.orNull`(select max(signatures) from scan_verdicts)`,
});

/** Whether files are scanned at all, what waits for it, and the newest files in which something was found. */
export async function readAntivirus() {
  const [states, found] = await Promise.all([
    readRows(db, STATE, sql`select ${STATE} from antivirus_state a`),
    readRows(db, INFECTED, sql`select ${INFECTED} from ${WITH_RELEASE} order by i.found_at desc, i.id limit ${MOST}`),
  ]);
  const [state] = states;
  if (!state) throw new Error("no state of the antivirus");
  const { silentMs, waiting, unread, large, signatures } = state;
  return {
    isOn: isAntivirusOn(),
    silentSince: silentMs === null ? null : new Date(silentMs),
    waiting,
    unread,
    /** Files that may be sold and are larger than any antivirus reads. */
    large,
    /** The number of the newest signatures a file was looked at with; null where the antivirus says none. */
    signatures,
    found: found.map(({ foundMs, releasedMs, ...row }) => ({
      ...row,
      foundAt: new Date(foundMs),
      releasedAt: releasedMs === null ? null : new Date(releasedMs),
    })),
  };
}

/** One file in which something was found, as it is called to who decides about it. */
export async function findInfectedWords(on: Db, infectedId: string): Promise<InfectedFile | null> {
  const rows = await readRows(on, INFECTED, sql`select ${INFECTED} from ${WITH_RELEASE} where i.id = ${infectedId}`);
  return rows[0] ?? null;
}
