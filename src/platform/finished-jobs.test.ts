import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { db } from "./db.ts";
import { defineJob } from "./define-job.ts";
import { dropFinishedJobs } from "./finished-jobs.ts";
import { closeJobs, installJobs } from "./jobs.ts";
import { col, readRows } from "./read.ts";

const job = defineJob("teste.terminados", z.object({ n: z.number() }));
const boss = new PgBoss({ connectionString: process.env.DATABASE_URL ?? "", schedule: false, supervise: false, migrate: false });

beforeAll(async () => {
  await installJobs(process.env.DATABASE_URL ?? "");
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await closeJobs();
});

const remaining = async () => {
  const rows = await readRows(
    db,
    { n: col.int`(data->>'n')::int` },
    (row) => sql`select ${row} from pgboss.job where name = ${job.name} order by 1`,
  );
  return rows.map(({ n }) => n);
};

it("a job that was done 50 minutes ago is forgotten; one that gave up, waits or was done just now is kept", async () => {
  for (let n = 1; n <= 5; n++) await boss.send(job.name, { n });
  await db.execute(sql`
    update pgboss.job set started_on = now() - interval '2 hours',
      state = (case data->>'n' when '1' then 'completed' when '2' then 'failed' when '3' then 'completed' else 'created' end)::pgboss.job_state,
      completed_on = case data->>'n' when '1' then now() - interval '51 minutes' when '2' then now() - interval '2 hours'
        when '3' then now() - interval '49 minutes' end
    where name = ${job.name}`);
  expect(await dropFinishedJobs()).toBe(1);
  expect(await remaining()).toEqual([2, 3, 4, 5]);
  expect(await dropFinishedJobs()).toBe(0);
});
