import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { Journal } from "./rules/journals.ts";
import { paymentAttempts } from "./tables/attempts.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings, wallets } from "./tables/ledger.ts";

const ABOUT_A_SALE = /^(charge|funds|refund|dispute|med)\./;
const POCKET = /^seller:(\d+):(pending|available|reserved|debt)$/;

/**
 * Writes a journal and moves the wallets with it. The same (kind, ref) is only ever written once: answers false the second time.
 * Wallets are touched in the order of their store, so that two journals never wait for each other.
 */
export async function postJournal(tx: Tx, journal: Journal): Promise<boolean> {
  const [written] = await tx
    .insert(ledgerJournals)
    .values({ kind: journal.kind, ref: journal.ref, attemptId: await saleOf(tx, journal) })
    .onConflictDoNothing()
    .returning({ id: ledgerJournals.id });
  if (!written) return false;
  const postings = merged(journal);
  const accounts = await accountIds(tx, [...postings.keys()]);
  await tx
    .insert(ledgerPostings)
    .values(
      [...postings].map(([code, amountCents]) => ({ journalId: written.id, accountId: accounts.get(code) ?? 0, amountCents })),
    );
  await moveWallets(tx, postings);
  return true;
}

/** The sale a journal speaks of: told, or found by the charge that names it. */
async function saleOf(tx: Tx, { kind, ref, attemptId }: Journal): Promise<string | null> {
  if (attemptId || !ABOUT_A_SALE.test(kind)) return attemptId ?? null;
  const [attempt] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.providerChargeId, ref.split(":")[0] ?? ref));
  return attempt?.id ?? null;
}

function merged(journal: Journal): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { account, amountCents } of journal.postings) sums.set(account, (sums.get(account) ?? 0) + amountCents);
  return new Map([...sums].filter(([, cents]) => cents !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function accountIds(tx: Tx, codes: string[]): Promise<Map<string, number>> {
  const find = () => tx.select().from(ledgerAccounts).where(inArray(ledgerAccounts.code, codes));
  let found = await find();
  if (found.length < codes.length) {
    await tx
      .insert(ledgerAccounts)
      .values(codes.map((code) => ({ code })))
      .onConflictDoNothing();
    found = await find();
  }
  return new Map(found.map(({ code, id }) => [code, id]));
}

async function moveWallets(tx: Tx, postings: Map<string, number>): Promise<void> {
  const moves = new Map<number, { pending: number; available: number; reserved: number; debt: number }>();
  for (const [code, cents] of postings) {
    const [, store, pocket] = POCKET.exec(code) ?? [];
    if (!store || !pocket) continue;
    const move = moves.get(Number(store)) ?? { pending: 0, available: 0, reserved: 0, debt: 0 };
    // What we owe an author is a credit, what an author owes us is a debit.
    move[pocket as keyof typeof move] += pocket === "debt" ? cents : -cents;
    moves.set(Number(store), move);
  }
  for (const [storeId, move] of [...moves].toSorted(([a], [b]) => a - b)) {
    await tx.insert(wallets).values({ storeId }).onConflictDoNothing();
    await tx.execute(sql`
      update wallets set pending_cents = pending_cents + ${move.pending}, available_cents = available_cents + ${move.available},
        reserved_cents = reserved_cents + ${move.reserved}, debt_cents = debt_cents + ${move.debt}
      where store_id = ${storeId}`);
  }
}
