import { type SQL, sql } from "drizzle-orm";
import type { Days } from "../../../analytics/rules/range.ts";

/** The first moment of the days, in São Paulo. */
export const startOf = ({ from }: Days): SQL => sql`(${from}::date::timestamp at time zone 'America/Sao_Paulo')`;
/** The moment after the last of the days; nothing has happened after now. */
export const stopOf = ({ to }: Days): SQL =>
  sql`least((${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo', now() + interval '1 microsecond')`;

/** The accounts as the files name them, with the store of those that have one. */
export const ofJournal = sql`
  select id, code, case when code ~ '^seller:' then 'seller' when code ~ '^psp:seller:' then 'psp:seller' else code end as account,
    case when code ~ '^seller:' then split_part(code, ':', 2)::int when code ~ '^psp:seller:' then split_part(code, ':', 3)::int end as store_id
  from ledger_accounts`;
