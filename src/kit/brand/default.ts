/** What the operator calls their market and how Portuguese speaks of it: "a Autoria", "o Mercado", or no article ("Kiwi"). */
export type Brand = { name: string; article: "a" | "o" | "" };

/** The brand of a market whose operator has chosen none. */
export const DEFAULT_BRAND: Brand = { name: "Autoria", article: "a" };
