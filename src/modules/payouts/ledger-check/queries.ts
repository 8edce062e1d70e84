import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { type Db, db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { col, columnsOf, readRows } from "#platform/read.ts";
import { KEEP_ALIVE } from "#platform/watched-client.ts";
import { LEDGER_CHECKS, type LedgerCheck } from "./checks.ts";

const CHECKS = Object.keys(LEDGER_CHECKS) as LedgerCheck[];
/** The time limit of all checks; in a large market, a shorter one would end before they finish. */
const MINUTES = 60;

/** Counts the violations on a connection with its own time limit of an hour, whatever the limit of this process. */
export async function countViolationsInTime(): Promise<Record<LedgerCheck, number>> {
  const client = new pg.Client({ connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL, ...KEEP_ALIVE });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query(`set local statement_timeout = '${MINUTES}min'`);
    return await countViolations(drizzle(client));
  } finally {
    await client.end();
  }
}

/** Counts the violations of each ledger invariant in one snapshot; every count must be 0. */
export async function countViolations(on: Db = db): Promise<Record<LedgerCheck, number>> {
  const counts = columnsOf(CHECKS, (name) => col.int`(select count(*) from (${LEDGER_CHECKS[name].rows}) x)`);
  const [counted] = await readRows(on, counts, (row) => sql`select ${row}`);
  if (!counted) throw new Error("the ledger check answered nothing");
  return counted;
}
