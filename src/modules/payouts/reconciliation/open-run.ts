import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { reconciliationRuns } from "../tables/reconciliation.ts";

const LOCK = 730_317;

/** Opens a comparison now; returns its id. */
export async function openRun(): Promise<number> {
  const opened = await transact(async (tx) => ok(await insertRun(tx)));
  return opened.value;
}

const OPEN_NIGHTLY_RUN = defineRow({
  isTime: col.bool`extract(hour from now() at time zone 'America/Sao_Paulo') between 3 and 5
        and not exists (select 1 from reconciliation_runs where started_at > now() - interval '12 hours')`,
});

/** Opens the nightly comparison, between 3 and 6 a.m. in Brasília by the database's clock, once a night; null otherwise. */
export async function openNightlyRun(): Promise<number | null> {
  const opened = await transact(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const rows = await readRows(tx, OPEN_NIGHTLY_RUN, sql`select ${OPEN_NIGHTLY_RUN}`);
    return ok(rows[0]?.isTime ? await insertRun(tx) : null);
  });
  return opened.value;
}

async function insertRun(tx: Tx): Promise<number> {
  const [run] = await tx.insert(reconciliationRuns).values({}).returning({ id: reconciliationRuns.id });
  if (!run) throw new Error("no run");
  return run.id;
}
