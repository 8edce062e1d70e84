import type { Marks } from "../kind.ts";

/** The container in which Office wrote until 2003; today it puts a document behind a password in one. */
export const COMPOUND = [[[0, "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"]]] as const satisfies Marks;
