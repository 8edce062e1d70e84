import { type SQL, sql } from "drizzle-orm";
import { db, type Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** What a product is, from what others refer to. */
const TABLES = [
  "products",
  "product_versions",
  "product_licenses",
  "price_changes",
  "product_stats",
  "product_attribute_options",
  "product_attribute_numbers",
  "product_search",
  "product_search_body",
];
const BATCH = 50_000;
/** Copy number n of a product has its id plus n times this. */
const APART = 20_000_000;

/**
 * Copies products until there are `wanted`: of each, its rows as they are, with another id and address. Beyond a million the words of one more
 * invented product are those of others, and copying them costs a tenth of inventing them. Cut short, it goes on from where it stopped.
 */
export async function copyProducts(wanted: number, onProgress: (done: number, total: number) => void): Promise<void> {
  const [known] = await readRows(
    db,
    {
      all: col.int`count(*)::int`,
      lowest: col.int`coalesce(min(id), 0)`,
      highest: col.int`coalesce(max(id) filter (where id < ${APART}), 0)`,
    },
    (row) => sql`select ${row} from products`,
  );
  let { all = 0, lowest = 0, highest = 0 } = known ?? {};
  for (let copy = 1; all > 0 && all < wanted; copy++)
    for (let from = lowest; from <= highest && all < wanted; from += BATCH) {
      const to = Math.min(from + BATCH, highest + 1);
      all += await db.transaction((tx) => copyBatch(tx, { copy, from, to, most: wanted - all }));
      onProgress(all, wanted);
    }
  await db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`);
}

type Batch = { copy: number; from: number; to: number; most: number };

/** Answers how many it copied: those copied before are left. */
async function copyBatch(tx: Tx, { copy, from, to, most }: Batch): Promise<number> {
  await tx.execute(sql`
    create temp table copied on commit drop as
    select id from products p where id >= ${from} and id < ${to} and not exists (select 1 from products c where c.id = p.id + ${copy * APART}::bigint)
    order by id limit ${most}`);
  await tx.execute(sql`analyze copied`);
  // Copies of valid rows refer to what exists: where the role may, the database need not look at each.
  await tx.execute(sql`
    select set_config('session_replication_role', 'replica', true) from pg_roles where rolname = current_user and rolsuper`);
  // One statement: a product and its version refer to each other.
  const copies: SQL[] = [];
  for (const table of TABLES) copies.push(await copyOf(tx, table, copy));
  const named = copies.map((insert, n) => sql`${sql.identifier(`copy_${n}`)} as (${insert})`);
  await tx.execute(sql`with ${sql.join(named, sql`, `)} select 1`);
  const rows = await readRows(tx, { n: col.int`count(*)::int` }, (row) => sql`select ${row} from copied`);
  return rows[0]?.n ?? 0;
}

/** The statement that copies the rows of one table, whatever its columns are; what the database itself numbers is numbered anew. */
async function copyOf(tx: Tx, table: string, copy: number): Promise<SQL> {
  const columns = await readRows(
    tx,
    { name: col.text`attname` },
    (
      row,
    ) => sql`select ${row} from pg_attribute a where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and (${table} = 'products' or attname <> 'id' or atttypid = 'uuid'::regtype)`,
  );
  const key = table === "products" ? sql`id` : sql`product_id`;
  const names = columns.map(({ name }) => sql.identifier(name));
  const values = columns.map(({ name }) => valueOf(table, name, copy));
  return sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${sql.identifier(table)} r where r.${key} in (select id from copied)`;
}

function valueOf(table: string, name: string, copy: number): SQL {
  const value = sql`r.${sql.identifier(name)}`;
  const another = sql`${value} + ${copy * APART}::bigint`;
  if (name === "product_id" || (table === "products" && name === "id")) return another;
  if (name === "bucket") return sql`(abs(hashint8(r.product_id + ${copy * APART}::bigint)::bigint) % 256)`;
  if (table === "products" && name === "slug") return sql`${value} || ${`-c${copy}`}`;
  if (name === "current_version_id" || (table === "product_versions" && name === "id"))
    return sql`md5(${value}::text || ${`:${copy}`})::uuid`;
  return value;
}
