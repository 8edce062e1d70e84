import { type SQL, sql } from "drizzle-orm";
import { rawSalesOf } from "./raw.ts";
import type { Span } from "./days.ts";

/** Kinds of journals that give a sale back, or bring it back once a dispute was won. */
export const RETURN_KINDS = ["refund.done", "dispute.lost_funds", "dispute.narrowed", "dispute.won", "med.debit"] as const;
const RETURNS = sql.raw(`(${RETURN_KINDS.map((kind) => `'${kind}'`).join(", ")})`);

/** The whole market by day, from the postings themselves; `days`: a query of days of São Paulo in one column `day`, no day twice. */
export const rawPlatform = (days: SQL): SQL => sql`
  select g.day, (count(distinct j.id) filter (where j.kind = 'charge.paid'))::int as orders,
    coalesce(sum(-p.amount_cents) filter (where j.kind = 'charge.paid' and a.code ~ '^(seller|revenue):'), 0)::bigint as gross_cents,
    coalesce(sum(-p.amount_cents) filter (where j.kind = 'charge.paid' and a.code ~ '^revenue:'), 0)::bigint as commission_cents,
    coalesce(sum(p.amount_cents) filter (where j.kind in ${RETURNS} and a.code ~ '^(seller|revenue):'), 0)::bigint as returned_cents,
    coalesce(sum(p.amount_cents) filter (where j.kind <> 'charge.paid' and a.code ~ '^revenue:'), 0)::bigint as returned_commission_cents,
    coalesce(sum(p.amount_cents) filter (where a.code ~ '^expense:'), 0)::bigint as cost_cents
  from (${days}) g
  join ledger_journals j on j.created_at >= g.day::timestamp at time zone 'America/Sao_Paulo'
    and j.created_at < (g.day + 1)::timestamp at time zone 'America/Sao_Paulo'
  join ledger_postings p on p.journal_id = j.id
  join ledger_accounts a on a.id = p.account_id
  group by g.day`;

const COLUMNS = sql`s.day, s.orders, s.gross_cents, s.commission_cents, s.returned_cents, s.returned_commission_cents, s.cost_cents`;

/** The whole market by day, each day once: from its sum where nothing changed since, from the postings where something did. */
export function platformDaysOf({ from, to }: Span): SQL {
  const changed = sql`select distinct c.day from changed_house_days c where c.day between ${from}::date and ${to}::date`;
  return sql`
    select ${COLUMNS} from house_days s where s.day between ${from}::date and ${to}::date and s.day not in (${changed})
    union all select ${COLUMNS} from (${rawPlatform(changed)}) s`;
}

/** Every author's sales: `store_id`, `day`, `product_id`, `method`, `sales`, `gross_cents`, `returned_cents`, as `saleDaysOf` of each. */
export function marketSalesOf({ from, to }: Span): SQL {
  const changed = sql`select distinct c.store_id, c.day from changed_days c
    where c.what = 'dinheiro' and c.day between ${from}::date and ${to}::date`;
  const columns = sql`s.store_id, s.day, s.product_id, s.method, s.sales, s.gross_cents, s.returned_cents`;
  return sql`
    select ${columns} from sale_days s
    where s.day between ${from}::date and ${to}::date and (s.store_id, s.day) not in (${changed})
    union all select ${columns} from (${rawSalesOf(changed)}) s`;
}
