import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { ImportPage, ImportRow, ImportSearch, ImportSheet, ImportSummary } from "./import-page.ts";

export const IMPORT_PAGE = 50;
const RECENT = 5;

const summary = sql`i.id, i.file_name as "fileName", i.status,
  to_char(i.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
  (select json_build_object('all', count(*), 'wrong', count(*) filter (where r.draft is null),
    'warned', count(*) filter (where r.draft is not null and r.problems <> '[]'::jsonb),
    'good', count(*) filter (where r.draft is not null), 'made', count(*) filter (where r.made_at is not null))
    from material_import_rows r where r.import_id = i.id) as counts`;

/** A spreadsheet of this store as it was read, a page of lines at a time, and the last few besides; null when it is not theirs. */
export async function findImportPage(storeId: number, search: ImportSearch): Promise<ImportPage | null> {
  const sheet = search.planilha ? await findSheet(storeId, search.planilha, search) : null;
  if (search.planilha && !sheet) return null;
  const { rows: recent } = await db.execute<ImportSummary>(sql`
    select ${summary} from material_imports i where i.store_id = ${storeId} order by i.created_at desc limit ${RECENT}`);
  return { sheet, recent };
}

async function findSheet(storeId: number, importId: string, { ver, pagina = 1 }: ImportSearch): Promise<ImportSheet | null> {
  const { rows } = await db.execute<Omit<ImportSheet, "rows" | "page" | "pages">>(sql`
    select ${summary}, i.columns, i.unknown_columns as "unknownColumns"
    from material_imports i where i.id = ${importId} and i.store_id = ${storeId}`);
  const [sheet] = rows;
  if (!sheet) return null;
  const { all, wrong, warned } = sheet.counts;
  const shown: SQL =
    ver === "erros" ? sql`and draft is null` : ver === "avisos" ? sql`and draft is not null and problems <> '[]'::jsonb` : sql``;
  const lines = await db.execute<ImportRow>(sql`
    select line, cells, problems, draft is not null as "isDraft", product_id::int as "productId"
    from material_import_rows where import_id = ${importId} ${shown}
    order by line limit ${IMPORT_PAGE} offset ${(pagina - 1) * IMPORT_PAGE}`);
  const total = ver === "erros" ? wrong : ver === "avisos" ? warned : all;
  return { ...sheet, rows: lines.rows, page: pagina, pages: Math.ceil(total / IMPORT_PAGE) };
}
