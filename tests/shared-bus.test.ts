import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ok } from "#kit/outcome.ts";
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

/** A process that hears what is announced of orders. */
async function startListening(environment: Parameters<typeof startNode>[0]) {
  const node = await startNode(environment);
  nodes.push(node);
  const received: string[] = [];
  node.listen(
    "order",
    (message) => received.push(message),
    () => received.push("everything may have changed"),
  );
  await node.openBus();
  const atFirst = received.splice(0);
  return { node, received, atFirst };
}
const say = (node: Node, message: string) => node.transact(async (tx) => ok(await node.announce(tx, "order", message)));

describe.each([
  ["PostgreSQL", {}],
  ["Redis", { REDIS_URL: redis.url }],
])("announcements by %s", (_, environment) => {
  it("are heard by every process once each, in the order in which they were committed", async () => {
    const [one, other] = [await startListening(environment), await startListening(environment)];
    for (const message of ["a", "b", "c"]) await say(one.node, message);
    for (const { received } of [one, other]) await vi.waitFor(() => expect(received).toEqual(["a", "b", "c"]));
    await say(other.node, "d");
    for (const { received } of [one, other]) await vi.waitFor(() => expect(received).toEqual(["a", "b", "c", "d"]));
  });

  it("of a transaction that was given up are heard by nobody", async () => {
    const { node, received } = await startListening(environment);
    await node.transact(async (tx) => {
      await node.announce(tx, "order", "given up");
      return { ok: false as const, reason: "no" };
    });
    await say(node, "afterwards");
    await vi.waitFor(() => expect(received).toEqual(["afterwards"]));
  });

  it("are not heard before the commit", async () => {
    const { node, received } = await startListening(environment);
    await node.transact(async (tx) => {
      await node.announce(tx, "order", "early");
      await sleep(400);
      expect(received).toEqual([]);
      return ok(null);
    });
    await vi.waitFor(() => expect(received).toEqual(["early"]));
  });

  it("that are of no channel listened to are nobody's", async () => {
    const { node, received } = await startListening(environment);
    await node.transact(async (tx) => ok(await node.announce(tx, "notice", "of another")));
    await say(node, "mine");
    await vi.waitFor(() => expect(received).toEqual(["mine"]));
  });
});

describe("with Redis, an announcement", () => {
  it("reaches others well before the table is read for it", async () => {
    const [one, other] = [await startListening({ REDIS_URL: redis.url }), await startListening({ REDIS_URL: redis.url })];
    await vi.waitFor(async () => {
      const from = performance.now();
      other.received.length = 0;
      await say(one.node, "quick");
      await vi.waitFor(() => expect(other.received).toEqual(["quick"]), { interval: 5 });
      expect(performance.now() - from).toBeLessThan(200);
    });
  });

  it("of a process that died between its commit and telling Redis is heard within three seconds", async () => {
    const { node, received } = await startListening({ REDIS_URL: redis.url });
    // What such a process leaves behind: a transaction that committed and nothing else.
    await node.db.transaction((tx) => node.announce(tx, "order", "left behind"));
    await vi.waitFor(() => expect(received).toEqual(["left behind"]), { timeout: 3_000 });
  });

  it("made by one that began long before others and committed after them is heard too", async () => {
    const { node, received } = await startListening({ REDIS_URL: redis.url });
    await node.db.transaction(async (slow) => {
      await node.announce(slow, "order", "slow");
      await say(node, "quick");
      await vi.waitFor(() => expect(received).toEqual(["quick"]), { timeout: 3_000 });
      await sleep(2_500);
    });
    await vi.waitFor(() => expect(received).toEqual(["quick", "slow"]), { timeout: 3_000 });
  });

  it("made a moment before a process began is told to it: it may find pages in Redis that are older", async () => {
    const { node } = await startListening({ REDIS_URL: redis.url });
    await say(node, "just before");
    const late = await startListening({ REDIS_URL: redis.url });
    expect(late.atFirst).toContain("just before");
  });

  it("made by a command that then lets go of the database does not keep the command from ending", async () => {
    const { received } = await startListening({ REDIS_URL: redis.url });
    const command = `
      const { announce } = await import("#platform/bus.ts");
      const { pool, transact } = await import("#platform/db.ts");
      await transact(async (tx) => { await announce(tx, "order", "by a command"); return { ok: true }; });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await pool.end();`;
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", command], {
      env: { ...process.env, REDIS_URL: redis.url },
      stdio: "ignore",
    });
    const [code] = await once(child, "exit", { signal: AbortSignal.timeout(15_000) }).finally(() => child.kill());
    expect(code).toBe(0);
    await vi.waitFor(() => expect(received).toEqual(["by a command"]), { timeout: 3_000 });
  });

  it("of a process without it is heard all the same", async () => {
    const { received } = await startListening({ REDIS_URL: redis.url });
    const without = await startNode();
    nodes.push(without);
    await say(without, "by the database");
    await vi.waitFor(() => expect(received).toEqual(["by the database"]));
  });
});

describe("when Redis", () => {
  let falling: Awaited<ReturnType<typeof smallRedis>>;
  beforeAll(async () => {
    falling = await smallRedis();
  });

  it("dies, announcements are heard from the table in less than a second, and from it again when it is back", async () => {
    const { node, received } = await startListening({ REDIS_URL: falling.url });
    await say(node, "with it");
    await vi.waitFor(() => expect(received).toEqual(["with it"]));
    await falling.close();
    await say(node, "without it");
    await vi.waitFor(() => expect(received).toEqual(["with it", "without it"]), { timeout: 1_000 });
    expect(await node.redisState()).toBe("down");
    falling = await smallRedis(Number(new URL(falling.url).port));
    await vi.waitFor(async () => expect(await node.redisState()).toBe("ok"), { timeout: 10_000 });
    await say(node, "back");
    await vi.waitFor(() => expect(received).toEqual(["with it", "without it", "back"]), { timeout: 3_000 });
  });

  it("falls silent with its connections open, that is noticed, and nothing is lost", { timeout: 40_000 }, async () => {
    const network = await silentNetwork(falling.url);
    const { node, received } = await startListening({ REDIS_URL: network.url });
    await say(node, "before");
    await vi.waitFor(() => expect(received).toEqual(["before"]));
    network.silence();
    await say(node, "in the silence");
    await vi.waitFor(() => expect(received).toEqual(["before", "in the silence"]), { timeout: 6_000 });
    await sleep(3_500);
    await say(node, "noticed");
    await vi.waitFor(() => expect(received).toEqual(["before", "in the silence", "noticed"]), { timeout: 1_000 });
    network.heal();
    await vi.waitFor(async () => expect(await node.redisState()).toBe("ok"), { timeout: 10_000 });
    await network.close();
  });

  afterAll(() => falling.close());
});
