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
import { readConversion } from "./queries/conversion.ts";
import { readHours } from "./queries/hours.ts";
import { readNewAuthors } from "./queries/new-authors.ts";
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

  it("when people paid: each order in the hour and weekday of São Paulo", async () => {
    const hours = await readHours(range(20));
    expect(hours.reduce((sum, { orders }) => sum + orders, 0)).toBe(6);
    expect(hours.reduce((sum, { cents }) => sum + cents, 0)).toBe(46_980);
    expect(new Set(hours.map(({ hour }) => hour))).toEqual(new Set([9]));
    const weekday = (days: number) => ((daysAgo(days).getUTCDay() + 6) % 7) + 1;
    expect(hours.find((one) => one.weekday === weekday(0))?.orders).toBeGreaterThan(0);
  });

  it("from the visit to the payment, counted since visits are, with the days before only when they were counted whole", async () => {
    expect(await readConversion(range(9))).toMatchObject({ since: null, steps: null });
    await db.execute(sql`insert into reach_days (product_id, day, kind, times, visitors) values
      (${verbs.id}, ${dayKeySp(daysAgo(5))}, 'visita', 90, 40), (${verbs.id}, ${dayKeySp(daysAgo(5))}, 'carrinho', 6, 6),
      (${verbs.id}, ${dayKeySp(daysAgo(5))}, 'amostra', 9, 9)`);
    await db.execute(sql`insert into reach_events (product_id, day, kind, visitor, times)
      select ${verbs.id}, ${dayKeySp(daysAgo(0))}::date, 'visita', decode(lpad(to_hex(n), 32, '0'), 'hex'), 2 from generate_series(1, 3) n`);
    const counted = await readConversion(range(9));
    expect(counted).toMatchObject({ since: dayKeySp(daysAgo(5)), from: dayKeySp(daysAgo(5)), former: null });
    expect(counted.steps).toEqual({ visitors: 43, carts: 6, placed: 3, paid: 3 });
    expect((await readConversion(range(2))).former).toEqual({ visitors: 40, carts: 6, placed: 1, paid: 1 });
    expect((await readConversion(range(20, 10))).steps).toBeNull();
  });

  it("who began to sell: sent, approved, first published and first sold, against the days before", async () => {
    const { now, former } = await readNewAuthors(range(46, 40));
    expect([now.sold, former?.sold]).toEqual([1, 0]);
    const [beginner, older] = [await createStore(), await createStore()];
    const made = [await createProduct(beginner.id), await createProduct(older.id), await createProduct(older.id)];
    const publish = (index: number, days: number) =>
      db.execute(sql`update products set published_at = ${daysAgo(days).toISOString()} where id = ${made[index]?.id ?? 0}`);
    await Promise.all([publish(0, 100), publish(1, 130), publish(2, 100)]);
    const applicant = await createUser();
    await db.execute(sql`insert into author_applications (user_id, status, first_sent_at, sent_at, decided_at)
      values (${applicant.id}, 'aprovada', ${daysAgo(105).toISOString()}, ${daysAgo(101).toISOString()}, ${daysAgo(100).toISOString()})`);
    const began = await readNewAuthors(range(102, 99));
    expect(began.now).toEqual({ sent: 0, approved: 1, published: 1, sold: 0 });
    expect(began.former).toEqual({ sent: 1, approved: 0, published: 0, sold: 0 });
  });

  it("the indexes of the overview answer it", async () => {
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const explained = [];
      for (const query of [
        sql`select count(*) from orders where total_cents > 0 and created_at >= now() - interval '1 day'`,
        sql`select kind, sum(visitors) from reach_days where day >= current_date and kind in ('visita', 'carrinho') group by 1`,
        sql`select count(*) from author_applications where first_sent_at >= now() - interval '1 day'`,
        sql`select count(*) from author_applications where status = 'aprovada' and decided_at >= now() - interval '1 day'`,
      ])
        explained.push(await tx.execute(sql`explain ${query}`));
      return JSON.stringify(explained.map(({ rows }) => rows));
    });
    for (const index of ["orders_created", "reach_days_sums", "author_applications_first_sent", "author_applications_decided"])
      expect(plan).toContain(index);
  });

  it("states with fewer than five people do not appear", async () => {
    const places = await readPlatformPlaces(range(20));
    expect([places.shown, places.cities]).toEqual([[], []]);
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
