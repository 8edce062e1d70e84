import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { postJournal } from "#modules/payments/post-journal.ts";
import { psp, seller } from "#modules/payments/rules/journals.ts";
import { bankAccounts } from "#modules/payouts/tables/bank.ts";
import { withdrawals } from "#modules/payouts/tables/withdrawals.ts";
import { applyTransfer } from "#modules/payouts/withdrawals/apply-transfer.ts";
import { moveWithdrawal } from "#modules/payouts/withdrawals/move-withdrawal.ts";
import { requestWithdrawal } from "#modules/payouts/withdrawals/request-withdrawal.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { col, readRows } from "#platform/read.ts";
import { signedInPerson, signIn, stepUp, withSecondStep } from "./authenticator.ts";
import { createStore } from "./factories.ts";
import { freshCaller, mailed } from "./mailbox.ts";

type Sandbox = { call: <T>(method: "GET" | "POST", path: string, body?: unknown) => Promise<T> };
export const PLATFORM = "re_plataforma_sandbox";

/** An author who may withdraw now: active recipient, usable account, second step on, just confirmed, with this much available. */
export async function authorWithBalance(cents: number, sandbox?: Sandbox) {
  const { user, viewer: person } = await signedInPerson();
  const store = await createStore({ ownerId: user.id });
  const accountId = await bankAccountOf(store.id);
  const { key } = await withSecondStep(person);
  await db.execute(sql`update sessions set created_at = now() - interval '2 days' where user_id = ${user.id}`);
  const recipientId = `re_teste_${store.id}`;
  await giveBalance(store.id, cents);
  if (sandbox) {
    await sandbox.call("POST", "/sandbox/recipients", [
      { id: recipientId, name: store.name, document: "52998224725", status: "active", available_amount: cents },
    ]);
  }
  const viewer: AuthorViewer = { ...(await signIn(user.id)), storeId: store.id };
  await stepUp(viewer);
  return { user, viewer, storeId: store.id, accountId, recipientId, key };
}

export type PaidAuthor = Awaited<ReturnType<typeof authorWithBalance>>;

/** The store's account, usable since long ago. */
export async function bankAccountOf(storeId: number): Promise<string> {
  const [account] = await db
    .insert(bankAccounts)
    .values({
      storeId,
      status: "ativa",
      isFirst: true,
      bankCode: "341",
      bankName: "Itaú Unibanco",
      branchMasked: "0912",
      accountMasked: "•••• 4418-7",
      accountType: "corrente",
      holderName: "Autora de Teste",
      documentMasked: "•••.982.247-••",
      fingerprint: randomUUID(),
      usableFrom: sql`now() - interval '60 days'` as never,
      activeFrom: sql`now() - interval '60 days'` as never,
      createdAt: sql`now() - interval '60 days'` as never,
    })
    .returning();
  return account!.id;
}

/** Money already released, as the provider has it too. */
export async function giveBalance(storeId: number, cents: number): Promise<void> {
  if (cents === 0) return;
  await transact(async (tx) =>
    ok(
      await postJournal(tx, {
        kind: "manual.adjust",
        ref: randomUUID(),
        postings: [
          { account: psp(storeId), amountCents: cents },
          { account: seller(storeId, "available"), amountCents: -cents },
        ],
      }),
    ),
  );
}

let transfers = 0;

/** As if the provider had taken a confirmed withdrawal and the bank had it. */
export async function payOut(id: string): Promise<void> {
  const by = { cause: "teste", actor: "teste" };
  await transact(async (tx) => ok(await moveWithdrawal(tx, id, "enviar", by, { sentAt: sql`now()` })));
  await applyTransfer(id, {
    id: `teste-${++transfers}`,
    status: "transferred",
    amount: 0,
    fee: 367,
    source_id: null,
    funding_date: null,
    funding_estimated_date: null,
    date_created: null,
    bank_response: null,
    metadata: {},
  });
}

/** Asks, and reads the email. */
export async function requestedWithdrawal(author: PaidAuthor, amountCents: number): Promise<{ id: string; token: string }> {
  const requested = await requestWithdrawal(author.viewer, { amountCents }, freshCaller());
  if (!requested.ok) throw new Error(requested.reason);
  return { id: requested.value.withdrawalId, token: await mailed(author.user.email, "token") };
}

export async function readWithdrawal(id: string): Promise<typeof withdrawals.$inferSelect> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  if (!row) throw new Error("no withdrawal");
  return row;
}

export async function walletOf(storeId: number): Promise<{ available: number; reserved: number; debt: number }> {
  const rows = await readRows(
    db,
    { available: col.int`available_cents`, reserved: col.int`reserved_cents`, debt: col.int`debt_cents` },
    (row) => sql`select ${row} from wallets where store_id = ${storeId}`,
  );
  return rows[0] ?? { available: 0, reserved: 0, debt: 0 };
}

/** Stores whose reserved pocket is not the sum of their open withdrawals: must be none (INV-15). */
export async function unreservedStores(): Promise<number[]> {
  const rows = await readRows(
    db,
    { id: col.int`w.store_id` },
    (row) => sql`select ${row} from wallets w where w.reserved_cents <> (
      select coalesce(sum(amount_cents), 0) from withdrawals d where d.store_id = w.store_id
        and d.status in ('confirmado', 'em_revisao', 'enviando', 'processando', 'desconhecido'))`,
  );
  return rows.map((row) => row.id);
}
