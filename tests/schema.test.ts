import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

const MODULES = join(import.meta.dirname, "../src/modules");

async function declaredTables(): Promise<PgTable[]> {
  const files = (await readdir(MODULES, { recursive: true })).filter((file) => /(^|\/)tables(\.ts|\/[^/]+\.ts)$/.test(file));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(MODULES, file)).href)));
  return modules.flatMap((module) => Object.values(module).filter((value): value is PgTable => is(value, PgTable)));
}

type Column = { table: string; name: string; type: string; required: boolean };

it("the tables declared in code are those the migrations create, column by column", async () => {
  const tables = await declaredTables();
  const rows = await readRows<Column>(
    db,
    {
      table: col.text`c.relname`,
      name: col.text`a.attname`,
      type: col.text`format_type(a.atttypid, null)`,
      required: col.bool`a.attnotnull`,
    },
    (row) => sql`select ${row}
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and a.atttypid <> 'tsvector'::regtype`,
  );
  const declared = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => ({ table: name, name: column.name, type: column.getSQLType(), required: column.notNull }));
  });
  const inDatabase = rows.filter((row) => declared.some((column) => column.table === row.table));
  const line = (column: Column) => `${column.table}.${column.name} ${column.type}${column.required ? " not null" : ""}`;
  expect(tables.length).toBeGreaterThan(20);
  const [here, there] = [declared.map(line), inDatabase.map(line)];
  expect({
    onlyInCode: here.filter((one) => !there.includes(one)),
    onlyInDatabase: there.filter((one) => !here.includes(one)),
  }).toEqual({
    onlyInCode: [],
    onlyInDatabase: [],
  });
});
