import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { TAKEOUT_HOURS, type TakeoutFacts } from "./schema.ts";

/** The store's ZIP being made or kept, and when another may be asked for. */
export async function readTakeout(storeId: number): Promise<TakeoutFacts> {
  const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
  const { rows } = await db.execute<NonNullable<TakeoutFacts["takeout"]> & { isOpen: boolean; nextAt: string | null }>(sql`
    select id, status, size_bytes::float8 as "sizeBytes", ${iso("expires_at")} as "expiresAt",
      status = 'pedida' or (status = 'pronta' and expires_at > now()) as "isOpen",
      case when requested_at > now() - make_interval(hours => ${TAKEOUT_HOURS})
        then ${iso(`(requested_at + interval '${TAKEOUT_HOURS} hours')`)} end as "nextAt"
    from store_takeouts where store_id = ${storeId} order by requested_at desc limit 1`);
  const [last] = rows;
  if (!last) return { takeout: null, nextAt: null };
  const { isOpen, nextAt, ...takeout } = last;
  return { takeout: isOpen ? takeout : null, nextAt };
}

/** Where a store's own ZIP is while it lasts; null for anybody else's, a late one or none. */
export async function findTakeout(storeId: number, id: string): Promise<{ storageKey: string; requestedAt: Date } | null> {
  const { rows } = await db.execute<{ storageKey: string; atMs: number }>(sql`
    select storage_key as "storageKey", (extract(epoch from requested_at) * 1000)::float8 as "atMs" from store_takeouts
    where id = ${id} and store_id = ${storeId} and status = 'pronta' and expires_at > now() and storage_key is not null`);
  return rows[0] ? { storageKey: rows[0].storageKey, requestedAt: new Date(rows[0].atMs) } : null;
}
