import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createProduct, createStore, createUser } from "./factories.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { downloadInThePast, returnInThePast, sellInThePast } from "./past-sales.ts";
import { createSoldOrder } from "./sold-order.ts";
import { readStatement } from "#modules/payouts/statement/queries/read-statement.ts";
import { listSaleEvents } from "#modules/delivery/queries/list-events.ts";
import { periodOf } from "#modules/payouts/statement/rules/period.ts";
import { db } from "#platform/db.ts";
import { metricsText } from "#platform/metrics.ts";
import { makePartitions } from "#platform/partitions.ts";
import { col, readRows } from "#platform/read.ts";

const COUNTERS = ["state_history", "downloads", "ledger_journals"];
const HALF = 25_000_000;
const advance = async (numbers: number): Promise<void> => {
  for (const counter of COUNTERS)
    await db.execute(sql.raw(`select setval('${counter}_id_seq', last_value + ${numbers}) from ${counter}_id_seq`));
};
const partitions = async (): Promise<Record<string, number>> => {
  const rows = await readRows(
    db,
    { table: col.text`i.inhparent::regclass::text`, count: col.int`count(*)::int` },
    (row) => sql`select ${row} from pg_inherits i join parted_tables() t on t.name::regclass = i.inhparent group by i.inhparent`,
  );
  return Object.fromEntries(rows.map(({ table, count }) => [table, count]));
};
const every = (count: number) => ({ state_history: count, downloads: count, ledger_postings: count, money_moves: count });

it("makes the next partition of each table once half of the last is given out, and tells how much room is left", async () => {
  await makePartitions();
  expect(await partitions()).toEqual(every(2));
  await advance(HALF);
  await Promise.all([makePartitions(), makePartitions()]);
  expect(await partitions()).toEqual(every(3));
  await makePartitions();
  expect(await partitions()).toEqual(every(3));
  const room = [...(await metricsText()).matchAll(/^autoria_partition_room\{table="(\w+)"\} (\d+)$/gm)].map(([, , left]) =>
    Number(left),
  );
  expect(room).toHaveLength(4);
  expect(Math.min(...room)).toBeGreaterThan(70_000_000);
});

it("keeps an author's statement, an order's life and the books whole over the edge of a partition", async () => {
  const [store, buyer] = [await createStore(), await createUser()];
  const product = await createProduct(store.id);
  const at = new Date(Date.now() - 3_600_000);
  const first = await sellInThePast({ product, buyer, at });
  const order = await createSoldOrder(await createUser(), [await createProduct(store.id)]);
  await advance(2 * HALF);
  await returnInThePast(first, new Date(at.getTime() + 60_000));
  const second = await sellInThePast({ product: await createProduct(store.id), buyer, at: new Date(at.getTime() + 120_000) });
  await downloadInThePast(second.entitlementId ?? "", product.fileId, at);

  const spread = await readRows(
    db,
    { parts: col.int`count(distinct m.tableoid)::int` },
    (row) => sql`select ${row} from money_moves m where m.store_id = ${store.id}`,
  );
  expect(spread).toEqual([{ parts: 2 }]);
  const statement = await readStatement(store.id, periodOf({}, new Date()), { type: null, words: "" }, 1);
  expect(statement.rows.map(({ kind }) => kind)).toEqual(["charge.paid", "refund.done", "charge.paid"]);
  expect(statement).toMatchObject({ count: 3, closingCents: second.netCents, openingCents: 0 });
  expect((await listSaleEvents(order.id, store.id)).map(({ kind }) => kind)).toContain("pago");
  expect(await ledgerViolations()).toMatchObject({ unbalanced: NO_VIOLATIONS.unbalanced, overReleased: 0 });
});
