import type { AnswerOf } from "#kit/answer.ts";
import type { readStatement } from "../queries/read-statement.ts";
import type { Period } from "../rules/period.ts";

/** The data of the statement screens. */
export type StatementFacts = AnswerOf<typeof readStatement> & { period: Period };
export type StatementRow = StatementFacts["rows"][number];
