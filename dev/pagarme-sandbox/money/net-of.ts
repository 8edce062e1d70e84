import type { Payable } from "../objects.ts";

/** What a payable brings its recipient, in centavos. */
export const netOf = ({ amount, fee, anticipation_fee: early }: Payable): number => amount - fee - early;
