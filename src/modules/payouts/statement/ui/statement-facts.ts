import type { readStatement } from "../queries/read-statement.ts";
import type { Period } from "../rules/period.ts";

/** What the screens of the statement receive. */
export type StatementFacts = Awaited<ReturnType<typeof readStatement>> & { period: Period };
export type StatementRow = StatementFacts["rows"][number];
