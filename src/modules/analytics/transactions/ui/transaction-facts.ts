import type { AnswerOf } from "#kit/answer.ts";
import type { Range } from "../../rules/range.ts";
import type { readMoves } from "../queries/read-moves.ts";

/** What the table of transactions receives. */
export type TransactionFacts = AnswerOf<typeof readMoves> & {
  materials: { id: number; title: string }[];
  range: Range;
};
