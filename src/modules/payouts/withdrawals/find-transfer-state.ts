import { sql } from "drizzle-orm";
import { hasSecondStep } from "../../accounts/step-up.ts";
import { RECIPIENT_STATUSES, type RecipientStatus } from "../../payments/recipients/rules.ts";
import type { Db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { findHold, findReceivingAccount, type Hold, type ReceivingAccount } from "../bank/queries.ts";
import { withdrawalSetting } from "./settings.ts";
import type { TransferFacts } from "./rules/blocks.ts";
import { startOfWeekSp } from "./rules/dates.ts";
import { OPEN_STATUSES, type WithdrawalStatus, WITHDRAWAL_STATUSES } from "./rules/moves.ts";

export type OpenWithdrawal = { id: string; status: WithdrawalStatus; amountCents: number; createdAt: Date };

/** All conditions of a withdrawal of one store, as of this transaction and the database's clock. */
export type TransferState = {
  facts: TransferFacts;
  now: Date;
  account: ReceivingAccount | null;
  hold: Hold | null;
  /** The message shown while payouts are off; empty for the default text. */
  offWords: string;
  /** Until when a change of password, e-mail or second step holds withdrawals; null when none does. */
  credentialsUntil: Date | null;
  open: OpenWithdrawal | null;
  isFree: boolean;
};

type Row = {
  now: string;
  suspended: boolean;
  closing: boolean;
  recipient: RecipientStatus;
  available: number;
  debt: number;
  ageDays: number;
  returned: string[];
  dayCount: number;
  dayCents: number;
  weekCount: number;
  credentialsUntil: string | null;
  open: { id: string; status: WithdrawalStatus; amount_cents: number; created_at: string } | null;
};

const GONE = sql`('falhou', 'devolvido', 'cancelado', 'expirado', 'recusado', 'pendente_confirmacao')`;

/** Reads it for the owner `userId`; `except` is the withdrawal being confirmed, which does not count as open. */
export async function findTransferState(
  on: Db,
  { storeId, userId }: { storeId: number; userId: string },
  except: string | null = null,
): Promise<TransferState> {
  const setting = await readSetting(on, withdrawalSetting);
  const clock = await readRows(on, { now: col.timestamp`now()` }, (row) => sql`select ${row}`);
  const now = new Date(clock[0]?.now ?? 0);
  const rows = await readRows<Row>(
    on,
    {
      now: col.timestamp`now()`,
      suspended: col.bool`'sacar' = any(u.suspended_from)`,
      closing: col.bool`s.status = 'encerrada'`,
      recipient: col.oneOf(RECIPIENT_STATUSES)`coalesce(r.status, 'sem_cadastro')`,
      available: col.int`coalesce(w.available_cents, 0)::int8`,
      debt: col.int`coalesce(w.debt_cents, 0)::int8`,
      ageDays: col.int`extract(day from now() - coalesce(s.approved_at, s.created_at))::int`,
      returned: col.list(col.text)`array(select account_id::text from mine where status = 'devolvido')`,
      dayCount: col.int`day.n`,
      dayCents: col.int`day.cents`,
      weekCount: col.int`week.n`,
      credentialsUntil: col.timestamp.orNull`(select max(until) from (
          select at + make_interval(hours => ${setting.credentialHoldHours}) as until from credential_changes
            where user_id = u.id and kind in ('senha', 'email', 'segundo_passo_desligado')
          union all select coalesce(undo_until, expires_at) from email_changes
            where user_id = u.id and status in ('pedida', 'confirmada')) held
        where until > now())`,
      open: col.shape({ id: col.text, status: col.oneOf(WITHDRAWAL_STATUSES), amount_cents: col.int, created_at: col.text })
        .orNull`(select to_jsonb(o) from (select id, status, amount_cents, created_at from mine
        where status in (${sql.join(
          OPEN_STATUSES.map((one) => sql`${one}`),
          sql`, `,
        )}) limit 1) o)`,
    },
    (row) => sql`with mine as (select * from withdrawals where store_id = ${storeId} and id is distinct from ${except}::uuid)
    select ${row}
    from stores s join users u on u.id = ${userId}
    left join recipients r on r.store_id = s.id left join wallets w on w.store_id = s.id,
    lateral (select count(*)::int as n, coalesce(sum(amount_cents), 0)::int8 as cents from mine
      where status not in ${GONE} and confirmed_at >= date_trunc('day', now(), 'America/Sao_Paulo')) day,
    lateral (select count(*)::int as n from mine where status not in ${GONE} and confirmed_at >= ${startOfWeekSp(now)}) week
    where s.id = ${storeId} and s.owner_id = u.id`,
  );
  const row = rows[0];
  if (!row) throw new Error("a store without its owner");
  const [account, hold, secondStep] = [
    await findReceivingAccount(on, storeId),
    await findHold(on, storeId),
    await hasSecondStep(on, userId),
  ];
  const isFree = row.weekCount === 0;
  const dailyCents = setting.dailyCents.filter((step) => step.fromDays <= row.ageDays).at(-1)?.cents ?? 0;
  const facts: TransferFacts = {
    isOn: setting.isOn,
    isSuspended: row.suspended,
    isClosing: row.closing,
    recipient: row.recipient,
    account: account && { isUsable: account.isUsable, wasReturned: row.returned.includes(account.id) },
    isHeld: hold !== null,
    changedCredentials: row.credentialsUntil !== null,
    availableCents: row.available,
    debtCents: row.debt,
    hasOpen: row.open !== null,
    hasSecondStep: secondStep,
    today: { count: row.dayCount, cents: row.dayCents },
    limits: { leastCents: setting.leastCents, dailyCount: setting.dailyCount, dailyCents },
    feeCents: isFree ? 0 : setting.transferCostCents,
  };
  return {
    facts,
    now,
    account,
    hold,
    offWords: setting.offWords,
    isFree,
    credentialsUntil: row.credentialsUntil ? new Date(row.credentialsUntil) : null,
    open: row.open && {
      id: row.open.id,
      status: row.open.status,
      amountCents: row.open.amount_cents,
      createdAt: new Date(row.open.created_at),
    },
  };
}
