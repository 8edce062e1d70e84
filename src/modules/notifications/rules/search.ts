import { readChoice, readWhole } from "#kit/search-params.ts";
import type { Group } from "./channels.ts";

export const NOTICE_FILTERS = ["nao-lidos"] as const;
const NOTICE_GROUPS: readonly Group[] = ["compras", "feira", "loja", "recebimentos", "conta"];

export type NoticesSearch = {
  filtro?: (typeof NOTICE_FILTERS)[number] | undefined;
  grupo?: Group | undefined;
  pagina?: number | undefined;
};

/** The address of the page of notices, whatever it carries. */
export const readNoticesSearch = (raw: Record<string, unknown>): NoticesSearch => ({
  filtro: readChoice(raw.filtro, NOTICE_FILTERS),
  grupo: readChoice(raw.grupo, NOTICE_GROUPS),
  pagina: readWhole(raw.pagina, 2, 1000),
});

/** The address that shows this. */
export function noticesHref({ filtro, grupo, pagina }: NoticesSearch): string {
  const query = new URLSearchParams();
  if (filtro) query.set("filtro", filtro);
  if (grupo) query.set("grupo", grupo);
  if (pagina && pagina > 1) query.set("pagina", String(pagina));
  return query.size > 0 ? `/painel/notificacoes?${query}` : "/painel/notificacoes";
}
