import { listHref } from "#kit/list-search.ts";
import { readChoice, readWhole } from "#kit/search-params.ts";

/** For how long one reason opens what a person sees. */
export const IMPERSONATION_MINUTES = 15;
export const IMPERSONATION_PAGE = 20;
/** The act, as it is on record: what opens the pages is the line itself. */
export const IMPERSONATION_ACTION = "ver-como-a-pessoa";

export const IMPERSONATION_PARTS = ["biblioteca", "pedidos", "loja", "avisos"] as const;
export type ImpersonationPart = (typeof IMPERSONATION_PARTS)[number];

export type ImpersonationSearch = { parte?: Exclude<ImpersonationPart, "biblioteca"> | undefined; pagina?: number | undefined };

/** What the pages read from their address; nonsense counts as absent. */
export const readImpersonationSearch = (raw: Record<string, unknown>): ImpersonationSearch => ({
  parte: readChoice(raw.parte, ["pedidos", "loja", "avisos"]),
  pagina: readWhole(raw.pagina, 2, 5_000),
});

export const impersonationHref = (userId: string, search: ImpersonationSearch = {}): string =>
  listHref(`/painel/admin/usuarios/${userId}/visao`, search);
