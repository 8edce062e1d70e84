import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { type Range, rangeOf } from "../../analytics/rules/range.ts";
import { readReturning } from "./queries/returning.ts";

type Month = { email: string; month: string };
const NOW = new Date("2026-03-20T15:00:00Z");
const range = (de: string, ate: string): Range => rangeOf({ de, ate, comparar: "anterior" }, NOW);

/** Instants at the very edges of months in São Paulo, some of one person together, some for free, some never paid. */
const PAID_AT = [
  "2024-11-30T12:00:00Z",
  "2025-03-01T02:59:59Z",
  "2025-03-01T03:00:00Z",
  "2025-04-30T23:00:00Z",
  "2025-05-01T02:59:59.999Z",
  "2025-09-15T10:00:00Z",
  "2025-09-15T10:00:00Z",
  "2025-10-01T02:59:59Z",
  "2025-10-01T03:00:00Z",
  "2025-12-31T23:59:59Z",
  "2026-01-01T03:00:00Z",
  "2026-02-28T12:00:00Z",
  "2026-03-01T02:59:59Z",
  "2026-03-10T12:00:00Z",
  "2026-03-19T12:00:00Z",
];

beforeAll(async () => {
  const product = await createProduct((await createStore()).id, { priceCents: 2_000 });
  let turn = 0;
  for (let person = 0; person < 9; person++) {
    const buyer = await createUser();
    for (let time = 0; time <= person % 5; time++) {
      const { id } = await createSoldOrder(buyer, [product]);
      turn += 1 + ((person * 7 + time * 3) % 4);
      await db.execute(sql`update orders set buyer_email = ${`p${person}@exemplo.com.br`}, total_cents = ${turn % 11 === 0 ? 0 : 2_000},
        subtotal_cents = ${turn % 11 === 0 ? 0 : 2_000}, paid_at = ${PAID_AT[turn % PAID_AT.length]} where id = ${id}`);
    }
  }
});

/** Who paid for something in each month in São Paulo, up to a day, by the rows alone. */
async function fromTheRows(to: string) {
  const rows = await readRows<Month>(
    db,
    { email: col.text`buyer_email`, month: col.text`to_char(paid_at at time zone 'America/Sao_Paulo', 'YYYY-MM-01')` },
    (row) => sql`select ${row} from orders
    where paid_at is not null and total_cents > 0 and (paid_at at time zone 'America/Sao_Paulo')::date <= ${to}`,
  );
  const months = [...new Set(rows.map(({ month }) => month))].toSorted();
  const firstOf = (email: string) => rows.flatMap((row) => (row.email === email ? row.month : [])).toSorted()[0];
  const during = (month: string) => [...new Set(rows.filter((row) => row.month === month).map(({ email }) => email))];
  const soFar = (email: string, month: string) => rows.filter((row) => row.email === email && row.month <= month).length;
  return {
    months: months.map((month) => ({
      month,
      buyers: during(month).length,
      returning: during(month).filter((email) => soFar(email, month) >= 2).length,
    })),
    cohorts: months
      .map((first) => ({
        month: first,
        saved: months
          .map((month) => ({ month, people: during(month).filter((email) => firstOf(email) === first).length }))
          .filter(({ people }) => people > 0),
      }))
      .filter(({ saved }) => saved.length > 0),
  };
}

it.each(["2026-03-20", "2026-02-28", "2025-10-01", "2025-09-30", "2025-03-01"])(
  "the months and cohorts until %s are the same as counted row by row",
  async (to) => {
    const [read, counted] = [await readReturning(range("2025-02-01", to)), await fromTheRows(to)];
    const since = (months: number) => {
      const day = new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)) - months, 1));
      return ({ month }: { month: string }) => month >= day.toISOString().slice(0, 10);
    };
    expect(read.months).toEqual(counted.months.filter(since(12)));
    expect(read.cohorts).toEqual(counted.cohorts.filter(since(6)));
    expect(read.months.length).toBeGreaterThan(0);
  },
);
