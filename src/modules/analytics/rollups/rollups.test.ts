import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDaysSp, startOfDaySp } from "#kit/dates.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { downloadInThePast, returnInThePast, sellInThePast, withdrawInThePast } from "../../../../tests/past-sales.ts";
import { downloadDaysOf, moneyDaysOf, readerDaysOf, saleDaysOf, type Span } from "./queries/days.ts";
import { readDownloadSums, readSaleSums } from "./queries/read-sums.ts";
import { rollDays } from "./roll-days.ts";

const MIDNIGHT = startOfDaySp(new Date());
const daysAgo = (days: number, hours: number) => new Date(addDaysSp(MIDNIGHT, -days).getTime() + hours * 3_600_000);
const day = (days: number) => dayKeySp(daysAgo(days, 12));
const ALL: Span = { from: day(400), to: day(0) };

/** The same figures by another way: straight from the postings, the lines sold and the lines given back. */
async function fromTheRows(storeId: number, { from, to }: Span) {
  const within = (at: string) => sql.raw(`(${at} at time zone 'America/Sao_Paulo')::date between '${from}' and '${to}'`);
  const rows = await readRows(
    db,
    {
      change: col.int`(select coalesce(-sum(p.amount_cents), 0)::bigint from ledger_postings p join ledger_accounts a on a.id = p.account_id
        join ledger_journals j on j.id = p.journal_id where a.code like ${`seller:${storeId}:%`} and ${within("j.created_at")})`,
      gross: col.int`(select coalesce(sum(i.paid_cents), 0)::bigint from order_items i join orders o on o.id = i.order_id
        where i.store_id = ${storeId} and ${within("o.paid_at")})`,
      returned: col.int`(select coalesce(sum(r.net_cents), 0)::bigint from sale_reversals r join order_items i on i.id = r.order_item_id
        where i.store_id = ${storeId} and ${within("r.at")})`,
      downloads: col.int`(select count(*)::int from downloads d join entitlements e on e.id = d.entitlement_id join order_items i on i.id = e.order_item_id
        where i.store_id = ${storeId} and d.how = 'baixado' and ${within("d.at")})`,
    },
    (row) => sql`select ${row}`,
  );
  return rows[0];
}

async function readTotals(storeId: number, span: Span) {
  const rows = await readRows(
    db,
    { change: col.int`coalesce(sum(change_cents), 0)::bigint` },
    (row) => sql`select ${row} from (${moneyDaysOf(storeId, span)}) d`,
  );
  const sales = await readSaleSums(storeId, span);
  const { downloads } = await readDownloadSums(storeId, span);
  return { change: rows[0]?.change ?? 0, gross: sales.grossCents, returned: sales.returnedCents, downloads };
}

type Step = { act: "vende" | "devolve" | "saca" | "baixa" | "soma"; days: number; hours: number };
const steps = fc.array(
  fc.record({
    act: fc.constantFrom<Step["act"]>("vende", "vende", "devolve", "saca", "baixa", "soma"),
    days: fc.integer({ min: 0, max: 12 }),
    hours: fc.constantFrom(0, 0.01, 3, 12, 22, 23.99),
  }),
  { minLength: 3, maxLength: 14 },
);

describe("the daily sums", () => {
  it("say the same as the rows, day by day and over the whole range, summed or not, whenever they change (INV-03)", async () => {
    const buyers = await Promise.all([createUser(), createUser(), createUser()]);
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        const store = await createStore();
        const product = await createProduct(store.id);
        const open: Awaited<ReturnType<typeof sellInThePast>>[] = [];
        let owned: string | null = null;
        for (const [index, { act, days, hours }] of acts.entries()) {
          const at = days === 0 ? new Date() : daysAgo(days, hours);
          const buyer = buyers[index % 3];
          const last = open.at(-1);
          if (act === "vende" && buyer) {
            const sold = await sellInThePast({
              product,
              buyer,
              at,
              method: index % 2 ? "pix" : "cartao",
              paidCents: 300 + index,
            });
            owned ??= sold.entitlementId;
            open.push(sold);
          } else if (act === "devolve" && last) await returnInThePast(open.pop() ?? last, at);
          else if (act === "saca" && last) await withdrawInThePast(open.pop() ?? last, at);
          else if (act === "baixa" && owned) await downloadInThePast(owned, product.fileId, at);
          else if (act === "soma") await rollDays();
        }
        const whole = await readTotals(store.id, ALL);
        expect(whole).toEqual(await fromTheRows(store.id, ALL));
        const each = await Promise.all(
          Array.from({ length: 13 }, (_, days) => readTotals(store.id, { from: day(days), to: day(days) })),
        );
        for (const figure of ["change", "gross", "returned", "downloads"] as const)
          expect(each.reduce((sum, one) => sum + one[figure], 0)).toBe(whole[figure]);
        await rollDays();
        expect(await readTotals(store.id, ALL)).toEqual(whole);
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  it("close past days and leave today's to be read from the rows", async () => {
    const [store, buyer] = [await createStore(), await createUser()];
    const product = await createProduct(store.id);
    await sellInThePast({ product, buyer, at: daysAgo(3, 23.9) });
    await sellInThePast({ product, buyer: await createUser(), at: new Date() });
    await rollDays();
    const rows = await readRows(
      db,
      { day: col.text`day::text` },
      (row) => sql`select ${row} from sale_days where store_id = ${store.id}`,
    );
    expect(rows).toEqual([{ day: day(3) }]);
    expect((await readSaleSums(store.id, ALL)).sales).toBe(2);
    await sellInThePast({ product, buyer: await createUser(), at: daysAgo(3, 1) });
    expect((await readSaleSums(store.id, { from: day(3), to: day(3) })).sales).toBe(2);
  });

  it("two sums at once, with sales arriving, neither lose nor double anything", async () => {
    const [store, buyer] = [await createStore(), await createUser()];
    const product = await createProduct(store.id);
    await sellInThePast({ product, buyer, at: daysAgo(2, 5) });
    const people = await Promise.all(Array.from({ length: 6 }, () => createUser()));
    await Promise.all([
      ...people.map((person) => sellInThePast({ product, buyer: person, at: daysAgo(2, 5) })),
      rollDays(),
      rollDays(),
    ]);
    await rollDays();
    expect(await readSaleSums(store.id, ALL)).toMatchObject({ sales: 7, grossCents: 7 * product.priceCents });
    const { rows } = await db.execute(sql`select 1 from changed_days where store_id = ${store.id} and what = 'dinheiro'`);
    expect(rows).toEqual([]);
  });

  it("count each person once a day, and the first time of each purchase only once", async () => {
    const [store, buyer, other] = [await createStore(), await createUser(), await createUser()];
    const product = await createProduct(store.id);
    const first = await sellInThePast({ product, buyer, at: daysAgo(5, 9) });
    const second = await sellInThePast({ product, buyer: other, at: daysAgo(5, 9) });
    for (const hours of [10, 11]) await downloadInThePast(first.entitlementId ?? "", product.fileId, daysAgo(4, hours));
    await downloadInThePast(second.entitlementId ?? "", product.fileId, daysAgo(4, 12), "aberto");
    await downloadInThePast(first.entitlementId ?? "", product.fileId, daysAgo(1, 12));
    const read = async () => {
      const days = await db.execute(sql`
        select day::text, downloads, openings, firsts from (${downloadDaysOf(store.id, ALL)}) d order by day`);
      const readers = await db.execute(sql`
        select day::text, product_id is null as whole, people from (${readerDaysOf(store.id, ALL)}) d order by day, whole`);
      return { days: days.rows, readers: readers.rows };
    };
    const raw = await read();
    expect(raw.days).toEqual([
      { day: day(4), downloads: 2, openings: 1, firsts: 2 },
      { day: day(1), downloads: 1, openings: 0, firsts: 0 },
    ]);
    expect(raw.readers.map((row) => row["people"])).toEqual([2, 2, 1, 1]);
    await rollDays();
    expect(await read()).toEqual(raw);
  });

  it("what each product sold and refunded agrees with that author's ledger", async () => {
    const [store, buyer] = [await createStore(), await createUser()];
    const product = await createProduct(store.id);
    const sold = await sellInThePast({ product, buyer, at: daysAgo(6, 9), method: "cartao" });
    await returnInThePast(sold, daysAgo(2, 9));
    await rollDays();
    const { rows } = await db.execute(sql`
      select day::text, product_id as "productId", method, sales, gross_cents as gross, commission_cents as fee, returned_cents as returned
      from (${saleDaysOf(store.id, ALL)}) d order by day`);
    expect(rows).toEqual([
      { day: day(6), productId: product.id, method: "cartao", sales: 1, gross: 2_000, fee: 240, returned: 0 },
      { day: day(2), productId: product.id, method: "cartao", sales: 0, gross: 0, fee: 0, returned: 1_760 },
    ]);
    expect((await readSaleSums(store.id, ALL)).netCents).toBe(0);
  });
});
