import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "./db.ts";
import { byNetwork, defineLimit, definedLimits } from "./limits.ts";
import { returnPoint, takePoint, takePoints } from "./rate-limit.ts";

const HERE = defineLimit({ name: "test-here", points: 3, seconds: 60, per: "person" });
const SHARED = defineLimit({ name: "test-shared", points: 3, seconds: 60, per: "person", shared: true });

describe.each([
  ["of one process", HERE],
  ["of all processes", SHARED],
])("a limit %s", (_, limit) => {
  it("lets its points through and then says how long to wait", async () => {
    const waits = await Promise.all(Array.from({ length: 5 }, () => takePoint(limit, "one")));
    expect(waits.filter((wait) => wait === null)).toHaveLength(3);
    for (const wait of waits) expect(wait ?? 1).toBeLessThanOrEqual(60);
    expect(await takePoint(limit, "another")).toBeNull();
  });

  it("counts again what was given back", async () => {
    for (let i = 0; i < 3; i++) expect(await takePoint(limit, "given")).toBeNull();
    await returnPoint(limit, "given");
    expect(await takePoint(limit, "given")).toBeNull();
    expect(await takePoint(limit, "given")).not.toBeNull();
  });
});

it("takes points of several limits at once, none of those after one that refuses, and never too many", async () => {
  const few = defineLimit({ name: "test-few", points: 2, seconds: 60, per: "person", shared: true });
  const many = defineLimit({ name: "test-after", points: 3, seconds: 60, per: "network", shared: true });
  const both = (key: string) =>
    takePoints([
      { limit: few, key },
      { limit: many, key: "all" },
    ]);
  const waits = await Promise.all(Array.from({ length: 6 }, () => both("one")));
  expect(waits.filter((wait) => wait === null)).toHaveLength(2);
  for (const wait of waits.filter((one) => one !== null)) expect(wait).toBeGreaterThan(0);
  // The four refused took nothing of the second: one point of it is left.
  expect(await both("another")).toBeNull();
  expect(await both("another")).toBeGreaterThan(0);
  expect(await takePoint(few, "another")).not.toBeNull();
});

it("keeps of a key only its digest, of one length, and of another limit another one", async () => {
  const huge = "x".repeat(900_000);
  const other = defineLimit({ name: "test-other", points: 1, seconds: 60, per: "person", shared: true });
  await takePoint(SHARED, huge);
  await takePoint(other, huge);
  const { rows } = await db.execute<{ key: string }>(sql`select key from rate_limits where key like 'test-%' order by key`);
  for (const { key } of rows) expect(key).toMatch(/^test-[a-z]+:[A-Za-z0-9_-]{43}$/);
  expect(new Set(rows.map(({ key }) => key.split(":")[1])).size).toBe(rows.length);
});

it("holds a bounded number of keys of its own process", async () => {
  const many = defineLimit({ name: "test-many", points: 1, seconds: 86_400, per: "network" });
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 150_000; i++) await takePoint(many, `${i}${"y".repeat(100)}`);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(120_000_000);
});

it("does not let one name mean two limits", () => {
  expect(byNetwork(HERE)).toMatchObject({ name: "test-here-address", points: 3, per: "network" });
  expect(definedLimits().filter(({ name }) => name === "test-here")).toHaveLength(1);
  defineLimit({ name: "test-here", points: 4, seconds: 60, per: "person" });
  expect(definedLimits).toThrow(/test-here/);
});
