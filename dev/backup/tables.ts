import type pg from "pg";

/** A table as it is copied: its columns by name, those the database computes left out. */
export type CopiedTable = { schema: string; name: string; columns: string[] };

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const tableName = ({ schema, name }: { schema: string; name: string }): string => `${quoted(schema)}.${quoted(name)}`;
export const columnList = (columns: readonly string[]): string => columns.map(quoted).join(", ");

/** Not what migrations write by themselves, nor unlogged tables, which nothing depends on; of the queue, only the jobs. */
const COPIED = `c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
  and (n.nspname = 'public' and c.relname <> 'schema_migrations' or n.nspname = 'pgboss' and c.relname = 'job')`;

export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where ${COPIED} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by 1, 2 order by 1, 2`);
  return rows;
}

export type SequencePlace = { name: string; lastValue: string };

/** Where each sequence of ours stands. */
export async function listSequences(client: pg.ClientBase): Promise<SequencePlace[]> {
  const { rows } = await client.query<SequencePlace>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue"
    from pg_sequences where schemaname = 'public' and last_value is not null order by 1`);
  return rows;
}

/** The partitions of tables of ours: the triggers of a table's statements are not theirs. */
async function listPartitions(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relispartition and relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  return rows.map(({ name }) => name);
}

/** Partitions for every number given out until now, where this version of the tables has any. */
export async function makeRoom(client: pg.ClientBase): Promise<void> {
  const { rows: known } = await client.query("select 1 from pg_proc where proname = 'make_next_partition'");
  if (known.length === 0) return;
  const { rows: parted } = await client.query<{ name: string }>("select name from parted_tables()");
  for (const { name } of parted)
    for (let isDone = false; !isDone;) {
      const { rows } = await client.query<{ done: boolean }>("select make_next_partition($1) >= partition_rows() / 2 as done", [
        name,
      ]);
      isDone = rows[0]?.done ?? true;
    }
}

type ForeignKey = { owner: string; name: string; definition: string };

/** Runs `load` with no trigger and no foreign key in its way; then each key is made again, which proves that every row it needs is there. */
export async function withoutChecks(
  client: pg.ClientBase,
  tables: readonly CopiedTable[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`);
  const ours = [...tables.filter(({ schema }) => schema === "public").map(tableName), ...(await listPartitions(client))];
  for (const { owner, name } of keys) await client.query(`alter table ${owner} drop constraint ${name}`);
  for (const table of ours) await client.query(`alter table ${table} disable trigger user`);
  await load();
  for (const table of ours) await client.query(`alter table ${table} enable trigger user`);
  for (const { owner, name, definition } of keys) await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
}
