import { and, eq, sql } from "drizzle-orm";
import { fold } from "#kit/fold.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { readCsv } from "#kit/read-csv.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { col, readRows } from "#platform/read.ts";
import { cleanFileName } from "../inspect/file-name.ts";
import { mayDraft } from "../create-draft.ts";
import { categories } from "../tables.ts";
import { readRow } from "./read-row.ts";
import type { ImportCells, ImportColumn } from "./rules/columns.ts";
import { columnsNamed, isReadToo, isRepeated, lineReader } from "./rules/other-shops.ts";
import { MOST_ROWS } from "./rules/limits.ts";
import type { CellProblem } from "./rules/import-page.ts";
import type { ImportReason } from "./schema.ts";
import { productImportRows, productImports } from "./tables.ts";

type Line = { line: number; cells: ImportCells };
type Sheet = { columns: (ImportColumn | null)[]; unknown: string[]; lines: Line[] };

/**
 * Reads a spreadsheet of products and keeps what each line would become, without making anything. It takes the place of the one
 * read before and never confirmed. Refuses what is no spreadsheet of products, or has more than 500 lines.
 */
export function checkImport(
  viewer: AuthorViewer,
  input: { fileName: string; text: string },
): Promise<Outcome<{ importId: string }, ImportReason>> {
  return transact(async (tx): Promise<Outcome<{ importId: string }, ImportReason>> => {
    const may = mayDraft(viewer);
    if (!may.ok) return may;
    const sheet = readSheet(input.text);
    if (!sheet.ok) return sheet;
    const { columns, unknown, lines } = sheet.value;
    const known = await tx.select({ id: categories.id, name: categories.name, slug: categories.slug }).from(categories);
    const taken = await titlesOf(tx, viewer.storeId);
    const rows = lines.map(({ line, cells: row }) => {
      const { draft, problems } = readRow(row, known);
      return {
        line,
        cells: row,
        draft: draft && { ...draft, coverImageId: null, previews: [] },
        problems: [...problems, ...again(taken, row, line)],
      };
    });
    await tx
      .delete(productImports)
      .where(and(eq(productImports.storeId, viewer.storeId), eq(productImports.status, "conferida")));
    const [made] = await tx
      .insert(productImports)
      .values({
        storeId: viewer.storeId,
        fileName: cleanFileName(input.fileName || "planilha.csv"),
        columns: columns.filter((column) => column !== null),
        unknownColumns: unknown,
      })
      .returning({ id: productImports.id });
    if (!made) throw new Error("no import row");
    await tx.insert(productImportRows).values(rows.map((row) => ({ ...row, importId: made.id })));
    return ok({ importId: made.id });
  });
}

function readSheet(text: string): Outcome<Sheet, ImportReason> {
  const read = readCsv(text.replaceAll("\0", ""));
  if (!read.ok) return read;
  const [head, ...records] = read.value;
  const headers = head?.cells ?? [];
  const columns = columnsNamed(headers);
  const known = columns.filter((column) => column !== null);
  if (!known.includes("titulo")) return refuse("no_title_column");
  if (new Set(known).size < known.length) return refuse("repeated_column");
  const readLine = lineReader(headers, columns);
  const lines = records
    .map(({ line, cells }) => ({ line, cells: readLine(cells) }))
    .filter(({ cells }) => !isRepeated(headers, cells));
  if (lines.length === 0) return refuse("empty_sheet");
  if (lines.length > MOST_ROWS) return refuse("too_many_rows");
  const unknown = headers.filter((name, index) => !columns[index] && name.trim() !== "" && !isReadToo(name));
  return ok({ columns, lines, unknown: unknown.map((name) => name.trim().slice(0, 60)).slice(0, 30) });
}

/** What the store already has under each title, and the line that says it first. */
async function titlesOf(tx: Tx, storeId: number): Promise<Map<string, string>> {
  const rows = await readRows(
    tx,
    { title: col.text`coalesce(draft->>'title', title)` },
    (row) => sql`select ${row} from products
    where store_id = ${storeId} and status <> 'arquivado' and coalesce(draft->>'title', title) <> ''`,
  );
  return new Map(rows.map(({ title }) => [fold(title), "Você já tem um material com este título."]));
}

function again(taken: Map<string, string>, { titulo = "" }: ImportCells, line: number): CellProblem[] {
  const title = fold(titulo.trim());
  const message = title === "" ? undefined : taken.get(title);
  if (title !== "" && !message) taken.set(title, `O mesmo título da linha ${line}.`);
  return message ? [{ column: "titulo", message, stops: false }] : [];
}
