import type { AnswerOf } from "#kit/answer.ts";
import type { Range } from "../../rules/range.ts";
import type { readRevenue } from "../read-revenue.ts";

/** What the revenue of the range receives. */
export type RevenueFacts = AnswerOf<typeof readRevenue> & { range: Range };
