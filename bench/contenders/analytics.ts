import { readRangeBalance } from "#modules/analytics/balance/read-balance.ts";
import { readDownloads } from "#modules/analytics/downloads/read-downloads.ts";
import { listTasks } from "#modules/analytics/overview/queries/tasks.ts";
import { readStanding } from "#modules/analytics/overview/read-standing.ts";
import { listPerformance } from "#modules/analytics/performance/queries.ts";
import { readRevenue } from "#modules/analytics/revenue/read-revenue.ts";
import { rangeOf, shifted } from "#modules/analytics/rules/range.ts";
import { readAnalyticsSearch } from "#modules/analytics/schema.ts";
import { readMoves } from "#modules/analytics/transactions/queries/read-moves.ts";
import { salesFile } from "#modules/orders/sales/export.ts";
import { listSales } from "#modules/orders/sales/queries/list.ts";
import { readStatement } from "#modules/payouts/statement/queries/read-statement.ts";
import { periodOf } from "#modules/payouts/statement/rules/period.ts";
import { statementFile } from "#modules/payouts/statement/statement-file.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { pool } from "#platform/db.ts";
import { beginningOf, timed } from "./timed.ts";
import { salesOfOneAuthor } from "./sales-of-one-author.ts";

const { storeId, material, buyer } = await salesOfOneAuthor(Number(process.argv[2]));
const today = dayKeySp(new Date());
const search = readAnalyticsSearch({});
const month = { de: shifted(today, -29), ate: today };
const period = periodOf(month, new Date());
const everyMove = { type: null, words: "" };
const lines = [];

for (const days of [30, 365]) {
  const range = rangeOf({ de: shifted(today, 1 - days), ate: today, comparar: "anterior" }, new Date());
  lines.push(
    await timed(`balance, ${days} days`, () => readRangeBalance(storeId, range)),
    await timed(`revenue, ${days} days`, () => readRevenue(storeId, range, undefined)),
    await timed(`downloads, ${days} days`, () => readDownloads(storeId, range, undefined, null)),
    await timed(`transactions, ${days} days`, () => readMoves(storeId, range, search)),
    await timed(`transactions by card, ${days} days`, () => readMoves(storeId, range, { ...search, meio: "cartao" })),
  );
}
lines.push(
  await timed("overview", () => readStanding(storeId, "30", new Date())),
  await timed("tasks", () => listTasks(storeId)),
  await timed("performance of each material", () => listPerformance(storeId, {})),
  await timed("sales, first page", () => listSales(storeId, {})),
  await timed("sales, page 200", () => listSales(storeId, { pagina: 200 })),
  await timed("sales of a month", () => listSales(storeId, month)),
  await timed("sales of one material", () => listSales(storeId, { material })),
  await timed("sales to one buyer", () => listSales(storeId, { busca: buyer })),
  await timed("sales by net value", () => listSales(storeId, { ordem: "liquido" })),
  await timed("sales file, first MB", () => beginningOf(salesFile(storeId, {}))),
  await timed("statement of a month", () => readStatement(storeId, period, everyMove, 1)),
  await timed("statement file of a month, first MB", () => beginningOf(statementFile(storeId, period, everyMove))),
);
await pool.end();
process.stdout.write(JSON.stringify(lines));
