import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "./db.ts";
import { defineJob } from "./define-job.ts";
import { closeJobs, installJobs, retryJob } from "./jobs.ts";
import { col, readRows } from "#platform/read.ts";

const job = defineJob("teste.maquina", z.object({ n: z.number() }), { limit: 2 });
const boss = new PgBoss({
  connectionString: process.env.DATABASE_URL ?? "",
  schedule: false,
  supervise: false,
  migrate: false,
  createSchema: false,
});

beforeAll(async () => {
  await installJobs(process.env.DATABASE_URL ?? "");
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await closeJobs();
});

/** The library's states in the words of rules 2.13. */
const WORDS: Record<string, State> = {
  created: "pronto",
  retry: "pronto",
  active: "em_curso",
  completed: "feito",
  failed: "morto",
};
const STORED: Record<State, string> = { pronto: "created", em_curso: "active", feito: "completed", morto: "failed" };
type State = "pronto" | "em_curso" | "feito" | "morto";
type Event = "um trabalhador o toma" | "deu certo" | "deu errado" | "deu errado pela última vez" | "uma pessoa pede de novo";

/** Rules 2.13: pronto → em_curso → {feito, pronto de novo, morto}; a person may bring the dead back. What is not here moves nothing. */
const TABLE: [State, Event, State][] = [
  ["pronto", "um trabalhador o toma", "em_curso"],
  ["em_curso", "deu certo", "feito"],
  ["em_curso", "deu errado", "pronto"],
  ["em_curso", "deu errado pela última vez", "morto"],
  ["morto", "uma pessoa pede de novo", "pronto"],
];

async function jobIn(state: State, tries: number): Promise<string> {
  const id = randomUUID();
  await db.execute(sql`delete from pgboss.job where name = ${job.name}`);
  await boss.send(job.name, { n: 1 }, { id });
  await db.execute(sql`
    update pgboss.job set state = ${STORED[state]}::pgboss.job_state, retry_count = ${tries},
      started_on = case when ${state} <> 'pronto' then now() end, completed_on = case when ${state} in ('feito', 'morto') then now() end
    where name = ${job.name} and id = ${id}`);
  return id;
}

async function fire(event: Event, id: string): Promise<void> {
  if (event === "um trabalhador o toma") await boss.fetch(job.name, { batchSize: 1 });
  if (event === "deu certo") await boss.complete(job.name, id);
  if (event.startsWith("deu errado")) await boss.fail(job.name, id, { message: "teste" });
  if (event === "uma pessoa pede de novo") await transact(async (tx) => ok(await retryJob(tx, job.name, id)));
}

const stateOf = async (id: string): Promise<State | undefined> => {
  const rows = await readRows(
    db,
    { state: col.text`state::text` },
    (row) => sql`select ${row} from pgboss.job where name = ${job.name} and id = ${id}`,
  );
  return WORDS[rows[0]?.state ?? ""];
};

describe("a job's machine (2.13)", () => {
  const states: State[] = ["pronto", "em_curso", "feito", "morto"];
  const events: Event[] = [
    "um trabalhador o toma",
    "deu certo",
    "deu errado",
    "deu errado pela última vez",
    "uma pessoa pede de novo",
  ];
  // Only who took a job says how it went: a worker speaks of one in hand.
  const every = states
    .flatMap((from) => events.map((event) => [from, event] as const))
    .filter(([from, event]) => from !== "pronto" || !event.startsWith("deu"));

  it.each(every)("%s: %s", async (from, event) => {
    const id = await jobIn(from, event === "deu errado pela última vez" ? 2 : 0);
    await fire(event, id);
    expect(await stateOf(id)).toBe(TABLE.find(([state, name]) => state === from && name === event)?.[2] ?? from);
  });

  it("what died also stays in the dead-letter queue, and what did not die is not asked for again", async () => {
    const id = await jobIn("em_curso", 2);
    await fire("deu errado pela última vez", id);
    const { rowCount } = await db.execute(sql`select 1 from pgboss.job where name = 'mortos'`);
    expect(rowCount).toBeGreaterThan(0);
    const again = () => transact(async (tx) => ok(await retryJob(tx, job.name, id)));
    expect((await again()).value).toBe(true);
    expect((await again()).value).toBe(false);
  });
});
