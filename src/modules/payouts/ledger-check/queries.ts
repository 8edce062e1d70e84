import { sql } from "drizzle-orm";
import { type Db, db } from "#platform/db.ts";
import { col, columnsOf, readRows } from "#platform/read.ts";
import { LEDGER_CHECKS, type LedgerCheck } from "./checks.ts";

/** Counts the violations of each invariant of the books, all seen at the same instant; every count must be 0. */
export async function countViolations(on: Db = db): Promise<Record<LedgerCheck, number>> {
  const names = Object.keys(LEDGER_CHECKS) as LedgerCheck[];
  const counts = columnsOf(names, (name) => col.int`(select count(*) from (${LEDGER_CHECKS[name].rows}) x)`);
  const [counted] = await readRows(on, counts, (row) => sql`select ${row}`);
  if (!counted) throw new Error("the ledger check answered nothing");
  return counted;
}
