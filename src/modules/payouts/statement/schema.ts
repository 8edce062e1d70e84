import { readChoice, readWhole, readWords } from "#kit/search-params.ts";
import { MOVE_TYPES, type MoveType } from "./rules/move-types.ts";

export type StatementSearch = {
  tipo?: MoveType | undefined;
  de?: string | undefined;
  ate?: string | undefined;
  busca?: string | undefined;
  pagina?: number | undefined;
};

const LAST_PAGE = 5_000;

/** The search parameters of the statement. An invalid value counts as absent; nothing is refused. */
export const readStatementSearch = (raw: Record<string, unknown>): StatementSearch => ({
  tipo: readChoice(raw.tipo, MOVE_TYPES),
  de: readWords(raw.de, 10),
  ate: readWords(raw.ate, 10),
  busca: readWords(raw.busca, 80),
  pagina: readWhole(raw.pagina, 2, LAST_PAGE),
});

/** The query string of a statement, with its parameters always in the same order. */
function queryOf(search: StatementSearch): string {
  const query = new URLSearchParams();
  for (const name of ["tipo", "de", "ate", "busca", "pagina"] as const) {
    const value = search[name];
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : "";
}

export const statementHref = (search: StatementSearch): string => `/painel/pagarme${queryOf(search)}`;
/** The address of the same movements as a spreadsheet, all pages. */
export const statementFileHref = (search: StatementSearch): string =>
  `/painel/pagarme/extrato.csv${queryOf({ ...search, pagina: undefined })}`;
