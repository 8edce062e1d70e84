import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ok } from "#kit/outcome.ts";
import { transact } from "./db.ts";
import { defineJob } from "./define-job.ts";
import { enqueue, handle, installJobs, startJobs } from "./jobs.ts";

const job = defineJob("teste.na-hora", z.object({ key: z.string() }));
const hopeless = defineJob("teste.sem-jeito", z.object({ key: z.string() }), { limit: 0 });
const long = defineJob("teste.demorado", z.object({ key: z.string() }), { mostSeconds: 3_600, isLong: true });
const givenUp: string[] = [];
const ended = new Map<string, () => void>();
const startedAt = new Map<string, number[]>();
const failsOnce = new Set<string>();
let work: { stop: () => Promise<void> };

beforeAll(async () => {
  await installJobs(process.env.DATABASE_URL ?? "");
  work = await startJobs(
    [
      handle(job, async ({ key }) => {
        startedAt.set(key, [...(startedAt.get(key) ?? []), Date.now()]);
        if (failsOnce.delete(key)) throw new Error("once");
      }),
      handle(
        hopeless,
        ({ key }) => Promise.reject(new Error(key)),
        async ({ key }) => givenUp.push(key),
      ),
      handle(long, ({ key }) => {
        startedAt.set(key, [...(startedAt.get(key) ?? []), Date.now()]);
        return new Promise<void>((end) => ended.set(key, end));
      }),
    ],
    [],
  );
});
afterAll(() => work.stop());

const put = (key: string, startAfter?: number) =>
  transact(async (tx) => ok(await enqueue(tx, job, { key }, startAfter === undefined ? {} : { startAfter })));
/** The instants at which it was started, once there are as many. */
async function starts(key: string, times: number, withinSeconds: number): Promise<number[]> {
  for (const end = Date.now() + withinSeconds * 1000; Date.now() < end; await sleep(20)) {
    const found = startedAt.get(key) ?? [];
    if (found.length >= times) return found;
  }
  return startedAt.get(key) ?? [];
}

describe("a job that is due later", () => {
  it("starts within two seconds of its time", { timeout: 60_000 }, async () => {
    const key = randomUUID();
    const from = Date.now();
    await put(key, 8);
    const [at] = await starts(key, 1, 12);
    expect((at ?? Infinity) - from).toBeGreaterThanOrEqual(7_900);
    expect((at ?? Infinity) - from).toBeLessThan(10_000);
  });

  it(
    "that failed is tried again when its two to four seconds have passed, not at the next poll",
    { timeout: 60_000 },
    async () => {
      const key = randomUUID();
      failsOnce.add(key);
      await put(key);
      const [first, second] = await starts(key, 2, 12);
      expect((second ?? Infinity) - (first ?? 0)).toBeLessThan(6_000);
    },
  );
});

it("a job whose last try failed says so to who waits for it, once", { timeout: 30_000 }, async () => {
  const key = randomUUID();
  await transact(async (tx) => ok(await enqueue(tx, hopeless, { key })));
  for (const end = Date.now() + 12_000; Date.now() < end && givenUp.length === 0; await sleep(20));
  expect(givenUp).toEqual([key]);
});

it(
  "a job that takes long keeps back no other of its kind, whether they came together or after it",
  { timeout: 60_000 },
  async () => {
    const put = (...keys: string[]) =>
      transact(async (tx) => {
        for (const key of keys) await enqueue(tx, long, { key });
        return ok();
      });
    const keys = Array.from({ length: 7 }, () => randomUUID());
    await put(keys[0]!);
    await starts(keys[0]!, 1, 12);
    await put(...keys.slice(1));
    for (const key of keys.slice(1)) {
      expect(await starts(key, 1, 12)).toHaveLength(1);
      ended.get(key)?.();
    }
    ended.get(keys[0]!)?.();
  },
);
