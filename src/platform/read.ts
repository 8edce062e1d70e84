import { is, Name, SQL, sql, StringChunk } from "drizzle-orm";
import type { Db } from "./db.ts";
import type { AnyColumn, Column } from "./read/kind.ts";

export * as col from "./read/kinds.ts";

type ColumnsOf<R> = { [K in keyof R]-?: Column<R[K]> };
type Field = { name: string; dataTypeID: number };

/** What a statement selects. Written inside a `sql` text it is the select list, each column under its key. */
export type Row<R> = SQL & { readonly check: (fields: readonly Field[]) => void; readonly parse: (row: R) => R };

/** The type of a row that has these columns. */
export type RowOf<C extends { readonly parse: (row: never) => unknown }> = ReturnType<C["parse"]>;

/**
 * Declares the columns of a row. The keys, the types and the select list come from this one place: naming a column the statement
 * does not have is impossible, and a row type given as `R` has to agree with every kind, nulls included.
 */
export function defineRow<R extends object>(declared: ColumnsOf<R>): Row<R> {
  const row = rowOf(declared);
  const written = textOf(row);
  return written === null ? row : Object.assign(sql.raw(written), { check: row.check, parse: row.parse });
}

/** The same column for each of some names, as the count of every tab. */
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
 * Runs a statement and answers its rows, each value of the kind its column declares. Names and database types are compared once for
 * each statement run, also when no row came; a row costs a null check for each column, and a call where a value has to be converted.
 * Throws when the statement and its columns disagree.
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

/** The text of an expression without parameters, or null: written once, it is not put together again at each statement. */
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
