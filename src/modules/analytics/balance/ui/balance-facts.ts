import type { AnswerOf } from "#kit/answer.ts";
import type { Range } from "../../rules/range.ts";
import type { readRangeBalance } from "../read-balance.ts";

/** What the balance of the range receives. */
export type BalanceFacts = AnswerOf<typeof readRangeBalance> & { range: Range };
