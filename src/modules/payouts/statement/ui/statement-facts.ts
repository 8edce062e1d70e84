import type { AnswerOf } from "#kit/answer.ts";
import type { readStatement } from "../queries/read-statement.ts";
import type { Period } from "../rules/period.ts";

/** What the screens of the statement receive. */
export type StatementFacts = AnswerOf<typeof readStatement> & { period: Period };
export type StatementRow = StatementFacts["rows"][number];
