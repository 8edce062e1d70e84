import { sql } from "drizzle-orm";
import type { Journal } from "#modules/payments/rules/journals.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "#modules/payments/tables/ledger.ts";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { askSandbox } from "./ask-sandbox.ts";
import { recipientSeeds } from "./recipients.ts";
import type { PastSale } from "./book-sale.ts";
import { insertAll } from "./sales.ts";

/** Writes the journals as they stand and makes every wallet the sum of its postings. */
export async function writeLedger(tx: Tx, journals: (Journal & { at: Date })[]): Promise<void> {
  const codes = [...new Set(journals.flatMap((journal) => journal.postings.map((posting) => posting.account)))];
  const accounts = await tx
    .insert(ledgerAccounts)
    .values(codes.map((code) => ({ code })))
    .returning();
  const accountIds = new Map(accounts.map(({ code, id }) => [code, id]));
  await insertAll(
    tx,
    ledgerJournals,
    journals
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ kind, ref, attemptId = null, at }) => ({ kind, ref, attemptId, createdAt: at })),
  );
  const rows = await readRows(
    tx,
    { id: col.int`id`, kind: col.text`kind`, ref: col.text`ref` },
    (row) => sql`select ${row} from ledger_journals`,
  );
  const journalIds = new Map(rows.map((row) => [`${row.kind} ${row.ref}`, row.id]));
  await insertAll(
    tx,
    ledgerPostings,
    journals.flatMap((journal) =>
      journal.postings
        .filter((posting) => posting.amountCents !== 0)
        .map((posting) => ({
          journalId: journalIds.get(`${journal.kind} ${journal.ref}`) ?? 0,
          accountId: accountIds.get(posting.account) ?? 0,
          amountCents: posting.amountCents,
        })),
    ),
  );
  await tx.execute(sql`
    insert into wallets (store_id, pending_cents, available_cents)
    select split_part(a.code, ':', 2)::int, coalesce(-sum(p.amount_cents) filter (where a.code like '%:pending'), 0),
      coalesce(-sum(p.amount_cents) filter (where a.code like '%:available'), 0)
    from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.code like 'seller:%' group by 1`);
}

/** Tells the sandbox of every recipient and of every sale that was paid: its balances come out as our books say. */
export async function fillSandbox(tx: Tx, sandboxUrl: string, pastSales: PastSale[]): Promise<void> {
  await askSandbox(`${sandboxUrl}/sandbox/recipients`, await recipientSeeds(tx));
  for (let from = 0; from < pastSales.length; from += 500)
    await askSandbox(`${sandboxUrl}/sandbox/history`, pastSales.slice(from, from + 500));
}
