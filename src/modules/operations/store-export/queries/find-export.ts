import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { STORE_EXPORT_HOURS, type StoreExportFacts } from "../schema.ts";

/** The store's ZIP being made or kept, and when another may be asked for. */
export async function readStoreExport(storeId: number): Promise<StoreExportFacts> {
  const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
  const rows = await readRows<
    NonNullable<StoreExportFacts["storeExport"]> & { isOpen: boolean; hasFailed: boolean; nextAt: string | null }
  >(
    db,
    {
      id: col.text`id`,
      status: col.oneOf(["pedida", "pronta"])`case when status = 'pedida' then 'pedida' else 'pronta' end`,
      sizeBytes: col.real.orNull`size_bytes::float8`,
      expiresAt: col.text.orNull(iso("expires_at")),
      isOpen: col.bool`status = 'pedida' or (status = 'pronta' and expires_at > now())`,
      hasFailed: col.bool`status = 'falhou'`,
      nextAt: col.text
        .orNull`case when status <> 'falhou' and requested_at > now() - make_interval(hours => ${STORE_EXPORT_HOURS})
        then ${iso(`(requested_at + interval '${STORE_EXPORT_HOURS} hours')`)} end`,
    },
    (row) => sql`select ${row}
    from store_takeouts where store_id = ${storeId} order by requested_at desc limit 1`,
  );
  const [last] = rows;
  if (!last) return { storeExport: null, hasFailed: false, nextAt: null };
  const { isOpen, hasFailed, nextAt, ...storeExport } = last;
  return { storeExport: isOpen ? storeExport : null, hasFailed, nextAt };
}

const STORE_EXPORT = defineRow({
  storageKey: col.text`storage_key`,
  atMs: col.real`(extract(epoch from requested_at) * 1000)::float8`,
});

/** Where a store's own ZIP is while it lasts; null for anybody else's, a late one or none. */
export async function findStoreExport(storeId: number, id: string): Promise<{ storageKey: string; requestedAt: Date } | null> {
  const rows = await readRows(
    db,
    STORE_EXPORT,
    sql`select ${STORE_EXPORT} from store_takeouts
    where id = ${id} and store_id = ${storeId} and status = 'pronta' and expires_at > now() and storage_key is not null`,
  );
  return rows[0] ? { storageKey: rows[0].storageKey, requestedAt: new Date(rows[0].atMs) } : null;
}
