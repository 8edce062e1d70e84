import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openRedis } from "./redis/open-redis.ts";
import { smallRedis } from "./redis/small-redis.ts";
import { type Node, startNode } from "./several-nodes.ts";
import { silentNetwork } from "./silent-network.ts";

const redis = await openRedis();
afterAll(redis.close);

const nodes: Node[] = [];
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()));
});

let named = 0;
/** A process that counts a limit of three, under a name of this test. */
async function counting(environment: Parameters<typeof startNode>[0], name = `several-${++named}`) {
  const node = await startNode(environment);
  nodes.push(node);
  const limit = node.defineLimit({ name, points: 3, seconds: 60, per: "person", shared: true });
  return {
    node,
    name,
    take: (key: string) => node.takePoint(limit, key),
    giveBack: (key: string) => node.returnPoint(limit, key),
  };
}
/** How many of so many calls were let through. */
async function allowed(take: () => Promise<number | null>, calls = 8): Promise<number> {
  const waits = await Promise.all(Array.from({ length: calls }, take));
  return waits.filter((wait) => wait === null).length;
}

describe.each([
  ["PostgreSQL", {}],
  // A machine that does much else answers late: what is asked of it here is its count, not its haste.
  ["Redis", { REDIS_URL: redis.url, REDIS_PATIENCE_MS: "10000" }],
])("a shared limit counted by %s", (_, environment) => {
  it("is one limit for two processes at once, and says how long to wait", async () => {
    const one = await counting(environment);
    const other = await counting(environment, one.name);
    const waits = await Promise.all(Array.from({ length: 10 }, (_each, nth) => (nth % 2 ? one : other).take("somebody")));
    expect(waits.filter((wait) => wait === null)).toHaveLength(3);
    for (const wait of waits) if (wait !== null) expect(wait).toBeGreaterThan(50);
    expect(await other.take("somebody else")).toBeNull();
  });

  it("counts again what was given back, and nothing more", async () => {
    const { take, giveBack } = await counting(environment);
    expect(await allowed(() => take("fair"), 3)).toBe(3);
    await giveBack("fair");
    expect(await allowed(() => take("fair"))).toBe(1);
  });
});

it("two installations that share one Redis count each for itself", async () => {
  const one = await counting({ REDIS_URL: redis.url, REDIS_PATIENCE_MS: "10000" });
  const other = await counting(
    {
      REDIS_URL: redis.url,
      REDIS_PATIENCE_MS: "10000",
      DEMO_PASSWORD: "another-installation",
      PUBLIC_URL: "https://another.example",
    },
    one.name,
  );
  expect(await one.node.installationPrefix()).not.toBe(await other.node.installationPrefix());
  expect(await allowed(() => one.take("somebody"))).toBe(3);
  expect(await allowed(() => other.take("somebody"))).toBe(3);
});

describe("when Redis does not answer", () => {
  it("a limit is counted by PostgreSQL: what passes is twice its points at most, whatever is tried", async () => {
    const falling = await smallRedis();
    const { take } = await counting({ REDIS_URL: falling.url });
    expect(await allowed(() => take("trying"), 2)).toBe(2);
    await falling.close();
    expect(await allowed(() => take("trying"), 20)).toBeLessThanOrEqual(3);
    expect(await allowed(() => take("trying"), 20)).toBe(0);
  });

  it("who was over a limit stays over it", async () => {
    const falling = await smallRedis();
    const { take } = await counting({ REDIS_URL: falling.url });
    expect(await allowed(() => take("over"))).toBe(3);
    await falling.close();
    expect(await allowed(() => take("over"))).toBe(0);
  });

  it("silent, it delays a few calls by a moment and the others by nothing", async () => {
    const small = await smallRedis();
    const network = await silentNetwork(small.url);
    const { take } = await counting({ REDIS_URL: network.url });
    expect(await take("before")).toBeNull();
    network.silence();
    for (let call = 0; call < 3; call++) await take(`waits ${call}`);
    const from = performance.now();
    for (let call = 0; call < 10; call++) expect(await take(`free ${call}`)).toBeNull();
    expect(performance.now() - from).toBeLessThan(300);
    await network.close();
    await small.close();
  });
});
