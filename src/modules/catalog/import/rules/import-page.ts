import { isUuid } from "#kit/id.ts";
import { readChoice, readWhole } from "#kit/search-params.ts";
import type { ImportCells, ImportColumn } from "./columns.ts";

/** `stops`: the line cannot be a draft with it; otherwise it is only told. */
export type CellProblem = { column: ImportColumn; message: string; stops: boolean };

const SHOWN = ["erros", "avisos"] as const;

export type ImportSearch = {
  planilha?: string | undefined;
  ver?: (typeof SHOWN)[number] | undefined;
  pagina?: number | undefined;
};

/** What `/painel/produtos/importar` reads from its address; nonsense counts as absent. */
export const readImportSearch = (raw: Record<string, unknown>): ImportSearch => ({
  planilha: typeof raw.planilha === "string" && isUuid(raw.planilha) ? raw.planilha : undefined,
  ver: readChoice(raw.ver, SHOWN),
  pagina: readWhole(raw.pagina, 2, 100),
});

export type ImportStatus = "conferida" | "importando" | "pronta";

export type ImportRow = {
  line: number;
  cells: ImportCells;
  problems: CellProblem[];
  isDraft: boolean;
  productId: number | null;
};

export type ImportSummary = {
  id: string;
  fileName: string;
  status: ImportStatus;
  createdAt: string;
  /** Lines: all, those that stay out, those told something, those that become drafts, those that already did. */
  counts: { all: number; wrong: number; warned: number; good: number; made: number };
};

export type ImportSheet = ImportSummary & {
  columns: ImportColumn[];
  unknownColumns: string[];
  rows: ImportRow[];
  page: number;
  pages: number;
};

export type ImportPage = { sheet: ImportSheet | null; recent: ImportSummary[] };

/** The address of the page with a spreadsheet open, or ready for one. */
export function importHref({ planilha, ver, pagina }: ImportSearch): string {
  const query = new URLSearchParams();
  if (planilha) query.set("planilha", planilha);
  if (ver) query.set("ver", ver);
  if (pagina) query.set("pagina", String(pagina));
  const text = query.toString();
  return `/painel/produtos/importar${text ? `?${text}` : ""}`;
}
