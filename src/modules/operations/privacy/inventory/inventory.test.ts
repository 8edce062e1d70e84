import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { EVERY_TABLE } from "./every-table.ts";
import { NO_PERSON } from "./no-person.ts";

type Column = { table: string; column: string };

const columnsOf = async (types: string[]): Promise<Column[]> => {
  const rows = await readRows<Column>(
    db,
    { table: col.text`c.relname`, column: col.text`a.attname` },
    (row) => sql`select ${row} from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and (${types.length === 0} or format_type(a.atttypid, null) = any(${sql.param(types)}))
    order by 1, a.attnum`,
  );
  return rows;
};

const CAN_SPEAK = ["text", "text[]", "character varying", "json", "jsonb", "bytea", "inet"];
const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

it("every column that may say something of someone has a destination in the inventory (LGPD art. 37)", async () => {
  const known = (requested: Column): boolean =>
    words(NO_PERSON[requested.table] ?? "").includes(requested.column) ||
    EVERY_TABLE.some(
      ({ table, erase }) =>
        table === requested.table &&
        (erase === "apagar" || requested.column in erase.set || words(erase.stays).includes(requested.column)),
    );
  const columns = await columnsOf(CAN_SPEAK);
  expect(columns.length).toBeGreaterThan(200);
  expect(columns.filter((column) => !known(column)).map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

it("the inventory only speaks of tables and columns that exist", async () => {
  const real = new Set((await columnsOf([])).map(({ table, column }) => `${table}.${column}`));
  const named = [
    ...EVERY_TABLE.flatMap(({ table, erase, copy }) =>
      [
        ...(erase === "apagar" ? [] : [...Object.keys(erase.set), ...words(erase.stays)]),
        ...Object.keys(copy?.columns ?? {}),
      ].map((column) => `${table}.${column}`),
    ),
    ...Object.entries(NO_PERSON).flatMap(([table, columns]) => words(columns).map((column) => `${table}.${column}`)),
  ];
  expect(named.filter((name) => !real.has(name))).toEqual([]);
});

it("every table with a person says what for, until when and on which basis", () => {
  for (const { table, purpose, until, basis } of EVERY_TABLE) {
    expect(`${table}: ${purpose} · ${until} · ${basis}`).toMatch(/: .{8,} · .{4,} · .{8,}/);
  }
});
