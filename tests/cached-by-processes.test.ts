import { sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { ok } from "#kit/outcome.ts";
import { createUser } from "./factories.ts";
import { openRedis } from "./redis/open-redis.ts";
import { type Node, startNode } from "./several-nodes.ts";

const redis = await openRedis();
afterAll(redis.close);

const nodes: Node[] = [];
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()));
});
async function open(environment: Parameters<typeof startNode>[0]): Promise<Node> {
  const node = await startNode(environment);
  nodes.push(node);
  await node.openBus();
  return node;
}

const admin = await createUser({ roles: ["admin"] });
const size = { key: "test-size", schema: z.object({ metres: z.number().default(1) }) };
const metres = async (node: Node) => (await node.readSetting(node.db, size)).metres;
/** As the administration does: the figure, and then the pages that show it. */
const change = (node: Node, to: number) =>
  node.transact(async (tx) => {
    await node.changeSetting(tx, size, { values: { metres: to }, by: admin.id, reason: "Prova." });
    await node.announce(tx, "cache", `figures-${to}`);
    return ok(null);
  });

describe.each([
  ["PostgreSQL", {}],
  ["Redis", { REDIS_URL: redis.url }],
])("a figure kept by a process, with announcements by %s", (_, environment) => {
  it("is another as soon as another process changed it, and already so for whoever then draws a page anew", async () => {
    const [one, other] = [await open(environment), await open(environment)];
    // By the change that was announced: one before may still be on its way when the next is made.
    const drawn = new Map<string, Promise<number>>();
    other.listen(
      "cache",
      (announced) => void (drawn.has(announced) || drawn.set(announced, metres(other))),
      () => undefined,
    );
    await change(one, 100);
    await vi.waitFor(async () => expect([await metres(one), await metres(other)]).toEqual([100, 100]));
    for (const to of [101, 102, 103, 104, 105]) {
      await change(one, to);
      await vi.waitFor(() => expect(drawn.has(`figures-${to}`)).toBe(true), { timeout: 3_000, interval: 1 });
      expect(await drawn.get(`figures-${to}`)).toBe(to);
    }
  });

  it("is read anew also when who changed it was no process of ours", async () => {
    const node = await open(environment);
    await change(node, 200);
    await vi.waitFor(async () => expect(await metres(node)).toBe(200));
    await node.db.execute(sql`update settings set value = '{"metres": 201}' where key = 'test-size'`);
    await vi.waitFor(async () => expect(await metres(node)).toBe(201));
  });
});
