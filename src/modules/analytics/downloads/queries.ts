import { type SQL, sql } from "drizzle-orm";
import { type Db, db, type Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { MOST_REMINDED } from "./schema.ts";
import { openReminders } from "./tables.ts";
import { downloadDaysOf, readerDaysOf, type Span } from "../rollups/queries/days.ts";

export type DownloadTotals = { downloads: number; openings: number; firsts: number };

const of = (productId: number | null): SQL => (productId === null ? sql`true` : sql`d.product_id = ${productId}`);
const TOTALS = {
  downloads: col.int`sum(d.downloads)`,
  openings: col.int`sum(d.openings)`,
  firsts: col.int`sum(d.firsts)`,
};
const DAY = defineRow({ day: col.text`d.day::text`, ...TOTALS });
const FILE = defineRow({ fileId: col.text`f.id`, file: col.text`f.name`, title: col.text`p.title`, ...TOTALS });

/** Accesses to an author's files day by day; of one product when told. */
export async function readDownloadDays(
  storeId: number,
  span: Span,
  productId: number | null,
): Promise<(DownloadTotals & { day: string })[]> {
  return readRows(
    db,
    DAY,
    sql`
    select ${DAY} from (${downloadDaysOf(storeId, span)}) d where ${of(productId)} group by d.day order by d.day`,
  );
}

/** Different people day by day: each counts once a day, of the store or of one product. */
export async function readPeople(
  storeId: number,
  span: Span,
  productId: number | null,
): Promise<{ day: string; people: number }[]> {
  const one = productId === null ? sql`d.product_id is null` : sql`d.product_id = ${productId}`;
  const rows = await readRows(
    db,
    { day: col.text`d.day::text`, people: col.int`d.people` },
    (row) => sql`select ${row} from (${readerDaysOf(storeId, span)}) d where ${one} order by d.day`,
  );
  return rows;
}

const FILES = 5;

/** The files most fetched. */
export async function readFiles(
  storeId: number,
  span: Span,
  productId: number | null,
): Promise<(DownloadTotals & { fileId: string; file: string; title: string })[]> {
  return readRows(
    db,
    FILE,
    sql`
    select ${FILE} from (${downloadDaysOf(storeId, span)}) d join product_files f on f.id = d.file_id join products p on p.id = d.product_id
    where ${of(productId)} group by f.id, p.id order by sum(d.downloads + d.openings) desc, f.id limit ${FILES}`,
  );
}

/** Purchases of those days and how many nobody ever opened; `due` may still be reminded. */
export type NeverDownloaded = { granted: number; neverDownloaded: number; due: number };

const NEVER_DOWNLOADED = defineRow<NeverDownloaded>({
  granted: col.int`count(*)::int`,
  neverDownloaded: col.int`(count(*) filter (where x.unopened))::int`,
  due: col.int`(count(*) filter (where x.unopened and x.is_due))::int`,
});

/** Of the accesses given on those days and still standing. */
export async function readNeverDownloaded(storeId: number, span: Span, productId: number | null): Promise<NeverDownloaded> {
  const rows = await readRows(
    db,
    NEVER_DOWNLOADED,
    sql`select ${NEVER_DOWNLOADED}
    from (
      select not exists (select 1 from downloads w where w.entitlement_id = e.id) as unopened, ${IS_DUE} as is_due
      from products d_p join entitlements e on e.product_id = d_p.id and ${grantedIn(span)} and e.revoked_at is null
      where d_p.store_id = ${storeId} and ${productId === null ? sql`true` : sql`d_p.id = ${productId}`}
    ) x`,
  );
  return rows[0] ?? { granted: 0, neverDownloaded: 0, due: 0 };
}

export const grantedIn = ({ from, to }: Span): SQL => sql`
  e.granted_at >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
  and e.granted_at < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;

/** Bought three days ago or more, and nobody was reminded of it yet. */
export const IS_DUE = sql`(e.granted_at < now() - interval '3 days'
  and not exists (select 1 from ${openReminders} r where r.entitlement_id = e.id))`;

const waiting = (storeId: number, span: Span, productId: number | null): SQL => sql`
  from products p join entitlements e on e.product_id = p.id and ${grantedIn(span)} and e.revoked_at is null
  where p.store_id = ${storeId} and ${productId === null ? sql`true` : sql`p.id = ${productId}`} and ${IS_DUE}
    and not exists (select 1 from downloads w where w.entitlement_id = e.id)`;

/** Who may be reminded, by the oldest hundred purchases that wait. */
export async function neverDownloadedBuyers(on: Db, storeId: number, span: Span, productId: number | null): Promise<string[]> {
  const rows = await readRows(
    on,
    { userId: col.text`x.user_id` },
    (row) => sql`select distinct ${row} from (
      select e.user_id ${waiting(storeId, span, productId)} order by e.granted_at, e.id limit ${MOST_REMINDED}
    ) x`,
  );
  return rows.map(({ userId }) => userId);
}

/** Marks what one person is to be reminded of, once in the life of each purchase, and answers it. */
export async function takeNeverDownloaded(
  tx: Tx,
  userId: string,
  storeId: number,
  span: Span,
  productId: number | null,
): Promise<{ entitlementId: string; orderId: string; title: string }[]> {
  const rows = await readRows(
    tx,
    { entitlementId: col.text`due.id`, orderId: col.text`due.order_id`, title: col.text`due.title` },
    (row) => sql`with due as (
      select e.id, e.order_id, p.title ${waiting(storeId, span, productId)} and e.user_id = ${userId} order by e.granted_at, e.id limit 20
    ), told as (
      insert into ${openReminders} (entitlement_id) select id from due on conflict do nothing returning entitlement_id
    )
    select ${row} from due join told on told.entitlement_id = due.id`,
  );
  return rows;
}
