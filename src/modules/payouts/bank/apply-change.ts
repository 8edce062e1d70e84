import { and, eq, sql } from "drizzle-orm";
import type { PagarmeRecipient } from "#integrations/pagarme/account-types.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { log } from "#platform/log.ts";
import { unseal } from "#platform/seal.ts";
import { endIncident, reportIfOurs } from "../../payments/incidents/report-incident.ts";
import { pagarme } from "../../payments/provider.ts";
import { findRecipient } from "../recipients/queries.ts";
import { accountRequest } from "../recipients/recipient-request.ts";
import { bankAccounts } from "../tables/bank.ts";
import { type BankAccount, moveAccount } from "./move-account.ts";
import { findReceivingAccount, lockWithdrawals } from "./queries.ts";
import { ACCOUNT_PURPOSE } from "./request-change.ts";
import { accountIdentity, type ValidAccount } from "./rules.ts";
import { notifyOwner } from "./notify-owner.ts";

const BATCH = 10;
const BY = { cause: "prazo", actor: "sistema" };

/**
 * Sends to the provider each change whose waiting time is over, and resumes interrupted ones. Two sweeps never take the same one.
 */
export async function applyBankChanges(): Promise<void> {
  const rows = await readRows(
    db,
    { id: col.text`id`, storeId: col.int`store_id`, status: col.text`status` },
    (row) => sql`
    update bank_accounts set tries = tries + 1, next_try_at = now() + interval '60 seconds'
    where id in (
      select id from bank_accounts
      where (status = 'pendente' and usable_from <= now() and (next_try_at is null or next_try_at <= now()))
        or (status = 'aplicando' and next_try_at <= now())
      order by usable_from limit ${BATCH} for update skip locked)
    returning ${row}`,
  );
  for (const { id, storeId, status } of rows) {
    if (status === "pendente" && !(await startChange(id, storeId))) continue;
    await applyBankChange(id);
  }
}

/** Withdrawals are held from here until the provider answers; while one is under way, the change waits for it. */
async function startChange(id: string, storeId: number): Promise<boolean> {
  let started = false;
  await transact(async (tx) => {
    const { isOpen } = await lockWithdrawals(tx, storeId);
    started = !isOpen && (await moveAccount(tx, id, "prazo_passou", BY)) !== null;
    return ok();
  });
  return started;
}

/**
 * Sets the account at the provider, reads it back and compares: only what was read counts. Without an answer, nothing changes except
 * the time of the next attempt; setting the same account twice is harmless.
 */
async function applyBankChange(id: string): Promise<void> {
  const [row] = await db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, id), eq(bankAccounts.status, "aplicando")));
  const recipient = row && (await findRecipient(db, row.storeId));
  if (!row || !recipient) return;
  const text = row.sealed === null ? null : unseal(row.sealed, ACCOUNT_PURPOSE);
  if (text === null) return reject(row, "Não conseguimos ler a conta guardada. Peça a troca de novo.");
  const account = JSON.parse(text) as ValidAccount;
  const sent = await pagarme.recipients.updateDefaultBankAccount(
    recipient.providerId,
    accountRequest(account),
    row.idempotencyKey,
  );
  // Our address is not allowed or our key is wrong: a problem for an operator, not the author. The next sweep tries again.
  if (!sent.ok && (await reportIfOurs("contas", sent))) return;
  if (sent.ok) await endIncident("contas");
  if (!sent.ok && sent.kind === "refused") {
    log.warn({ storeId: row.storeId, status: sent.status, errors: Object.keys(sent.errors) }, "bank account refused");
    return reject(row, "A Pagar.me não aceitou a conta. Confira os números e o titular.");
  }
  const read = await pagarme.recipients.get(recipient.providerId);
  if (!read.ok) return;
  if (isThere(read.value, account)) return confirm(row);
  if (sent.ok) log.error({ storeId: row.storeId }, "the provider keeps another account than the one it took");
}

const TYPES = { corrente: "checking", poupanca: "savings" } as const;

function isThere({ default_bank_account: there }: PagarmeRecipient, account: ValidAccount): boolean {
  if (!there) return false;
  const identity = accountIdentity({
    bankCode: there.bank ?? "",
    branchNumber: there.branch_number ?? "",
    accountNumber: there.account_number ?? "",
    accountCheckDigit: there.account_check_digit ?? "",
  });
  return (
    identity === accountIdentity(account) &&
    there.holder_document === account.holderDocument &&
    there.type === TYPES[account.accountType]
  );
}

async function confirm(row: BankAccount): Promise<void> {
  await transact(async (tx) => {
    await lockWithdrawals(tx, row.storeId);
    const [still] = await tx
      .select({ status: bankAccounts.status })
      .from(bankAccounts)
      .where(eq(bankAccounts.id, row.id))
      .for("update");
    if (still?.status !== "aplicando") return ok();
    const former = await findReceivingAccount(tx, row.storeId);
    if (former) await moveAccount(tx, former.id, "outra_entrou", BY);
    const active = await moveAccount(tx, row.id, "provedor_confirmou", BY);
    if (active) await notifyOwner(tx, active, "aplicada");
    return ok();
  });
}

async function reject(row: BankAccount, problem: string): Promise<void> {
  await transact(async (tx) => {
    const rejected = await moveAccount(tx, row.id, "provedor_recusou", { cause: "provedor", actor: "pagarme" }, { problem });
    if (rejected) await notifyOwner(tx, rejected, "recusada");
    return ok();
  });
}
