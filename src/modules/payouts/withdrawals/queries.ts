import { sql } from "drizzle-orm";
import { type Db, db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { findTransferState, type TransferState } from "./find-transfer-state.ts";
import { blocksOf, leastOf, mostOf, type TransferFacts, type WithdrawalBlock } from "./rules/blocks.ts";
import { estimatedDay } from "./rules/dates.ts";
import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from "./rules/moves.ts";
import { ALL_REVIEW_CAUSES, type ReviewCause } from "./rules/risk.ts";
import { withdrawalSetting } from "./settings.ts";
import { readToken } from "./token.ts";

/** A bank account for display, masked. */
export type AccountSummary = {
  bankCode: string;
  bankName: string;
  branchMasked: string;
  accountMasked: string;
  accountType: "corrente" | "poupanca";
  holderName: string;
};

/** The data of the withdrawal section: limits, fee, account and blocks. */
export type TransferPage = {
  facts: TransferFacts;
  blocks: WithdrawalBlock[];
  leastCents: number;
  mostCents: number;
  isFree: boolean;
  account: (AccountSummary & { usableFrom: Date }) | null;
  hold: TransferState["hold"];
  /** The message shown while payouts are off; empty for the default text. */
  offWords: string;
  credentialsUntil: Date | null;
  open: TransferState["open"];
  estimatedAt: Date;
  last: { amountCents: number; status: WithdrawalStatus; problem: string | null } | null;
};

const TRANSFER_PAGE = defineRow<{ amountCents: number; status: WithdrawalStatus; problem: string | null }>({
  amountCents: col.int`amount_cents`,
  status: col.oneOf(WITHDRAWAL_STATUSES)`status`,
  problem: col.text.orNull`problem`,
});

export async function getTransferPage(viewer: AuthorViewer): Promise<TransferPage> {
  const state = await findTransferState(db, viewer);
  const { facts, account, hold, offWords, credentialsUntil, open, isFree, now } = state;
  const rows = await readRows(
    db,
    TRANSFER_PAGE,
    sql`select ${TRANSFER_PAGE} from withdrawals
    where store_id = ${viewer.storeId} and confirmed_at > now() - interval '30 days' order by created_at desc limit 1`,
  );
  return {
    facts,
    blocks: blocksOf(facts),
    leastCents: leastOf(facts),
    mostCents: mostOf(facts),
    isFree,
    account: account && { ...summaryOf(account), usableFrom: account.usableFrom },
    hold,
    offWords,
    credentialsUntil,
    open,
    estimatedAt: estimatedDay(now),
    last: rows[0] ?? null,
  };
}

const summaryOf = ({
  bankCode,
  bankName,
  branchMasked,
  accountMasked,
  accountType,
  holderName,
}: AccountSummary): AccountSummary => ({
  bankCode,
  bankName,
  branchMasked,
  accountMasked,
  accountType,
  holderName,
});

/** A withdrawal for its own pages. */
export type WithdrawalPage = {
  id: string;
  status: WithdrawalStatus;
  amountCents: number;
  feeCents: number;
  netCents: number;
  account: AccountSummary;
  requestedFrom: { network: string; device: string };
  problem: string | null;
  providerId: string | null;
  estimatedAt: Date;
  createdAt: Date;
  expiresAt: Date;
  confirmedAt: Date | null;
  sentAt: Date | null;
  paidAt: Date | null;
  closedAt: Date | null;
  now: Date;
};

const OWN_STATE = sql`case when w.status = 'pendente_confirmacao' and w.expires_at <= now() then 'expirado' else w.status end`;

const WITHDRAWAL_PAGE = defineRow<WithdrawalPage>({
  id: col.text`w.id`,
  status: col.oneOf(WITHDRAWAL_STATUSES)(OWN_STATE),
  amountCents: col.int`w.amount_cents`,
  feeCents: col.int`w.fee_cents`,
  netCents: col.int`w.net_cents`,
  account: col.shape({
    bankCode: col.text,
    bankName: col.text,
    branchMasked: col.text,
    accountMasked: col.text,
    accountType: col.oneOf(["corrente", "poupanca"]),
    holderName: col.text,
  })`jsonb_build_object('bankCode', a.bank_code, 'bankName', a.bank_name, 'branchMasked', a.branch_masked,
    'accountMasked', a.account_masked, 'accountType', a.account_type, 'holderName', a.holder_name)`,
  requestedFrom: col.shape({ network: col.text, device: col.text })`w.asked_from`,
  problem: col.text.orNull`w.problem`,
  providerId: col.text.orNull`w.provider_id`,
  estimatedAt: col.time`w.estimated_at`,
  createdAt: col.time`w.created_at`,
  expiresAt: col.time`w.expires_at`,
  confirmedAt: col.time.orNull`w.confirmed_at`,
  sentAt: col.time.orNull`w.sent_at`,
  paidAt: col.time.orNull`w.paid_at`,
  closedAt: col.time.orNull`w.closed_at`,
  now: col.time`now()`,
});

/** The withdrawal of this token, only for its own author; null for anything else. */
export async function findWithdrawalPage(on: Db, viewer: AuthorViewer, token: string): Promise<WithdrawalPage | null> {
  const hash = readToken(token);
  if (hash === null) return null;
  const [page] = await readRows(
    on,
    WITHDRAWAL_PAGE,
    sql`
    select ${WITHDRAWAL_PAGE} from withdrawals w join bank_accounts a on a.id = w.account_id
    where w.token_hash = ${hash} and w.store_id = ${viewer.storeId} and w.user_id = ${viewer.userId}`,
  );
  return page ?? null;
}

const OWN_STATUS = defineRow({ status: col.oneOf(WITHDRAWAL_STATUSES)(OWN_STATE) });

/** The state of this author's own withdrawal, or null; one past its deadline is "expirado" even before the job marks it. */
export async function findOwnStatus(
  { userId, storeId }: { userId: string; storeId: number | null },
  withdrawalId: string,
): Promise<WithdrawalStatus | null> {
  const rows = await readRows(
    db,
    OWN_STATUS,
    sql`select ${OWN_STATUS}
    from withdrawals w where w.id = ${withdrawalId} and w.store_id = ${storeId}::int and w.user_id = ${userId}`,
  );
  return rows[0]?.status ?? null;
}

/** Whether the "não fui eu" link of an e-mail still works; reading it changes nothing. */
export async function isDenialLive(token: string): Promise<boolean> {
  const hash = readToken(token);
  if (hash === null) return false;
  const { rows } = await db.execute(
    sql`select 1 from withdrawals where denial_hash = ${hash} and created_at > now() - interval '7 days'`,
  );
  return rows.length === 1;
}

export type WithdrawalToDecide = {
  id: string;
  status: "em_revisao" | "desconhecido";
  amountCents: number;
  storeName: string;
  storeSlug: string;
  risk: ReviewCause[];
  since: Date;
  /** Whether an unknown transfer was looked for long enough to be decided. */
  isRipe: boolean;
};

const TO_DECIDE = defineRow<Omit<WithdrawalToDecide, "isRipe"> & { soughtMinutes: number }>({
  id: col.text`w.id`,
  status: col.oneOf(["em_revisao", "desconhecido"])`w.status`,
  amountCents: col.int`w.amount_cents`,
  storeName: col.text`s.name`,
  storeSlug: col.text`s.slug`,
  risk: col.list(col.oneOf(ALL_REVIEW_CAUSES))`w.risk`,
  since: col.time`coalesce(w.sent_at, w.confirmed_at)`,
  soughtMinutes: col.real`coalesce(extract(epoch from now() - w.sent_at) / 60, 0)::float8`,
});

/** Withdrawals that wait for a person's decision: under review or of unknown result; oldest first, at most 200. */
export async function findWithdrawalsToDecide(): Promise<WithdrawalToDecide[]> {
  const [{ unknownMinutes }, rows] = await Promise.all([
    readSetting(db, withdrawalSetting),
    readRows(
      db,
      TO_DECIDE,
      sql`
      select ${TO_DECIDE} from withdrawals w join stores s on s.id = w.store_id
      where w.status in ('em_revisao', 'desconhecido') order by since limit 200`,
    ),
  ]);
  return rows.map(({ soughtMinutes, ...row }) => ({
    ...row,
    isRipe: row.status === "em_revisao" || soughtMinutes > unknownMinutes,
  }));
}

/** How much of which store, for who decides about it; null when there is no such withdrawal. */
export async function findWithdrawalSize(
  on: Db,
  withdrawalId: string,
): Promise<{ amountCents: number; storeName: string } | null> {
  const [found] = await readRows(
    on,
    { amountCents: col.int`w.amount_cents`, storeName: col.text`s.name` },
    (row) => sql`select ${row} from withdrawals w join stores s on s.id = w.store_id where w.id = ${withdrawalId}`,
  );
  return found ?? null;
}
