import type { Marks } from "../kind.ts";

/** Books of the Kindle, of either age. */
export const MOBIPOCKET = [[[60, "BOOKMOBI"]], [[60, "TPZ3"]]] as const satisfies Marks;
