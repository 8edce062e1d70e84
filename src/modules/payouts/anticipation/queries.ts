import { desc, eq, sql } from "drizzle-orm";
import { db, type Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { METHOD_LIST } from "../../payments/methods/methods.ts";
import { anticipations } from "../tables/anticipations.ts";

const ANTICIPATED = sql.param(METHOD_LIST.filter(({ isAnticipated }) => isAnticipated).map(({ name }) => name));

/**
 * In centavos, the author's unpaid card receivables whose withdrawal period is over by `paysAt` and that the provider pays after
 * it.
 */
export async function freeCentsOf(on: Db, storeId: number, paysAt: Date): Promise<number> {
  const rows = await readRows(
    on,
    { cents: col.int`coalesce(sum(r.amount_cents), 0)::int` },
    (row) => sql`
    select ${row} from receivables r join payment_attempts a on a.id = r.attempt_id
    where r.store_id = ${storeId} and r.released_at is null and r.seen_at is not null and a.method = any(${ANTICIPATED}::text[]) and a.status = 'paga'
      and r.held_until <= ${paysAt.toISOString()}::timestamptz and r.provider_at > ${paysAt.toISOString()}::timestamptz`,
  );
  return rows[0]?.cents ?? 0;
}

/** Charges of a store whose receivables an anticipation may have changed, the earliest payment first; at most 500. */
export async function waitingCharges(storeId: number): Promise<string[]> {
  const rows = await readRows(
    db,
    { id: col.text`r.attempt_id` },
    (row) => sql`
    select ${row} from receivables r join payment_attempts a on a.id = r.attempt_id
    where r.store_id = ${storeId} and r.released_at is null and a.method = any(${ANTICIPATED}::text[])
    group by 1 order by min(r.provider_at) limit 500`,
  );
  return rows.map((row) => row.id);
}

/** The store's last anticipation, or null. */
export async function latestAnticipation(on: Db, storeId: number): Promise<typeof anticipations.$inferSelect | null> {
  const [row] = await on
    .select()
    .from(anticipations)
    .where(eq(anticipations.storeId, storeId))
    .orderBy(desc(anticipations.createdAt))
    .limit(1);
  return row ?? null;
}
