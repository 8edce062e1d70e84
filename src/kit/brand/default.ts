/** The name the operator chose for the market, and its article in Portuguese: "a Autoria", "o Mercado", or none ("Kiwi"). */
export type Brand = { name: string; article: "a" | "o" | "" };

/** The brand used when the operator has chosen none. */
export const DEFAULT_BRAND: Brand = { name: "Autoria", article: "a" };
