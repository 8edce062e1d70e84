import type { Uf } from "#kit/uf.ts";

/** What is known of a CEP: the state always, the rest when somebody told. */
type CepPlace = { uf: Uf; city: string | null; district: string | null; street: string | null };

/** `missing`: whoever knows every CEP says that there is no such one. */
export type CepAnswer = { found: CepPlace } | { found: null; missing: boolean };
