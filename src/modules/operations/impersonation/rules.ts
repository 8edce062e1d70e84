import { listHref } from "#kit/list-search.ts";
import { readChoice, readWhole } from "#kit/search-params.ts";

/** For how long one reason opens what a person sees. */
export const SIGHT_MINUTES = 15;
export const SIGHT_PAGE = 20;
/** The act, as it is on record: what opens the pages is the line itself. */
export const SIGHT_ACTION = "ver-como-a-pessoa";

export const SIGHT_PARTS = ["biblioteca", "pedidos", "loja", "avisos"] as const;
export type SightPart = (typeof SIGHT_PARTS)[number];

export type SightSearch = { parte?: Exclude<SightPart, "biblioteca"> | undefined; pagina?: number | undefined };

/** What the pages read from their address; nonsense counts as absent. */
export const readSightSearch = (raw: Record<string, unknown>): SightSearch => ({
  parte: readChoice(raw.parte, ["pedidos", "loja", "avisos"]),
  pagina: readWhole(raw.pagina, 2, 5_000),
});

export const sightHref = (userId: string, search: SightSearch = {}): string =>
  listHref(`/painel/admin/usuarios/${userId}/visao`, search);
