import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { isCopy, MOST_DIFFERENT_BITS, type DuplicateWay } from "./rules.ts";

export type Duplicate = { fileId: string; by: DuplicateWay };
type Requested = { id: string; sha256: string };

/** The oldest file that this one repeats: the same bytes anywhere, else the same pages in something another store has published. */
export async function findDuplicate(file: Requested): Promise<Duplicate | null> {
  return (await findSameBytes(file)) ?? (await findSamePages(file));
}

/** Somebody else's published file before one of this author's own. */
async function findSameBytes({ id, sha256 }: Requested): Promise<Duplicate | null> {
  const rows = await readRows(
    db,
    { fileId: col.text`o.id` },
    (row) => sql`select ${row} from product_files me join products mine on mine.id = me.product_id
      join product_files o on o.sha256 = me.sha256 and o.status = 'limpo' and o.id <> me.id
        and (o.created_at, o.id) < (me.created_at, me.id)
      join products p on p.id = o.product_id
    where me.id = ${id} and me.sha256 = ${sha256}
      and case when p.store_id = mine.store_id then o.removed_at is null
        else exists (select 1 from product_version_files vf where vf.file_id = o.id) end
    order by p.store_id = mine.store_id, o.created_at, o.id limit 1`,
  );
  return rows[0] ? { fileId: rows[0].fileId, by: "conteudo" } : null;
}

type Alike = { sha256: string; inCommon: number; here: number; there: number };

const ALIKE = defineRow<Alike>({
  sha256: col.text`o.sha256`,
  inCommon: col.int`count(distinct mine.page_number)::int`,
  here: col.int`(select count(*)::int from mine)`,
  there: col.int`(select count(*)::int from page_prints t where t.sha256 = o.sha256)`,
});

async function findSamePages(file: Requested): Promise<Duplicate | null> {
  const rows = await readRows(
    db,
    ALIKE,
    sql`with mine as (select page_number, print, bands from page_prints where sha256 = ${file.sha256})
    select ${ALIKE}
    from mine join page_prints o on o.bands && mine.bands and o.sha256 <> ${file.sha256}
    where bit_count(('x' || mine.print)::bit(256) # ('x' || o.print)::bit(256)) <= ${MOST_DIFFERENT_BITS}
    group by o.sha256 order by 2 desc limit 20`,
  );
  for (const one of rows.filter(isCopy)) {
    const fileId = await findPublished(file.id, one.sha256);
    if (fileId) return { fileId, by: "paginas" };
  }
  return null;
}

async function findPublished(fileId: string, sha256: string): Promise<string | null> {
  const rows = await readRows(
    db,
    { fileId: col.text`o.id` },
    (row) => sql`select ${row} from product_files me join products mine on mine.id = me.product_id
      join product_files o on o.sha256 = ${sha256} and o.status = 'limpo' and (o.created_at, o.id) < (me.created_at, me.id)
      join products p on p.id = o.product_id and p.store_id <> mine.store_id
    where me.id = ${fileId} and exists (select 1 from product_version_files vf where vf.file_id = o.id)
    order by o.created_at, o.id limit 1`,
  );
  return rows[0]?.fileId ?? null;
}
