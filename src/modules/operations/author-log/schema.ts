import { readChoice } from "#kit/search-params.ts";
import { LOG_PART_NAMES, type LogPart, MOST_LOG_PAGES } from "./rules.ts";

export type LogSearch = { parte?: LogPart | undefined; pagina?: number | undefined };

/** What the log's address says; nonsense counts as absent. */
export function readLogSearch(raw: Record<string, unknown>): LogSearch {
  const page = Number(raw.pagina);
  return {
    parte: readChoice(raw.parte, LOG_PART_NAMES),
    pagina: Number.isInteger(page) && page > 1 && page <= MOST_LOG_PAGES ? page : undefined,
  };
}

/** The address of a part and page of the log. */
export function logHref({ parte, pagina }: LogSearch): string {
  const query = new URLSearchParams();
  if (parte) query.set("parte", parte);
  if (pagina && pagina > 1) query.set("pagina", String(pagina));
  return query.size > 0 ? `/painel/minha-loja/registro?${query}` : "/painel/minha-loja/registro";
}
