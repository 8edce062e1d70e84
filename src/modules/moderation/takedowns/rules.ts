/** Why the law asks that something be withdrawn from who already has it. */
export const GROUNDS = ["direitos", "ilegal"] as const;
export type Ground = (typeof GROUNDS)[number];

/** Marked, while its author may contest; under way, once buyers are being told; or given up before that. */
export const TAKEDOWN_STATUSES = ["marcada", "em_curso", "desfeita"] as const;
export type TakedownStatus = (typeof TAKEDOWN_STATUSES)[number];

/** What a buyer gets: the money, nothing because nothing was paid, what a bundle still holds, or another try. */
export const OUTCOMES = ["devolve", "gratis", "pacote", "falhou"] as const;
export type BuyerOutcome = (typeof OUTCOMES)[number];

/** Refunds that stopped half-way, shown at once. */
export const MOST_STUCK = 50;

/** What stays with who bought what leaves the shop, in a form's choice; a ground withdraws it from them too. */
export const KEEPS = "mantem";
export type Fate = typeof KEEPS | Ground;

/**
 * What may be chosen for who has a product. Nobody has it, nothing is to choose: it only leaves the shop. `people` null: not counted
 * yet, or the count could not be read.
 */
export const fatesOf = (people: number | null, mayKeep: boolean): readonly Fate[] =>
  !mayKeep ? GROUNDS : people === 0 ? [KEEPS] : [KEEPS, ...GROUNDS];
