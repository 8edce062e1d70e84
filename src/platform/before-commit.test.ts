import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { ok, refuse } from "#kit/outcome.ts";
import { gather } from "./before-commit.ts";
import { db, transact } from "./db.ts";
import { recordState } from "./state-history.ts";

const written: number[][] = [];
const numbers = gather<number>({ write: async (_tx, all) => void written.push(all), when: "before" });
const lines = async (entityId: string) =>
  (
    await db.execute<{ to_state: string }>(sql`select to_state from state_history where entity_id = ${entityId} order by id`)
  ).rows.map((row) => row.to_state);
const line = (entityId: string, to: string) => ({ entity: "test", entityId, from: null, to, cause: "teste", actor: "teste" });

it("what is added to a transaction is written once, in its order, before the commit", async () => {
  written.length = 0;
  await transact(async (tx) => {
    for (const number of [1, 2, 3]) await numbers(tx, number);
    expect(written).toEqual([]);
    for (const to of ["a", "b", "c"]) await recordState(tx, line("juntos", to));
    return ok();
  });
  expect(written).toEqual([[1, 2, 3]]);
  expect(await lines("juntos")).toEqual(["a", "b", "c"]);
});

it("nothing of a transaction that refuses or throws is written, and nothing of its first try when it is run again", async () => {
  written.length = 0;
  await transact(async (tx) => {
    await numbers(tx, 1);
    await recordState(tx, line("desfeito", "a"));
    return refuse("no");
  });
  await expect(
    transact(async (tx) => {
      await recordState(tx, line("desfeito", "b"));
      throw new Error("cut");
    }),
  ).rejects.toThrow("cut");
  let tries = 0;
  await transact(async (tx) => {
    await numbers(tx, ++tries);
    await recordState(tx, line("de novo", String(tries)));
    if (tries === 1) await tx.execute(sql`do $$ begin raise exception sqlstate '40P01'; end $$`);
    return ok();
  });
  expect(written).toEqual([[2]]);
  expect(await lines("desfeito")).toEqual([]);
  expect(await lines("de novo")).toEqual(["2"]);
});

it("in a transaction of another making each is written at once", async () => {
  written.length = 0;
  await db.transaction(async (tx) => {
    await numbers(tx, 1);
    expect(written).toEqual([[1]]);
    await recordState(tx, line("à parte", "a"));
  });
  expect(await lines("à parte")).toEqual(["a"]);
});
