import { readRangeBalance } from "#modules/analytics/balance/read-balance.ts";
import { readDownloads } from "#modules/analytics/downloads/read-downloads.ts";
import { readRevenue } from "#modules/analytics/revenue/read-revenue.ts";
import { rangeOf } from "#modules/analytics/rules/range.ts";
import { readAnalyticsSearch } from "#modules/analytics/schema.ts";
import { readMoves } from "#modules/analytics/transactions/queries/read-moves.ts";
import { shifted } from "#modules/analytics/rules/range.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { pool } from "#platform/db.ts";
import { closedLoop, quantile } from "../closed-loop.ts";
import { fiftyThousandSales } from "./fifty-thousand-sales.ts";

const LOOP = { seconds: 4, least: 10 };
const storeId = await fiftyThousandSales();
const today = dayKeySp(new Date());
const search = readAnalyticsSearch({});
const lines: { work: string; calls: number; p50: number; p99: number }[] = [];

for (const days of [30, 365]) {
  const range = rangeOf({ de: shifted(today, 1 - days), ate: today, comparar: "anterior" }, new Date());
  const works: [string, () => Promise<unknown>][] = [
    ["balance", () => readRangeBalance(storeId, range)],
    ["revenue", () => readRevenue(storeId, range, undefined)],
    ["downloads", () => readDownloads(storeId, range, undefined, null)],
    ["transactions", () => readMoves(storeId, range, search)],
    ["transactions by card", () => readMoves(storeId, range, { ...search, meio: "cartao" })],
  ];
  for (const [work, call] of works) {
    const times = await closedLoop(1, LOOP, call);
    lines.push({ work: `${work}, ${days} days`, calls: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) });
  }
}
await pool.end();
process.stdout.write(JSON.stringify(lines));
