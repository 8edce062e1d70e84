import { type SQL, sql } from "drizzle-orm";
import { METHODS } from "#modules/payments/methods/methods.ts";
import type { Days } from "../../../analytics/rules/range.ts";
import { ofJournal, startOf, stopOf } from "./parts.ts";

/** No sale is paid by the provider later than so many days after it: how far back a file looks for instalments. */
const LATEST_DAYS = 800;
const MOST_INSTALLMENTS = 12;

/** The usual wait of each instalment of each way to pay: the provider tells no date of the platform's own part. */
const USUAL = sql`(values ${sql.join(
  Object.values(METHODS).flatMap(({ name, usualDays }) =>
    Array.from(
      { length: MOST_INSTALLMENTS },
      (_, index) => sql`(${name}::text, ${index + 1}::int, ${usualDays(index + 1)}::int)`,
    ),
  ),
  sql`, `,
)})`;

/** What the provider pays some time after it is written: the instalments of a sale, and what having one early cost. */
const LATER = sql`('charge.paid', 'anticipation.fee')`;

/** Postings of the money itself, of journals written from `after` on. */
const moved = (after: SQL, before: SQL): SQL => sql`
  select j.id, j.created_at, j.kind, j.ref, j.attempt_id, a.account, a.store_id, p.amount_cents
  from ledger_journals j
  join ledger_postings p on p.journal_id = j.id
  join (${ofJournal}) a on a.id = p.account_id
  where a.code ~ '^(psp|bank):' and j.created_at >= ${after} and j.created_at < ${before}`;

/**
 * Each instalment of what is paid later, on the day the provider makes it available: a store's own as the provider says, which an
 * anticipation brings forward; the platform's on the usual day. Never before it was written.
 */
const instalments = (after: SQL, before: SQL): SQL => sql`
  select m.id, greatest(m.created_at, least(m.created_at + make_interval(days => ${LATEST_DAYS}::int),
      coalesce(r.provider_at, m.created_at + make_interval(days => coalesce(u.days, 0))))) as at,
    m.created_at, m.kind, m.ref, m.attempt_id, m.account, m.store_id, i.number as installment,
    case when m.kind = 'charge.paid'
      then m.amount_cents / i.count + case when i.number <= m.amount_cents % i.count then 1 else 0 end
      else m.amount_cents end as amount
  from (${moved(after, before)}) m
  left join payment_attempts t on t.id = m.attempt_id
  join lateral (
    select n as number, coalesce(t.installments, 1) as count from generate_series(1, coalesce(t.installments, 1)) n
    where m.kind = 'charge.paid'
    union all
    select split_part(m.ref, ':', 3)::int, 1 where m.kind = 'anticipation.fee'
  ) i on true
  left join receivables r on r.attempt_id = m.attempt_id and r.store_id = m.store_id and r.installment = i.number
  left join ${USUAL} u (method, installment, days) on u.method = t.method and u.installment = i.number
  where m.kind in ${LATER}`;

const backFrom = (moment: SQL): SQL => sql`${moment} - make_interval(days => ${LATEST_DAYS}::int)`;

/** By when the money moved at the provider and at the bank, each movement or instalment of the days. */
export const cashLines = (days: Days): SQL => sql`
  select m.id, m.created_at as at, m.kind, m.ref, m.attempt_id, m.account, m.store_id, null::int as installment, m.amount_cents as amount
  from (${moved(startOf(days), stopOf(days))}) m where m.kind not in ${LATER}
  union all
  select l.id, l.at, l.kind, l.ref, l.attempt_id, l.account, l.store_id, l.installment, l.amount
  from (${instalments(backFrom(startOf(days)), stopOf(days))}) l
  where l.amount <> 0 and l.at >= ${startOf(days)} and l.at < ${stopOf(days)}`;

/** What was sold `before` the days, or until their end (`after`), and the provider had not yet made available then; in one reading. */
export const waitingAround = (days: Days): SQL => sql`
  select coalesce(sum(l.amount) filter (where l.created_at < ${startOf(days)}), 0)::bigint as before,
    coalesce(sum(l.amount) filter (where l.at >= ${stopOf(days)}), 0)::bigint as after
  from (${instalments(backFrom(startOf(days)), stopOf(days))}) l where l.at >= ${startOf(days)}`;

/** All that the ledger wrote of the provider's and the bank's money in the days: `cents`. */
export const writtenOn = (days: Days): SQL => sql`
  select coalesce(sum(m.amount_cents), 0)::bigint as cents from (${moved(startOf(days), stopOf(days))}) m`;
