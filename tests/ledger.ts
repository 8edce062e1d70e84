import { sql } from "drizzle-orm";
import { LEDGER_CHECKS } from "#modules/payouts/ledger-check/checks.ts";
import { countViolations } from "#modules/payouts/ledger-check/queries.ts";
import { type Db, db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** The books as counts that must all be zero, the same that `npm run ledger:check` and the nightly job count. */
export const ledgerViolations = (on: Db = db): Promise<Record<string, number>> => countViolations(on);

export const NO_VIOLATIONS = Object.fromEntries(Object.keys(LEDGER_CHECKS).map((name) => [name, 0]));

/** How many journals of a kind there are, and the balance of an account. */
export async function countJournals(kind: string): Promise<number> {
  const rows = await readRows(
    db,
    { n: col.int`count(*)::int` },
    (row) => sql`select ${row} from ledger_journals where kind = ${kind}`,
  );
  return rows[0]?.n ?? 0;
}

export async function balanceOf(code: string): Promise<number> {
  const rows = await readRows(
    db,
    { cents: col.int`coalesce(sum(p.amount_cents), 0)::bigint` },
    (row) => sql`select ${row} from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.code = ${code}`,
  );
  return rows[0]?.cents ?? 0;
}
