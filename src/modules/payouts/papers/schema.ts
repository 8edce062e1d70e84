import { readChoice, readWhole, readWords } from "#kit/search-params.ts";
import { isMonth } from "./rules/is-month.ts";

export const PAPERS_PATH = "/painel/pagarme/documentos";
export const PAPER_TABS = ["extratos", "informe", "notas"] as const;
export const STANDINGS = ["todas", "pendentes", "pedidas", "emitidas"] as const;
export type Standing = (typeof STANDINGS)[number];

export type PapersSearch = {
  aba?: (typeof PAPER_TABS)[number] | undefined;
  ano?: number | undefined;
  mes?: string | undefined;
  situacao?: Standing | undefined;
  pagina?: number | undefined;
};

/** The search parameters of the documents page. An invalid value counts as absent. */
export function readPapersSearch(raw: Record<string, unknown>): PapersSearch {
  const mes = readWords(raw.mes, 7);
  return {
    aba: readChoice(raw.aba, PAPER_TABS),
    ano: readWhole(raw.ano, 2000, 2099),
    mes: mes && isMonth(mes) ? mes : undefined,
    situacao: readChoice(raw.situacao, STANDINGS),
    pagina: readWhole(raw.pagina, 2, 5_000),
  };
}

/** The address of the documents page, with its parameters always in the same order. */
export function papersHref(search: PapersSearch, file = ""): string {
  const query = new URLSearchParams();
  for (const name of ["aba", "ano", "mes", "situacao", "pagina"] as const) {
    const value = search[name];
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return `${PAPERS_PATH}${file}${text ? `?${text}` : ""}`;
}
