import { is, Name, SQL, sql, StringChunk } from "drizzle-orm";
import type { Db } from "./db.ts";
import type { AnyColumn, Column } from "./read/kind.ts";

export * as col from "./read/kinds.ts";

type ColumnsOf<R> = { [K in keyof R]-?: Column<R[K]> };
type Field = { name: string; dataTypeID: number };

/** What a statement selects. Inside a `sql` text it is the select list, each column aliased to its key. */
export type Row<R> = SQL & { readonly check: (fields: readonly Field[]) => void; readonly parse: (row: R) => R };

/** The type of a row that has these columns. */
export type RowOf<C extends { readonly parse: (row: never) => unknown }> = ReturnType<C["parse"]>;

/**
 * Declares the columns of a row. The keys, the types and the select list come from this one place, so a column that the statement does not
 * have cannot be named, and a row type given as `R` must match every kind, nulls included.
 */
export function defineRow<R extends object>(declared: ColumnsOf<R>): Row<R> {
  const row = rowOf(declared);
  const written = textOf(row);
  return written === null ? row : Object.assign(sql.raw(written), { check: row.check, parse: row.parse });
}

/** The same column for each name, as in the count of every tab. */
export const columnsOf = <const K extends string, T>(
  names: readonly K[],
  columnOf: (name: K) => Column<T>,
): Record<K, Column<T>> => Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Record<K, Column<T>>;

function rowOf<R extends object>(declared: ColumnsOf<R>): Row<R> {
  const entries = Object.entries<AnyColumn>(declared);
  const required = entries.filter(([, { kind }]) => !kind.isNullable).map(([name]) => name);
  const parsed = entries.flatMap(([name, { kind }]) => (kind.fromColumn ? ([[name, kind.fromColumn]] as const) : []));
  const selected = sql.join(
    entries.map(([name, { expression }]) => sql`${expression} as ${sql.identifier(name)}`),
    sql`, `,
  );
  return Object.assign(selected, {
    check(fields: readonly Field[]) {
      if (fields.length !== entries.length) throw new Error(`readRows: ${fields.length} columns, ${entries.length} declared`);
      for (const [index, [name, { kind }]] of entries.entries()) {
        const field = fields[index];
        if (field?.name !== name) throw new Error(`readRows: column "${field?.name}" where "${name}" is declared`);
        if (!kind.takes(field.dataTypeID)) {
          throw new Error(`readRows: column "${name}" has the database type ${field.dataTypeID}, which is not ${kind.kind}`);
        }
      }
    },
    parse(row: R) {
      const values = row as Record<string, unknown>;
      for (const name of required) if (values[name] === null) throw new Error(`readRows: column "${name}" is null`);
      for (const [name, parse] of parsed) if (values[name] !== null) values[name] = parse(values[name], name);
      return row;
    },
  });
}

/**
 * Runs a statement and returns its rows, each value of the kind its column declares. Names and database types are checked once per
 * statement, even when there are no rows; each row costs a null check per column, and a call for each value that is converted. Throws when
 * the statement does not match its columns.
 */
export async function readRows<R extends object>(on: Db, row: Row<R>, statement: SQL): Promise<R[]>;
export async function readRows<R extends object>(on: Db, row: ColumnsOf<R>, statement: (selected: SQL) => SQL): Promise<R[]>;
export async function readRows<R extends object>(
  on: Db,
  row: Row<R> | ColumnsOf<R>,
  statement: SQL | ((selected: SQL) => SQL),
): Promise<R[]> {
  const declared = isDeclared(row) ? row : rowOf(row);
  const result = await on.execute(typeof statement === "function" ? statement(declared) : statement);
  declared.check(result.fields);
  const rows = result.rows as R[];
  for (const each of rows) declared.parse(each);
  return rows;
}

const isDeclared = <R>(row: Row<R> | ColumnsOf<R>): row is Row<R> => is(row, SQL);

/** The text of an expression without parameters, or null: built once instead of at every statement. */
function textOf(expression: SQL): string | null {
  let written = "";
  for (const chunk of expression.queryChunks) {
    const part = chunkText(chunk);
    if (part === null) return null;
    written += part;
  }
  return written;
}

function chunkText(chunk: unknown): string | null {
  if (is(chunk, StringChunk)) return chunk.value.join("");
  if (is(chunk, Name)) return `"${chunk.value.replaceAll('"', '""')}"`;
  return is(chunk, SQL) ? textOf(chunk) : null;
}
