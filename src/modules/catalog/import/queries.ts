import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { IMPORT_COLUMNS } from "./rules/columns.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { ImportPage, ImportRow, ImportSearch, ImportSheet, ImportSummary } from "./rules/import-page.ts";

export const IMPORT_PAGE = 50;
const RECENT = 5;

const SUMMARY = {
  id: col.text`i.id`,
  fileName: col.text`i.file_name`,
  status: col.oneOf(["conferida", "importando", "pronta"])`i.status`,
  createdAt: col.text`to_char(i.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  counts: col.shape({ all: col.int, wrong: col.int, warned: col.int, good: col.int, made: col.int })`(
    select json_build_object('all', count(*), 'wrong', count(*) filter (where r.draft is null),
      'warned', count(*) filter (where r.draft is not null and r.problems <> '[]'::jsonb),
      'good', count(*) filter (where r.draft is not null), 'made', count(*) filter (where r.made_at is not null))
    from material_import_rows r where r.import_id = i.id)`,
};
const RECENT_SHEET = defineRow<ImportSummary>(SUMMARY);
const SHEET = defineRow<Omit<ImportSheet, "rows" | "page" | "pages">>({
  ...SUMMARY,
  columns: col.list(col.oneOf(IMPORT_COLUMNS))`i.columns`,
  unknownColumns: col.list(col.text)`i.unknown_columns`,
});
const LINE = defineRow<ImportRow>({
  line: col.int`line`,
  cells: col.stored<ImportRow["cells"]>()`cells`,
  problems: col.stored<ImportRow["problems"]>()`problems`,
  isDraft: col.bool`draft is not null`,
  productId: col.int.orNull`product_id`,
});

/** A spreadsheet of this store as it was read, a page of lines at a time, and the last few besides; null when it is not theirs. */
export async function findImportPage(storeId: number, search: ImportSearch): Promise<ImportPage | null> {
  const sheet = search.planilha ? await findSheet(storeId, search.planilha, search) : null;
  if (search.planilha && !sheet) return null;
  const recent = await readRows(
    db,
    RECENT_SHEET,
    sql`
    select ${RECENT_SHEET} from material_imports i where i.store_id = ${storeId} order by i.created_at desc limit ${RECENT}`,
  );
  return { sheet, recent };
}

async function findSheet(storeId: number, importId: string, { ver, pagina = 1 }: ImportSearch): Promise<ImportSheet | null> {
  const [sheet] = await readRows(
    db,
    SHEET,
    sql`
    select ${SHEET} from material_imports i where i.id = ${importId} and i.store_id = ${storeId}`,
  );
  if (!sheet) return null;
  const { all, wrong, warned } = sheet.counts;
  const shown: SQL =
    ver === "erros" ? sql`and draft is null` : ver === "avisos" ? sql`and draft is not null and problems <> '[]'::jsonb` : sql``;
  const rows = await readRows(
    db,
    LINE,
    sql`
    select ${LINE} from material_import_rows where import_id = ${importId} ${shown}
    order by line limit ${IMPORT_PAGE} offset ${(pagina - 1) * IMPORT_PAGE}`,
  );
  const total = ver === "erros" ? wrong : ver === "avisos" ? warned : all;
  return { ...sheet, rows, page: pagina, pages: Math.ceil(total / IMPORT_PAGE) };
}
