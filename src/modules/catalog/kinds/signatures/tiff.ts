import type { Marks } from "../kind.ts";

/** TIFF, and what cameras write in it. */
export const TIFF = [[[0, "II*\u0000"]], [[0, "MM\u0000*"]]] as const satisfies Marks;
