import { inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { Pockets } from "../rules/reversal.ts";
import { wallets } from "../tables/ledger.ts";
import type { SaleLine } from "./rules/lines.ts";

type Standing = Pockets & { debtCents: number; isReleased: boolean };

/**
 * Locks the wallets of the lines' stores, in the order of their ids, and returns their balances: what is still pending of this sale,
 * and what is available and owed by the store in total.
 */
export async function lockPockets(
  tx: Tx,
  attemptId: string,
  lines: readonly Pick<SaleLine, "storeId">[],
): Promise<{ of: (storeId: number) => Pockets; stateOf: (storeId: number) => Standing }> {
  const storeIds = [...new Set(lines.map((line) => line.storeId))];
  const rows = await tx.select().from(wallets).where(inArray(wallets.storeId, storeIds)).orderBy(wallets.storeId).for("update");
  const waiting = await pendingOfSale(tx, attemptId);
  const standing = new Map<number, Standing>();
  for (const row of rows) {
    const own = waiting.get(row.storeId);
    standing.set(row.storeId, {
      pendingCents: Math.min(own?.waitsCents ?? 0, row.pendingCents),
      availableCents: row.availableCents,
      debtCents: row.debtCents,
      isReleased: own?.isReleased ?? false,
    });
  }
  const stateOf = (storeId: number): Standing =>
    standing.get(storeId) ?? { pendingCents: 0, availableCents: 0, debtCents: 0, isReleased: false };
  return { of: stateOf, stateOf };
}

/** What is still pending for each store of one sale, summed from the sale's own journals, and whether all of it was released. */
export async function pendingOfSale(
  on: Db,
  attemptId: string,
): Promise<Map<number, { waitsCents: number; isReleased: boolean }>> {
  const rows = await readRows(
    on,
    {
      storeId: col.int`split_part(a.code, ':', 2)::int`,
      waitsCents: col.int`(-sum(p.amount_cents))::bigint`,
      isReleased: col.bool`coalesce(bool_or(j.kind = 'funds.released'), false) and not exists (select 1 from receivables r
        where r.attempt_id = ${attemptId} and r.store_id = split_part(a.code, ':', 2)::int and r.released_at is null)`,
    },
    (row) => sql`select ${row}
    from ledger_journals j join ledger_postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id
    where j.attempt_id = ${attemptId} and a.code like 'seller:%:pending' group by a.code`,
  );
  return new Map(rows.map((row) => [row.storeId, row]));
}
