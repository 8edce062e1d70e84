import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { cookiePrefix, openSigned, readCookie, sign } from "#platform/session.ts";
import { col, readRows } from "#platform/read.ts";

/** Who brought this browser: stores whose author's own link or coupon was followed, and when. */
const VISITS_COOKIE = `${cookiePrefix}via`;
const MOST_STORES = 20;

/** How long a buyer counts as brought by an author. */
export const BROUGHT_DAYS = 7;

export const visitsCookieOptions = {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: cookiePrefix !== "",
  maxAge: BROUGHT_DAYS * 24 * 60 * 60,
} as const;

type Visit = { storeId: number; at: number };

/** The cookie's name and value once this store's link is followed at `now`; the last visit of each store counts. */
export function noteVisit(cookieHeader: string | null, storeId: number, now: Date): { name: string; value: string } {
  const others = readVisits(cookieHeader).filter((visit) => visit.storeId !== storeId);
  const visits = [...others, { storeId, at: Math.floor(now.getTime() / 1000) }].slice(-MOST_STORES);
  return { name: VISITS_COOKIE, value: sign(visits.map(({ storeId: id, at }) => `${id}-${at}`).join("_")) };
}

/** The stores that brought this browser here in the last seven days, by the database's clock. */
export async function listBroughtBy(on: Db, cookieHeader: string | null): Promise<number[]> {
  const visits = readVisits(cookieHeader);
  if (visits.length === 0) return [];
  const rows = await readRows(
    on,
    { storeId: col.int`v.store_id` },
    (row) => sql`select ${row}
    from unnest(${sql.param(visits.map((visit) => visit.storeId))}::int[], ${sql.param(visits.map((visit) => visit.at))}::bigint[]) v(store_id, at)
    where to_timestamp(v.at) > now() - make_interval(days => ${BROUGHT_DAYS})`,
  );
  return rows.map((row) => row.storeId);
}

function readVisits(cookieHeader: string | null): Visit[] {
  const text = openSigned(readCookie(cookieHeader, VISITS_COOKIE)) ?? "";
  return [...text.matchAll(/(?:^|_)(\d{1,9})-(\d{9,11})(?=_|$)/g)].map(([, storeId, at]) => ({
    storeId: Number(storeId),
    at: Number(at),
  }));
}
