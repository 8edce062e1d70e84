import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { Days } from "../../../analytics/rules/range.ts";
import { ACCOUNT_NAMES, type AccountingLine, type Regime } from "../schema.ts";
import { accrualLines } from "./accrual.ts";
import { cashLines, waitingAround, writtenOn } from "./cash.ts";

const LINE = defineRow<AccountingLine>({
  day: col.text`(l.at at time zone 'America/Sao_Paulo')::date::text`,
  kind: col.text`l.kind`,
  ref: col.text`l.ref`,
  account: col.oneOf(ACCOUNT_NAMES)`l.account`,
  orderNumber: col.int.orNull`o.number`,
  stores: col.text.orNull`coalesce(s.name, sold.names)`,
  installment: col.int.orNull`l.installment`,
  installments: col.int.orNull`case when l.installment is not null then t.installments end`,
  amountCents: col.int`l.amount`,
});

const linesOf = (regime: Regime, days: Days): SQL => (regime === "caixa" ? cashLines(days) : accrualLines(days));

/** Opens the lines of a file in the order they happened; `nextLines` reads on. Both want the same transaction. */
export async function openLines(on: Db, regime: Regime, days: Days): Promise<void> {
  await on.execute(sql`
    declare accounting_lines no scroll cursor for
    select ${LINE} from (${linesOf(regime, days)}) l
    left join payment_attempts t on t.id = l.attempt_id
    left join orders o on o.id = t.order_id
    left join stores s on s.id = l.store_id
    left join lateral (
      select string_agg(distinct n.name, ', ' order by n.name) as names from order_items i join stores n on n.id = i.store_id
      where i.order_id = o.id
    ) sold on l.store_id is null
    order by l.at, l.id, l.account, l.store_id, l.installment`);
}

export const nextLines = (on: Db, limit: number): Promise<AccountingLine[]> =>
  readRows(on, LINE, sql`fetch forward ${sql.raw(String(limit))} from accounting_lines`);

/** From what moved to what the ledger wrote: what waited at the provider before the days, and after them. */
export async function readWaiting(on: Db, days: Days) {
  const [found] = await readRows(
    on,
    {
      beforeCents: col.int`waiting.before`,
      afterCents: col.int`waiting.after`,
      writtenCents: col.int`written.cents`,
    },
    (row) => sql`select ${row} from (${waitingAround(days)}) waiting, (${writtenOn(days)}) written`,
  );
  return found ?? { beforeCents: 0, afterCents: 0, writtenCents: 0 };
}
