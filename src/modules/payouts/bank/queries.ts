import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";

export type Hold = { kind: string; reason: string; until: Date | null };

/** The hold that stands longest over a store's money, or null: also while a new account is being handed to the provider. */
export async function findHold(on: Db, storeId: number): Promise<Hold | null> {
  const { rows } = await on.execute<{ kind: string; reason: string; until: string | null }>(sql`
    select kind, reason, until from (
      select kind, reason, until from payout_holds
      where store_id = ${storeId} and lifted_at is null and (until is null or until > now())
      union all
      select 'conta', 'A sua conta bancária está sendo trocada no Pagar.me. Leva alguns minutos.', null
      from bank_accounts where store_id = ${storeId} and status = 'aplicando') standing
    order by until desc nulls first limit 1`);
  const [hold] = rows;
  return hold ? { ...hold, until: hold.until ? new Date(hold.until) : null } : null;
}

export type ReceivingAccount = {
  id: string;
  bankCode: string;
  bankName: string;
  branchMasked: string;
  accountMasked: string;
  accountType: "corrente" | "poupanca";
  holderName: string;
  documentMasked: string;
  /** Changes with the account and with any request to change it: what a confirmation binds. */
  snapshotHash: string;
  usableFrom: Date;
  isUsable: boolean;
};

/** The account the provider pays into now, or null. Withdrawals wait for `usableFrom` (database time: `isUsable`). */
export async function findReceivingAccount(on: Db, storeId: number): Promise<ReceivingAccount | null> {
  const { rows } = await on.execute<ReceivingAccount & { usableFrom: string }>(sql`
    select a.id, a.bank_code as "bankCode", a.bank_name as "bankName", a.branch_masked as "branchMasked",
      a.account_masked as "accountMasked", a.account_type as "accountType", a.holder_name as "holderName",
      a.document_masked as "documentMasked", a.usable_from as "usableFrom", a.usable_from <= now() as "isUsable",
      encode(sha256(convert_to(a.id || a.fingerprint || coalesce(c.id::text, ''), 'UTF8')), 'hex') as "snapshotHash"
    from bank_accounts a left join bank_accounts c on c.store_id = a.store_id and c.status in ('pendente', 'aplicando')
    where a.store_id = ${storeId} and a.status = 'ativa'`);
  const [account] = rows;
  return account ? { ...account, usableFrom: new Date(account.usableFrom) } : null;
}

/** Whether a store that may no longer sell, or receive, ever used this very account. */
export async function isAccountOfSuspended(on: Db, storeId: number, fingerprint: string): Promise<boolean> {
  const { rows } = await on.execute(sql`
    select 1 from bank_accounts b join stores s on s.id = b.store_id join users u on u.id = s.owner_id
    where b.fingerprint = ${fingerprint} and b.store_id <> ${storeId}
      and (s.status in ('suspensa', 'encerrada') or u.suspended_from && array['vender', 'sacar']) limit 1`);
  return rows.length > 0;
}
