import { rangeOf, shifted } from "#modules/analytics/rules/range.ts";
import { accountingFile } from "#modules/operations/accounting/accounting-file.ts";
import { listNewestOrders, listAdminOrders, readAdminOrders } from "#modules/operations/orders/queries/list.ts";
import { readBestSelling } from "#modules/operations/overview/queries/best.ts";
import { readPlatformPlaces } from "#modules/operations/overview/queries/places.ts";
import { readQueues } from "#modules/operations/overview/queries/queues.ts";
import { readReturning } from "#modules/operations/overview/queries/returning.ts";
import { readReviews } from "#modules/operations/overview/queries/reviews.ts";
import { readSales, readTotals } from "#modules/operations/overview/read-sales.ts";
import { listPeople } from "#modules/operations/people/queries/list.ts";
import { checkLedger } from "#modules/payouts/ledger-check/check-ledger.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { csvPages } from "#platform/csv-pages.ts";
import { pool } from "#platform/db.ts";
import { workerSweeps } from "../../src/worker.ts";
import { ordersOfThePlatform } from "./orders-of-the-platform.ts";
import { beginningOf, timed } from "./timed.ts";

await ordersOfThePlatform(Number(process.argv[2]));
const today = dayKeySp(new Date());
const month = { de: shifted(today, -29), ate: today };
const lines = [];

for (const days of [30, 365]) {
  const range = rangeOf({ de: shifted(today, 1 - days), ate: today, comparar: "anterior" }, new Date());
  lines.push(
    await timed(`total revenue, ${days} days`, () => readTotals(range)),
    await timed(`sales overview, ${days} days`, () => readSales(range, undefined)),
    await timed(`best-selling materials, ${days} days`, () => readBestSelling(range)),
    await timed(`reviews, ${days} days`, () => readReviews(range)),
    await timed(`returning buyers, ${days} days`, () => readReturning(range)),
    await timed(`sales by state, ${days} days`, () => readPlatformPlaces(range)),
  );
}
lines.push(
  await timed("newest orders", () => listNewestOrders(8)),
  await timed("queues", () => readQueues()),
  await timed("orders, first page", () => listAdminOrders({})),
  await timed("orders, page 200", () => listAdminOrders({ pagina: 200 })),
  await timed("orders to decide", () => listAdminOrders({ situacao: "decidir" })),
  await timed("orders of a month", () => listAdminOrders(month)),
  await timed("orders by value", () => listAdminOrders({ ordem: "valor" })),
  await timed("orders by card", () => listAdminOrders({ meio: "cartao" })),
  await timed("orders of an e-mail", () => listAdminOrders({ busca: "bancada4321@exemplo.com.br" })),
  await timed("orders by number", () => listAdminOrders({ busca: "4321" })),
  await timed("orders by words", () => listAdminOrders({ busca: "pessoa" })),
  await timed("orders file, first MB", () =>
    beginningOf(
      csvPages(
        ["Pedido"],
        (limit, offset, on) => readAdminOrders(month, limit, offset, on),
        ({ number }) => [number],
      ),
    ),
  ),
  await timed("people, first page", () => listPeople({})),
  await timed("people by name", () => listPeople({ busca: "pessoa 4321" })),
  await timed("books of a month as a file, first MB", () =>
    beginningOf(accountingFile("competencia", { from: month.de, to: month.ate })),
  ),
  await timed("check of the books", () => checkLedger()),
);
for (const { name, run } of workerSweeps()) {
  // Those that ask a provider or a post office find nobody here.
  lines.push(await timed(`sweep ${name}`, () => run().catch((error: unknown) => console.error(name, error))));
}
await pool.end();
process.stdout.write(JSON.stringify(lines));
