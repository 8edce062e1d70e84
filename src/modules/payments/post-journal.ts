import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { Journal } from "./rules/journals.ts";
import { ledgerAccounts, wallets } from "./tables/ledger.ts";

const ABOUT_A_SALE = /^(charge|funds|refund|dispute|med)\./;
const POCKET = /^seller:(\d+):(pending|available|reserved|debt)$/;

/**
 * Writes a journal and updates the wallets. A (kind, ref) is written only once: returns false the second time. A single wallet is updated in
 * the same statement; several in the order of their store, so that two journals never deadlock.
 */
export async function postJournal(tx: Tx, journal: Journal): Promise<boolean> {
  const postings = merged(journal);
  const moves = movesOf(postings);
  const [only] = moves.length === 1 ? moves : [];
  const [written] = await readRows(
    tx,
    {
      id: col.int.orNull`(select id from written)`,
      posted: col.list(col.text)`array(select a.code from ${ACCOUNTS_POSTED})`,
      isMoved: col.bool(only ? sql`exists (select from moved)` : sql`false`),
    },
    (row) => sql`
    with written as (
      insert into ledger_journals (kind, ref, attempt_id) values (${journal.kind}, ${journal.ref}, ${saleOf(journal)})
      on conflict do nothing returning id),
    posted as (
      insert into ledger_postings (journal_id, account_id, amount_cents)
      select written.id, a.id, asked.cents from written, ${asRows(postings)} join ledger_accounts a on a.code = asked.code
      returning account_id)
    ${only ? sql`, moved as (${moveWallet(only)} and exists (select from written) returning store_id)` : sql``}
    select ${row}`,
  );
  if (!written || written.id === null) return false;
  const missing = new Map([...postings].filter(([code]) => !written.posted.includes(code)));
  if (missing.size > 0) await postToNew(tx, written.id, missing);
  if (!written.isMoved) for (const move of moves) await moveOrOpen(tx, move);
  return true;
}

const ACCOUNTS_POSTED = sql`posted join ledger_accounts a on a.id = posted.account_id`;
const asRows = (postings: Map<string, number>): SQL =>
  sql`unnest(${sql.param([...postings.keys()])}::text[], ${sql.param([...postings.values()])}::bigint[]) asked(code, cents)`;

/** The attempt of the sale a journal is about: given, or found by the charge id that begins its `ref`. */
function saleOf({ kind, ref, attemptId }: Journal): SQL {
  if (attemptId || !ABOUT_A_SALE.test(kind)) return sql`${attemptId ?? null}::uuid`;
  return sql`(select id from payment_attempts where provider_charge_id = ${ref.split(":")[0] ?? ref})`;
}

/** Creates the accounts that did not exist yet, then posts to them. */
async function postToNew(tx: Tx, journalId: number, postings: Map<string, number>): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values([...postings.keys()].map((code) => ({ code })))
    .onConflictDoNothing();
  await tx.execute(sql`
    insert into ledger_postings (journal_id, account_id, amount_cents)
    select ${journalId}, a.id, asked.cents from ${asRows(postings)} join ledger_accounts a on a.code = asked.code`);
}

function merged(journal: Journal): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { account, amountCents } of journal.postings) sums.set(account, (sums.get(account) ?? 0) + amountCents);
  return new Map([...sums].filter(([, cents]) => cents !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type Move = { storeId: number; pending: number; available: number; reserved: number; debt: number };

/** What the postings change in each store's wallet, in the order of the stores. */
function movesOf(postings: Map<string, number>): Move[] {
  const moves = new Map<number, Move>();
  for (const [code, cents] of postings) {
    const [, store, pocket] = POCKET.exec(code) ?? [];
    if (!store || !pocket) continue;
    const move = moves.get(Number(store)) ?? { storeId: Number(store), pending: 0, available: 0, reserved: 0, debt: 0 };
    // What we owe an author is a credit; what an author owes us is a debit.
    move[pocket as Exclude<keyof Move, "storeId">] += pocket === "debt" ? cents : -cents;
    moves.set(Number(store), move);
  }
  return [...moves.values()].toSorted((a, b) => a.storeId - b.storeId);
}

const moveWallet = ({ storeId, pending, available, reserved, debt }: Move): SQL => sql`
  update wallets set pending_cents = pending_cents + ${pending}, available_cents = available_cents + ${available},
    reserved_cents = reserved_cents + ${reserved}, debt_cents = debt_cents + ${debt}
  where store_id = ${storeId}`;

/** A store's first movement opens its wallet. */
async function moveOrOpen(tx: Tx, move: Move): Promise<void> {
  if ((await tx.execute(moveWallet(move))).rowCount === 1) return;
  await tx.insert(wallets).values({ storeId: move.storeId }).onConflictDoNothing();
  await tx.execute(moveWallet(move));
}
