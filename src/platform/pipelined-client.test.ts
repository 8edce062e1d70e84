import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ok, refuse } from "#kit/outcome.ts";
import { atCommit } from "./before-commit.ts";
import { db, transact } from "./db.ts";
import { recordState } from "./state-history.ts";

const line = (to: string) => ({ entity: "test", entityId: "em série", from: null, to, cause: "teste", actor: "teste" });
const lines = async () =>
  (
    await db.execute<{ to_state: string }>(sql`select to_state from state_history where entity_id = 'em série' order by id`)
  ).rows.map((row) => row.to_state);

/** What each connection is asked, in order. */
let asked: string[] = [];
const query = Reflect.get(pg.Client.prototype, "query") as (this: pg.Client, ...args: unknown[]) => unknown;
beforeEach(async () => {
  await db.execute(sql`delete from state_history where entity_id = 'em série'`);
  asked = [];
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]): unknown {
    const [config] = args as [string | { text: string }];
    asked.push((typeof config === "string" ? config : config.text).trim().split(/\s/)[0] ?? "");
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
});
afterEach(() => {
  pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
});

it("a transaction begins with its first statement, and one in which nothing is asked is never begun", async () => {
  expect(await transact(async () => refuse("no"))).toMatchObject({ reason: "no" });
  await transact(async () => ok());
  expect(asked).toEqual([]);
  await transact(async (tx) => ok(await tx.execute(sql`select 1`)));
  expect(asked).toEqual(["begin", "select", "commit"]);
});

it("what was written before is undone when the last statement, behind which the commit goes, fails", async () => {
  const late = transact(async (tx) => {
    await tx.execute(
      sql`insert into state_history (entity, entity_id, to_state, cause, actor) values ('test', 'em série', 'a', 't', 't')`,
    );
    await recordState(tx, line("b"));
    await atCommit(
      tx,
      sql`insert into state_history (entity, entity_id, to_state, cause, actor) values ('test', 'em série', null, 't', 't')`,
    );
    return ok();
  });
  await expect(late).rejects.toMatchObject({ cause: { code: "23502" } });
  expect(await lines()).toEqual([]);
  await transact(async (tx) => ok(await recordState(tx, line("c"))));
  expect(await lines()).toEqual(["c"]);
});

it("a transaction that throws leaves its connection as it was, and the next one on it is whole", async () => {
  for (let turn = 0; turn < 6; turn++) {
    await expect(transact(async (tx) => ok(await tx.execute(sql`select 1 / ${turn - turn}::int`)))).rejects.toThrow();
    await expect(
      transact(async (tx) => {
        await tx.execute(sql`select 1`);
        throw new Error("cut");
      }),
    ).rejects.toThrow("cut");
    await expect(transact(async () => Promise.reject(new Error("at once")))).rejects.toThrow("at once");
  }
  await transact(async (tx) => ok(await recordState(tx, line("d"))));
  expect(await lines()).toEqual(["d"]);
});

it("statements asked together are answered each with its own rows, and one that fails fails by itself outside a transaction", async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => index);
  const answers = await Promise.allSettled(
    numbers.map((one) => db.execute<{ n: number }>(sql`select 12 / nullif(${one}::int % 4, 3) + ${one}::int as n`)),
  );
  for (const [one, answer] of answers.entries()) {
    if (one % 4 === 0) expect(answer.status).toBe("rejected");
    else expect(answer).toMatchObject({ value: { rows: [{ n: one % 4 === 3 ? null : Math.floor(12 / (one % 4)) + one }] } });
  }
  const inOrder = await db.transaction((tx) => Promise.all(numbers.map((one) => tx.execute(sql`select ${one}::int as n`))));
  expect(inOrder.map(({ rows }) => rows[0]?.n)).toEqual(numbers);
});
