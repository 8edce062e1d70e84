import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "./db.ts";

/** In one connection, as each keeps its own. */
const requestedTimes = (times: number, mark: string): Promise<{ cached: number; answers: unknown[] }> =>
  db.transaction(async (tx) => {
    const answers = [];
    for (let turn = 0; turn < times; turn++) {
      const { rows } = await tx.execute<{ n: number }>(sql`select ${turn}::int + 1 as n ${sql.raw(`/* ${mark} */`)}`);
      answers.push(rows[0]?.n);
    }
    const { rows } = await tx.execute<{ cached: number }>(
      sql`select count(*)::int as cached from pg_prepared_statements where statement like ${`%/* ${mark} */`}`,
    );
    return { cached: rows[0]?.cached ?? 0, answers };
  });

it("o que se pergunta muitas vezes fica preparado na conexão, e responde o mesmo", async () => {
  expect(await requestedTimes(8, "muitas")).toEqual({ cached: 1, answers: [1, 2, 3, 4, 5, 6, 7, 8] });
});

it("o que se pergunta uma vez não ocupa a conexão", async () => {
  expect(await requestedTimes(2, "poucas")).toEqual({ cached: 0, answers: [1, 2] });
});

it("um texto sem parâmetros pode conter vários comandos, por mais que se repita", async () => {
  for (let turn = 0; turn < 8; turn++) await db.execute(sql`select 1 as um; select 2 as dois`);
});
