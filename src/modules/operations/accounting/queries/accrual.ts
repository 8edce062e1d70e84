import { type SQL, sql } from "drizzle-orm";
import type { Days } from "../../../analytics/rules/range.ts";
import { ofJournal, startOf, stopOf } from "./parts.ts";

/**
 * By when each sale, refund, dispute or cost happened: what it left to authors, in commission and in costs, each journal of the days.
 * What a store withdraws is not here, for it was the author's since the sale; only what the transfer cost the platform is.
 */
export const accrualLines = (days: Days): SQL => sql`
  select j.id, j.created_at as at, j.kind, j.ref, j.attempt_id, a.account, a.store_id, null::int as installment,
    (-sum(p.amount_cents))::bigint as amount
  from ledger_journals j
  join ledger_postings p on p.journal_id = j.id
  join (${ofJournal}) a on a.id = p.account_id
  where j.created_at >= ${startOf(days)} and j.created_at < ${stopOf(days)}
    and (a.code ~ '^(revenue|expense):' or (a.code ~ '^seller:' and j.kind !~ '^withdrawal\\.'))
  group by j.id, a.account, a.store_id
  having sum(p.amount_cents) <> 0`;
