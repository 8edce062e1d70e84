import { sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { col, readRows, defineRow } from "#platform/read.ts";
import type { SavedRecipientStatus } from "../../payments/recipients/rules.ts";
import { lockWallet } from "../queries.ts";
import { ACCOUNT_STATUSES, type AccountStatus } from "./rules.ts";

export type Hold = { kind: string; reason: string; until: Date | null };

/** The longest active hold on a store's payouts, or null; a new account being sent to the provider is a hold too. */
export async function findHold(on: Db, storeId: number): Promise<Hold | null> {
  const rows = await readRows(
    on,
    { kind: col.text`kind`, reason: col.text`reason`, until: col.timestamp.orNull`until` },
    (row) => sql`select ${row} from (
      select kind, reason, until from payout_holds
      where store_id = ${storeId} and lifted_at is null and (until is null or until > now())
      union all
      select 'conta', 'A sua conta bancária está sendo trocada na Pagar.me. Leva alguns minutos.', null
      from bank_accounts where store_id = ${storeId} and status = 'aplicando') standing
    order by until desc nulls first limit 1`,
  );
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
  /** Changes with the account and with any request to change it; a confirmation is bound to it. */
  snapshotHash: string;
  usableFrom: Date;
  isUsable: boolean;
};

const RECEIVING_ACCOUNT = defineRow<ReceivingAccount>({
  id: col.text`a.id`,
  bankCode: col.text`a.bank_code`,
  bankName: col.text`a.bank_name`,
  branchMasked: col.text`a.branch_masked`,
  accountMasked: col.text`a.account_masked`,
  accountType: col.oneOf(["corrente", "poupanca"])`a.account_type`,
  holderName: col.text`a.holder_name`,
  documentMasked: col.text`a.document_masked`,
  snapshotHash: col.text`encode(sha256(convert_to(a.id || a.fingerprint || coalesce(c.id::text, ''), 'UTF8')), 'hex')`,
  usableFrom: col.time`a.usable_from`,
  isUsable: col.bool`a.usable_from <= now()`,
});

/** The account the provider pays now, or null. Withdrawals wait for `usableFrom` (database time: `isUsable`). */
export async function findReceivingAccount(on: Db, storeId: number): Promise<ReceivingAccount | null> {
  const [account] = await readRows(
    on,
    RECEIVING_ACCOUNT,
    sql`
    select ${RECEIVING_ACCOUNT} from bank_accounts a left join bank_accounts c on c.store_id = a.store_id and c.status in ('pendente', 'aplicando')
    where a.store_id = ${storeId} and a.status = 'ativa'`,
  );
  return account ?? null;
}

/** Whether a store that is suspended or closed, or whose owner may not sell or withdraw, ever used this account. */
export async function isAccountOfSuspended(on: Db, storeId: number, fingerprints: readonly string[]): Promise<boolean> {
  const { rows } = await on.execute(sql`
    select 1 from bank_accounts b join stores s on s.id = b.store_id join users u on u.id = s.owner_id
    where b.fingerprint = any(${sql.param([...fingerprints])}) and b.store_id <> ${storeId}
      and (s.status in ('suspensa', 'encerrada') or u.suspended_from && array['vender', 'sacar']) limit 1`);
  return rows.length > 0;
}

export async function findOwner(on: Db, storeId: number): Promise<{ userId: string; name: string; email: string } | null> {
  const rows = await readRows(
    on,
    { userId: col.text`u.id`, name: col.text`u.name`, email: col.text`u.email` },
    (row) => sql`select ${row} from stores s join users u on u.id = s.owner_id where s.id = ${storeId}`,
  );
  return rows[0] ?? null;
}

/**
 * Locks the store's wallet and then its open withdrawals, so that a change of account and a withdrawal see each other. `isOpen`:
 * whether one was confirmed and is not finished.
 */
export async function lockWithdrawals(tx: Tx, storeId: number): Promise<{ isOpen: boolean }> {
  await lockWallet(tx, storeId);
  const rows = await readRows(
    tx,
    { status: col.text`status` },
    (row) => sql`select ${row} from withdrawals
    where store_id = ${storeId}
      and status in ('pendente_confirmacao', 'confirmado', 'em_revisao', 'enviando', 'processando', 'desconhecido')
    order by id for update`,
  );
  return { isOpen: rows.some((row) => row.status !== "pendente_confirmacao") };
}

export type BankWalls = {
  status: SavedRecipientStatus | null;
  hasSecondStep: boolean;
  /** When this session, and this device, will be old enough; null when they already are. */
  sessionFrom: Date | null;
  deviceFrom: Date | null;
  isChanging: boolean;
  hasOpenWithdrawal: boolean;
  documentHash: string | null;
  activeFingerprint: string | null;
  /** A credential was changed in the last 7 days: payouts to the old account are held too. */
  hasNewCredentials: boolean;
};

type WallsRow = Omit<BankWalls, "sessionFrom" | "deviceFrom"> & { sessionFrom: string | null; deviceFrom: string | null };

/**
 * All conditions of a change of account, as of this transaction and the database's clock. A device is known by this person's
 * sessions: the same browser in the same network, since the first session that still exists.
 */
export async function readBankWalls(
  on: Db,
  viewer: { storeId: number; userId: string; sessionId: string },
  limits: { sessionMinutes: number; deviceHours: number },
): Promise<BankWalls> {
  const rows = await readRows<WallsRow>(
    on,
    {
      status: col.oneOf(["bloqueado", "ativo", "em_analise", "recusado", "enviado", "suspenso"]).orNull`r.status`,
      documentHash: col.text.orNull`r.document_hash`,
      hasSecondStep: col.bool`exists (select 1 from second_steps where user_id = ${viewer.userId} and enabled_at is not null)`,
      sessionFrom: col.timestamp
        .orNull`case when a.session_from is null or a.session_from > now() then coalesce(a.session_from, now()) end`,
      deviceFrom: col.timestamp
        .orNull`case when a.device_from is null or a.device_from > now() then coalesce(a.device_from, now()) end`,
      isChanging: col.bool`exists (select 1 from bank_accounts where store_id = ${viewer.storeId} and status in ('pendente', 'aplicando'))`,
      hasOpenWithdrawal: col.bool`exists (select 1 from withdrawals where store_id = ${viewer.storeId}
        and status in ('confirmado', 'em_revisao', 'enviando', 'processando', 'desconhecido'))`,
      activeFingerprint: col.text
        .orNull`(select fingerprint from bank_accounts where store_id = ${viewer.storeId} and status = 'ativa')`,
      hasNewCredentials: col.bool`exists (select 1 from credential_changes where user_id = ${viewer.userId} and at > now() - interval '7 days'
        and kind in ('senha', 'email', 'segundo_passo_desligado', 'codigos_novos'))`,
    },
    (row) => sql`with here as (select * from sessions where id = ${viewer.sessionId} and user_id = ${viewer.userId}),
    ages as (
      select h.created_at + make_interval(mins => ${limits.sessionMinutes}) as session_from,
        (select min(o.created_at) from sessions o where o.user_id = h.user_id and o.user_agent is not distinct from h.user_agent
          and regexp_replace(o.ip_address, ${NETWORK_TAIL}, '') is not distinct from regexp_replace(h.ip_address, ${NETWORK_TAIL}, ''))
          + make_interval(hours => ${limits.deviceHours}) as device_from
      from here h)
    select ${row}
    from (values (1)) as one left join recipients r on r.store_id = ${viewer.storeId} left join ages a on true`,
  );
  const [row] = rows;
  if (!row) throw new Error("no row of walls");
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return { ...row, sessionFrom: instant(row.sessionFrom), deviceFrom: instant(row.deviceFrom) };
}

/** The last number of an IPv4 address, the last half of an IPv6 address. */
const NETWORK_TAIL = "(\\.[0-9]+|(:[0-9a-f]*){4})$";

export type AccountLine = {
  id: string;
  status: AccountStatus;
  bankCode: string;
  bankName: string;
  branchMasked: string;
  accountMasked: string;
  accountType: "corrente" | "poupanca";
  holderName: string;
  documentMasked: string;
  problem: string | null;
  createdAt: string;
  usableFrom: string;
  isUsable: boolean;
  activeFrom: string | null;
  closedAt: string | null;
};

/** The store's accounts, newest first: the current one, the pending one and the former ones. */
export async function readAccounts(on: Db, storeId: number): Promise<AccountLine[]> {
  const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
  const rows = await readRows<AccountLine>(
    on,
    {
      id: col.text`id`,
      status: col.oneOf(ACCOUNT_STATUSES)`status`,
      bankCode: col.text`bank_code`,
      bankName: col.text`bank_name`,
      branchMasked: col.text`branch_masked`,
      accountMasked: col.text`account_masked`,
      accountType: col.oneOf(["corrente", "poupanca"])`account_type`,
      holderName: col.text`holder_name`,
      documentMasked: col.text`document_masked`,
      problem: col.text.orNull`problem`,
      createdAt: col.text(iso("created_at")),
      usableFrom: col.text(iso("usable_from")),
      isUsable: col.bool`usable_from <= now()`,
      activeFrom: col.text.orNull(iso("active_from")),
      closedAt: col.text.orNull(iso("closed_at")),
    },
    (row) => sql`select ${row}
    from bank_accounts where store_id = ${storeId} order by created_at desc limit 20`,
  );
  return rows;
}

/** The change that waits for its time, or null. */
export async function findPendingChange(on: Db, storeId: number): Promise<{ id: string } | null> {
  const rows = await readRows(
    on,
    { id: col.text`id` },
    (row) => sql`select ${row} from bank_accounts where store_id = ${storeId} and status = 'pendente'`,
  );
  return rows[0] ?? null;
}

/** Whether the store has an active hold of this kind. */
export async function isHeld(on: Db, storeId: number, kind: string): Promise<boolean> {
  const { rows } = await on.execute(sql`
    select 1 from payout_holds
    where store_id = ${storeId} and kind = ${kind} and lifted_at is null and (until is null or until > now()) limit 1`);
  return rows.length > 0;
}
