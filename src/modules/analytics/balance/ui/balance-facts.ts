import type { Range } from "../../rules/range.ts";
import type { readRangeBalance } from "../read-balance.ts";

/** What the balance of the range receives. */
export type BalanceFacts = Awaited<ReturnType<typeof readRangeBalance>> & { range: Range };
