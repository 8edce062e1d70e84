import { sql } from "drizzle-orm";
import { type Db, db } from "#platform/db.ts";
import { LEDGER_CHECKS, type LedgerCheck } from "./checks.ts";

/** Counts the violations of each invariant of the books, all seen at the same instant; every count must be 0. */
export async function countViolations(on: Db = db): Promise<Record<LedgerCheck, number>> {
  const counts = Object.entries(LEDGER_CHECKS).map(
    ([name, { rows }]) => sql`(select count(*) from (${rows}) x)::int as ${sql.identifier(name)}`,
  );
  const { rows } = await on.execute<Record<LedgerCheck, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  if (!rows[0]) throw new Error("the ledger check answered nothing");
  return rows[0];
}
