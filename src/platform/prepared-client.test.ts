import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "./db.ts";
import { col, readRows } from "#platform/read.ts";

/** In one connection, as each keeps its own. */
const requestedTimes = (times: number, mark: string): Promise<{ cached: number; answers: unknown[] }> =>
  db.transaction(async (tx) => {
    const answers = [];
    for (let turn = 0; turn < times; turn++) {
      const { rows } = await tx.execute<{ n: number }>(sql`select ${turn}::int + 1 as n ${sql.raw(`/* ${mark} */`)}`);
      answers.push(rows[0]?.n);
    }
    const rows = await readRows(
      tx,
      { cached: col.int`count(*)::int` },
      (row) => sql`select ${row} from pg_prepared_statements where statement like ${`%/* ${mark} */`}`,
    );
    return { cached: rows[0]?.cached ?? 0, answers };
  });

it("what is asked many times stays prepared on the connection, and answers the same", async () => {
  expect(await requestedTimes(8, "muitas")).toEqual({ cached: 1, answers: [1, 2, 3, 4, 5, 6, 7, 8] });
});

it("what is asked once does not occupy the connection", async () => {
  expect(await requestedTimes(2, "poucas")).toEqual({ cached: 0, answers: [1, 2] });
});

it("a text without parameters may hold several statements, however often it is repeated", async () => {
  for (let turn = 0; turn < 8; turn++) await db.execute(sql`select 1 as um; select 2 as dois`);
});
