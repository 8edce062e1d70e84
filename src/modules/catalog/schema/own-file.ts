import type { Stamp } from "../stamp/rules.ts";

/** A clean file of a product, for its author to receive as whoever buys does. */
export type OwnFileToTry = { id: string; name: string; stamp: Stamp };
