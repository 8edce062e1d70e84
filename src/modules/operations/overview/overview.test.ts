import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDaysSp, startOfDaySp } from "#kit/dates.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { cookieOf, createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { returnInThePast, sellInThePast, withdrawInThePast } from "../../../../tests/past-sales.ts";
import { rollDays } from "../../analytics/rollups/roll-days.ts";
import { rollPlatformDays } from "../../analytics/rollups/roll-platform-days.ts";
import { type Range, rangeOf } from "../../analytics/rules/range.ts";
import { listAdminOrders } from "../orders/queries/list.ts";
import { platformRoutes } from "./http.ts";
import { readBestSelling } from "./queries/best.ts";
import { readPlatformPlaces } from "./queries/places.ts";
import { readQueues } from "./queries/queues.ts";
import { readReturning } from "./queries/returning.ts";
import { readReviews } from "./queries/reviews.ts";
import { readSales, readTotals } from "./read-sales.ts";
import { PLATFORM_DAYS_FILE } from "./schema.ts";

const MIDNIGHT = startOfDaySp(new Date());
const daysAgo = (days: number) => new Date(addDaysSp(MIDNIGHT, -days).getTime() + 9 * 3_600_000);
const range = (from: number, to = 0): Range =>
  rangeOf({ de: dayKeySp(daysAgo(from)), ate: dayKeySp(daysAgo(to)), comparar: "anterior" }, new Date());

/** The same figures by another way: the lines paid and given back, and the accounts of the platform in the ledger. */
async function fromTheRows({ from, to }: Range) {
  const within = (at: string) => sql.raw(`(${at} at time zone 'America/Sao_Paulo')::date between '${from}' and '${to}'`);
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*)::int from orders o where o.total_cents > 0 and ${within("o.paid_at")}) as orders,
      (select coalesce(sum(i.paid_cents), 0)::bigint from order_items i join orders o on o.id = i.order_id where ${within("o.paid_at")}) as "grossCents",
      (select coalesce(sum(r.net_cents + r.commission_cents + r.interest_cents), 0)::bigint from sale_reversals r where ${within("r.at")}) as "returnedCents",
      (select coalesce(-sum(p.amount_cents), 0)::bigint from ledger_postings p join ledger_accounts a on a.id = p.account_id
        join ledger_journals j on j.id = p.journal_id where a.code ~ '^(revenue|expense):' and ${within("j.created_at")}) as "platformCents"`);
  return rows[0];
}

let verbs: Awaited<ReturnType<typeof createProduct>>;
let buyers: TestUser[];

beforeAll(async () => {
  const [one, other] = [await createStore(), await createStore()];
  verbs = await createProduct(one.id, { title: "Verbos em ação", priceCents: 10_000 });
  const fractions = await createProduct(other.id, { title: "Frações na feira", priceCents: 3_490 });
  buyers = await Promise.all(Array.from({ length: 6 }, () => createUser()));
  const sell = async (product: typeof verbs, who: number, days: number, method: "pix" | "cartao" = "pix") => {
    const buyer = buyers[who];
    if (!buyer) throw new Error("no buyer");
    const sold = await sellInThePast({ product, buyer, at: daysAgo(days), method });
    await db.execute(sql`update orders set buyer_email = ${buyer.email} where id = ${sold.orderId}`);
    return sold;
  };
  await withdrawInThePast(await sell(fractions, 0, 45), daysAgo(30));
  const returned = await sell(verbs, 1, 12, "cartao");
  await sell(verbs, 0, 8);
  await sell(verbs, 2, 8);
  await sell(fractions, 3, 3);
  await sell(fractions, 3, 2, "cartao");
  await sell(verbs, 4, 0);
  await returnInThePast(returned, daysAgo(1));
  for (const user of buyers.slice(0, 5))
    await db.execute(sql`insert into addresses (user_id, cep, street, number, district, city, uf, is_default)
      values (${user.id}, '36010000', 'Rua', '1', 'Centro', 'Juiz de Fora', ${user === buyers[4] ? "SP" : "MG"}, true)`);
});

describe("the market's money", () => {
  it("is that of the rows and of the ledger, summed or not, day by day and over the whole period (INV-03)", async () => {
    for (const roll of [false, true]) {
      if (roll) await Promise.all([rollDays(), rollPlatformDays()]);
      for (const span of [range(60), range(20), range(3, 1), range(0)]) {
        const { totals } = await readTotals(span);
        expect(totals).toMatchObject({ ...(await fromTheRows(span)) });
        const { slots } = await readSales(span, "dia");
        for (const figure of ["orders", "grossCents", "returnedCents", "platformCents"] as const)
          expect(slots.reduce((sum, slot) => sum + slot[figure], 0)).toBe(totals[figure]);
      }
    }
    const rows = await readRows(
      db,
      { n: col.int`count(*)::int` },
      (row) => sql`select ${row} from changed_house_days where day < ${dayKeySp(new Date())}::date`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it("an entry on a day already summed reopens the day, and costs and disputes enter what is kept", async () => {
    await rollPlatformDays();
    await sellInThePast({ product: verbs, buyer: buyers[5] ?? (await createUser()), at: daysAgo(50) });
    const span = range(55, 46);
    expect((await readTotals(span)).totals).toMatchObject({ ...(await fromTheRows(span)), orders: 1 });
    await rollPlatformDays();
    expect((await readTotals(span)).totals).toMatchObject({ orders: 1, grossCents: 10_000, platformCents: 1_200 });
  });

  it("the previous period comes beside it, and who sold and how they paid are counted", async () => {
    const { former, authors } = await readTotals(range(9));
    expect(authors).toBe(2);
    expect(former?.totals.orders).toBe(1);
    const { methods, buyerInterestCents } = await readSales(range(9), undefined);
    expect(methods).toEqual([
      { method: "pix", sales: 4, grossCents: 33_490 },
      { method: "cartao", sales: 1, grossCents: 3_490 },
    ]);
    expect(buyerInterestCents).toBe(0);
  });

  it("instalment interest belongs to the gross and to no product: how they paid plus interest is the gross", async () => {
    const buyer = buyers[5] ?? (await createUser());
    await sellInThePast({ product: verbs, buyer, at: daysAgo(70), method: "cartao", buyerInterestCents: 345 });
    const { totals, methods, buyerInterestCents } = await readSales(range(71, 69), undefined);
    expect([totals.grossCents, buyerInterestCents]).toEqual([10_345, 345]);
    expect(methods).toEqual([{ method: "cartao", sales: 1, grossCents: 10_000 }]);
  });
});

describe("the other sections", () => {
  it("the best sold, with the earlier figures and what came back", async () => {
    const rows = await readBestSelling(range(9));
    expect(rows.map(({ title, sales, former }) => [title, sales, former])).toEqual([
      ["Verbos em ação", 3, 1],
      ["Frações na feira", 2, 0],
    ]);
    expect(rows[0]?.returnedShare).toBeCloseTo(8_800 / 30_000);
  });

  it("returning buyers are counted by e-mail: two paid orders or more until the end of the period", async () => {
    const rate = await readReturning(range(20));
    expect([rate.buyers, rate.returning]).toEqual([5, 2]);
    expect((await readReturning(range(20, 3))).returning).toBe(1);
    expect(rate.months.at(-1)?.buyers).toBeGreaterThan(0);
    const people = rate.cohorts.reduce(
      (sum, { month, saved }) => sum + (saved.find((one) => one.month === month)?.people ?? 0),
      0,
    );
    expect(people).toBe(6);
  });

  it("states with fewer than five people do not appear", async () => {
    const places = await readPlatformPlaces(range(20));
    expect(places.shown).toEqual([]);
    expect(places.rest).toEqual({ buyers: 5, sales: 6, cents: 46_980, hasUnknown: false });
  });

  it("without reviews and queues it says zero; what two people reported counts once, with the age of the first", async () => {
    expect(await readReviews(range(9))).toMatchObject({ reviews: 0, average: null, held: 0, low: [] });
    expect((await readQueues()).every(({ queue, count }) => queue === "emails" || count === 0)).toBe(true);
    await db.execute(sql`insert into reports (kind, ref, reason, reporter_key, created_at)
      values ('produto', ${String(verbs.id)}, 'outro', 'quem', now() - interval '2 days'),
        ('produto', ${String(verbs.id)}, 'direitos', 'outra pessoa', now())`);
    const queue = (await readQueues()).find((one) => one.queue === "denuncias");
    expect(queue?.count).toBe(1);
    expect(Date.now() - (queue?.oldestAt?.getTime() ?? 0)).toBeGreaterThan(47 * 3_600_000);

    const rows = await readRows(
      db,
      { orderId: col.text`order_id`, attemptId: col.text`id` },
      (row) => sql`select ${row} from payment_attempts order by id limit 1`,
    );
    const waiting = rows[0];
    if (!waiting) throw new Error("no attempt");
    expect((await listAdminOrders({ situacao: "decidir" })).rows).toEqual([]);
    await db.execute(sql`insert into refunds (order_id, attempt_id, amount_cents, cause, problem, status, waiting_for)
      values (${waiting.orderId}, ${waiting.attemptId}, 100, 'defeito', 'nao_abre', 'em_aprovacao', 'operador')`);
    expect((await readQueues()).find((one) => one.queue === "reembolsos")?.count).toBe(1);
    expect((await listAdminOrders({ situacao: "decidir" })).rows.map(({ id }) => id)).toEqual([waiting.orderId]);
  });

  it("the spreadsheet brings each day and the total, and only for administrators", async () => {
    const admin = await createUser({ roles: ["admin"] });
    const query = `?de=${range(9).from}&ate=${range(9).to}`;
    const ask = async (user: TestUser) =>
      platformRoutes.request(`${PLATFORM_DAYS_FILE}${query}`, { headers: { cookie: await cookieOf(user) } });
    expect((await ask(await createUser())).status).toBe(404);
    const lines = (await (await ask(admin)).text()).trim().split("\r\n");
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toMatch(/^Total;5;369,8;/);
  });
});
