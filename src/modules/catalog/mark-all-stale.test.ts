import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore } from "../../../tests/factories.ts";
import { reindexStale } from "./reindex-stale.ts";
import { indexProducts } from "./index-product.ts";
import { jobs } from "./jobs.ts";
import { markAllStale } from "./mark-all-stale.ts";
import { markStaleJob } from "./schema/jobs.ts";

const goOn = (after: number) => jobs.find(({ job }) => job === markStaleJob)?.run({ after });
const behind = async () =>
  (await readRows(db, { id: col.int`product_id::int` }, (row) => sql`select ${row} from search_behind order by 1`)).map(
    ({ id }) => id,
  );
const waiting = async () =>
  (
    await readRows(db, { data: col.json`data` }, (row) => sql`select ${row} from pgboss.job where name = ${markStaleJob.name}`)
  ).map(({ data }) => data);

it("what does not fit at once continues later, and continuing twice is the same as once", async () => {
  const store = await createStore();
  const ids: number[] = [];
  for (let at = 0; at < 3; at++) ids.push((await createProduct(store.id)).id);
  const [first = 0] = ids;
  await transact(async (tx) => ok(await indexProducts(tx, ids)));

  const begun = await transact(async (tx) => ok(await markAllStale(tx, { atATime: 1 })));
  expect(begun.value).toBe(true);
  expect(await behind()).toEqual([first]);
  expect(await waiting()).toEqual([{ after: first }]);

  await Promise.all([goOn(first), goOn(first)]);
  await goOn(first);
  expect(await behind()).toEqual(ids);
  expect(await waiting()).toHaveLength(1);
  expect(await reindexStale()).toBe(3);
  expect(await behind()).toEqual([]);
});
