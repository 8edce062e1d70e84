import { rangeOf, shifted } from "#modules/analytics/rules/range.ts";
import { listPeople } from "#modules/operations/people/queries/list.ts";
import { readBestSelling } from "#modules/operations/overview/queries/best.ts";
import { readPlatformPlaces } from "#modules/operations/overview/queries/places.ts";
import { readQueues } from "#modules/operations/overview/queries/queues.ts";
import { readReturning } from "#modules/operations/overview/queries/returning.ts";
import { readReviews } from "#modules/operations/overview/queries/reviews.ts";
import { readSales, readTotals } from "#modules/operations/overview/read-sales.ts";
import { listNewestOrders } from "#modules/operations/orders/queries/list.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { pool } from "#platform/db.ts";
import { closedLoop, quantile } from "../closed-loop.ts";
import { twoHundredThousandOrders } from "./two-hundred-thousand-orders.ts";

const LOOP = { seconds: 3, least: 8 };
await twoHundredThousandOrders();
const today = dayKeySp(new Date());
const lines: { work: string; calls: number; p50: number; p99: number }[] = [];

async function measure(works: [string, () => Promise<unknown>][]): Promise<void> {
  for (const [work, call] of works) {
    const times = await closedLoop(1, LOOP, call);
    lines.push({ work, calls: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) });
  }
}

for (const days of [30, 365]) {
  const range = rangeOf({ de: shifted(today, 1 - days), ate: today, comparar: "anterior" }, new Date());
  await measure([
    [`totalRevenue, ${days} days`, () => readTotals(range)],
    [`salesOverview, ${days} days`, () => readSales(range, undefined)],
    [`bestSellingProducts, ${days} days`, () => readBestSelling(range)],
    [`customerReviews, ${days} days`, () => readReviews(range)],
    [`returningRate, ${days} days`, () => readReturning(range)],
    [`salesByLocation, ${days} days`, () => readPlatformPlaces(range)],
  ]);
}
await measure([
  ["recentOrders", () => listNewestOrders(8)],
  ["queues", () => readQueues()],
  ["people, first page", () => listPeople({})],
  ["people by name", () => listPeople({ busca: "pessoa 4321" })],
]);
await pool.end();
process.stdout.write(JSON.stringify(lines));
