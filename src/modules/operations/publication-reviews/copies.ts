import { sql } from "drizzle-orm";
import { DUPLICATE_WAYS, MOST_DIFFERENT_BITS } from "#modules/catalog/duplicates/rules.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { Copy } from "./schema.ts";

/** So many pairs of pages are shown of each file. */
const MOST_PAIRS = 6;

/** Beside a file `f` and the file `t` it repeats: the pages that are alike, in the order of `f`. */
const pairs = sql`coalesce((
  select json_agg(json_build_object('here', k.here, 'there', k.there) order by k.here) from (
    select n as here, n as there from generate_series(1, least(f.page_count, ${sql.raw(String(MOST_PAIRS))})) n
      where f.twin_by = 'conteudo' and f.kind = 'pdf'
    union all
    (select distinct on (mine.page_number) mine.page_number, o.page_number
      from page_prints mine join page_prints o on o.sha256 = t.sha256 and o.bands && mine.bands
      where f.twin_by = 'paginas' and mine.sha256 = f.sha256
        and bit_count(('x' || mine.print)::bit(256) # ('x' || o.print)::bit(256)) <= ${sql.raw(String(MOST_DIFFERENT_BITS))}
      order by mine.page_number, bit_count(('x' || mine.print)::bit(256) # ('x' || o.print)::bit(256)), o.page_number
      limit ${sql.raw(String(MOST_PAIRS))})) k), '[]')`;

const COPY_ROW = defineRow<Copy & { productId: number }>({
  productId: col.int`f.product_id::int`,
  by: col.oneOf(DUPLICATE_WAYS)`f.twin_by`,
  fileId: col.text`f.id`,
  fileName: col.text`f.name`,
  other: col.shape({
    fileId: col.text,
    fileName: col.text,
    title: col.text,
    slug: col.text,
    storeName: col.text,
    storeSlug: col.text,
  })`
    json_build_object('fileId', t.id, 'fileName', t.name, 'title', tp.title, 'slug', tp.slug, 'storeName', ts.name, 'storeSlug', ts.slug)`,
  pairs: col.list(col.shape({ here: col.int, there: col.int }))(pairs),
});

/** Of products that wait, the files that another store already sells, with the pages that are alike. */
export async function listCopies(productIds: readonly number[]): Promise<(Copy & { productId: number })[]> {
  if (productIds.length === 0) return [];
  return readRows(
    db,
    COPY_ROW,
    sql`select ${COPY_ROW} from product_files f join products p on p.id = f.product_id
      join product_files t on t.id = f.twin_file_id
      join products tp on tp.id = t.product_id and tp.store_id <> p.store_id join stores ts on ts.id = tp.store_id
    where f.product_id = any(${sql.param(productIds)}::bigint[]) and f.removed_at is null
    order by f.product_id, f.position, f.id limit 400`,
  );
}
