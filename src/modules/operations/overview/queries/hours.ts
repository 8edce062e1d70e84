import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { Days } from "../../../analytics/rules/range.ts";
import type { HourOfWeek } from "../rules/hours.ts";

const HOUR = defineRow<HourOfWeek>({
  weekday: col.int`extract(isodow from o.paid_at at time zone 'America/Sao_Paulo')::int`,
  hour: col.int`extract(hour from o.paid_at at time zone 'America/Sao_Paulo')::int`,
  orders: col.int`count(*)::int`,
  cents: col.int`sum(o.total_cents)::bigint`,
});

/** When people pay: the hours of the week that had a paid order on those days. Free orders are left out. */
export const readHours = ({ from, to }: Days): Promise<HourOfWeek[]> =>
  readRows(
    db,
    HOUR,
    sql`select ${HOUR} from orders o
    where o.paid_at is not null and o.total_cents > 0
      and o.paid_at >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
      and o.paid_at < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'
    group by 1, 2`,
  );
