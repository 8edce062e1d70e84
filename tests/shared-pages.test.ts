import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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

let shelf = "";
let draws = 0;
let address = "";
let addresses = 0;
beforeEach(() => {
  draws = 0;
  address = `/several-${++addresses}`;
  shelf = "before";
});

type Drawing = { tags?: string[]; waitMs?: number; html?: string };
/** A process that keeps pages; each page shows the shelf as it was when its drawing began. */
async function keeping(environment: Parameters<typeof startNode>[0]) {
  const node = await startNode(environment);
  nodes.push(node);
  node.followInvalidations();
  await node.openBus();
  const page = async ({ tags = [`tag:${address}`], waitMs = 0, html = shelf }: Drawing = {}): Promise<string> => {
    const stored = await node.cachedPage(address, async () => {
      draws++;
      await sleep(waitMs);
      return { status: 200, headers: { "content-type": "text/html" }, html, tags, cacheable: true };
    });
    return brotliDecompressSync(stored.body).toString();
  };
  const change = (to: string, tag = `tag:${address}`) =>
    node.transact(async (tx) => {
      await node.invalidate(tx, tag);
      shelf = to;
      return ok(null);
    });
  return { node, page, change };
}

describe.each([
  ["PostgreSQL, each its own", {}],
  ["PostgreSQL", { SHARED_PAGES: "yes" }],
  ["Redis", { REDIS_URL: redis.url }],
])("pages kept by several processes that hear each other by %s", (_, environment) => {
  it("are as they were until what they show changes, and then nowhere", async () => {
    const [one, other] = [await keeping(environment), await keeping(environment)];
    expect(await one.page()).toBe("before");
    expect(await other.page()).toBe("before");
    await one.change("after");
    for (const { page } of [one, other]) await vi.waitFor(async () => expect(await page()).toBe("after"));
    for (let look = 0; look < 5; look++) for (const { page } of [one, other]) expect(await page()).toBe("after");
  });

  it("begun before a change and finished after it are kept by nobody", async () => {
    const [one, other] = [await keeping(environment), await keeping(environment)];
    const slow = one.page({ waitMs: 400 });
    await sleep(100);
    await other.change("after");
    await sleep(100);
    expect(await slow).toBe("before");
    for (const { page } of [one, other]) expect(await page()).toBe("after");
  });

  it("of other tags stay", async () => {
    const one = await keeping(environment);
    await one.page();
    await one.change("after", "another");
    await sleep(150);
    expect(await one.page()).toBe("before");
    expect(draws).toBe(1);
  });
});

describe.each([
  ["PostgreSQL alone", { SHARED_PAGES: "yes" }],
  ["Redis", { REDIS_URL: redis.url }],
])("with %s, a page", (_, environment) => {
  it("is drawn by one process for all, with all its headers and bytes", async () => {
    const [one, other] = [await keeping(environment), await keeping(environment)];
    const html = "<p>ção</p>".repeat(500);
    // What is not stored in time is left out: on a busy machine the first page may be.
    await vi.waitFor(
      async () => {
        [address, draws] = [`/several-${++addresses}`, 0];
        expect(await one.page({ html })).toBe(html);
        await vi.waitFor(async () => expect((await other.node.findShared(address)).page).not.toBeNull());
      },
      { timeout: 10_000 },
    );
    expect(await other.page({ html: "drawn again" })).toBe(html);
    expect(draws).toBe(1);
    const stored = await other.node.cachedPage(address, () => Promise.reject(new Error("drawn")));
    expect(stored).toMatchObject({ status: 200, headers: { "content-type": "text/html", "content-encoding": "br" } });
  });

  /** What a process leaves there when it began to draw a page just now, and nothing else of it. */
  async function leave(node: Node, html: string): Promise<() => Promise<void>> {
    const { askedAt } = await node.findShared(address);
    const page = { status: 200, headers: {}, tags: [`tag:${address}`], body: brotliCompressSync(html) };
    return async () => {
      node.storeShared(address, page, askedAt);
      await vi.waitFor(async () => expect((await node.findShared(address)).page).not.toBeNull());
    };
  }

  it("begun before a change and left there after it is not believed by one that heard of the change", async () => {
    const [ignorant, listening] = [await keeping(environment), await keeping(environment)];
    const finish = await leave(ignorant.node, "before");
    await listening.change("after");
    await vi.waitFor(async () => expect(await listening.page()).toBe("after"));
    listening.node.forgetEverything();
    await finish();
    expect(await listening.page()).toBe("after");
  });

  it("begun before a change and left there after it is not believed by one that begins afterwards", async () => {
    const ignorant = await keeping(environment);
    const finish = await leave(ignorant.node, "before");
    await ignorant.change("after");
    await finish();
    const late = await keeping(environment);
    expect(await late.page()).toBe("after");
  });

  it("of a process that does not hear of changes is left to nobody", async () => {
    const deaf = await keeping(environment);
    await deaf.node.closeBus();
    expect(await deaf.page()).toBe("before");
    expect(await deaf.node.catchUp()).toBe(false);
    expect((await deaf.node.findShared(address)).page).toBeNull();
  });

  it("that seems to be of the future is believed by nobody: the clock was set back", async () => {
    const { node, page } = await keeping(environment);
    await (
      await leave(node, "known")
    )();
    const { askedAt } = await node.findShared(address);
    const left = { status: 200, headers: {}, tags: [], body: brotliCompressSync("of the future") };
    node.storeShared(address, left, (askedAt ?? 0) + 30_000);
    await vi.waitFor(async () => expect((await node.findShared(address)).page).toBeNull());
    expect(await page()).toBe("before");
  });

  it("of another installation is never answered, though the address is the same", async () => {
    const one = await keeping(environment);
    const other = await keeping({ ...environment, DEMO_PASSWORD: "another-installation", PUBLIC_URL: "https://another.example" });
    expect(await one.page({ html: "ours" })).toBe("ours");
    await vi.waitFor(async () => expect((await one.node.findShared(address)).page).not.toBeNull());
    expect(await other.page({ html: "theirs" })).toBe("theirs");
  });

  it("too large to share is kept by the process that drew it alone", async () => {
    const [one, other] = [await keeping(environment), await keeping(environment)];
    const large = Array.from({ length: 60_000 }, () => Math.random().toString(36)).join("");
    expect(await one.page({ html: large })).toBe(large);
    await sleep(300);
    expect((await other.node.findShared(address)).page).toBeNull();
  });
});

describe("when Redis does not answer", () => {
  it("pages are drawn and kept as without it, and silence costs the first of them a moment", async () => {
    const small = await smallRedis();
    const network = await silentNetwork(small.url);
    const { page } = await keeping({ REDIS_URL: network.url });
    expect(await page()).toBe("before");
    network.silence();
    for (let nth = 0; nth < 3; nth++) {
      address = `/silent-${nth}`;
      await page();
    }
    const from = performance.now();
    for (let nth = 0; nth < 10; nth++) {
      address = `/without-${nth}`;
      await page();
      await page();
    }
    expect(performance.now() - from).toBeLessThan(300);
    await network.close();
    await small.close();
  });

  it("keeps no more than so many pages there", async () => {
    const small = await smallRedis();
    const { node } = await keeping({ REDIS_URL: small.url });
    const now = Date.now();
    const prefix = await node.installationPrefix();
    const crowd = new Map(Array.from({ length: 4_005 }, (_each, nth) => [`${prefix}:page:${nth}`, now - 30_000 + nth]));
    small.store.set(`${prefix}:pages`, { value: crowd, endsAt: now + 60_000 });
    small.store.set(`${prefix}:page:0`, { value: Buffer.from("the oldest"), endsAt: now + 60_000 });
    const stored = { status: 200, headers: {}, tags: [], body: Buffer.from("x") };
    node.storeShared("/one-more", stored, now);
    await vi.waitFor(() => expect(crowd.size).toBe(4_000));
    expect(small.store.has(`${prefix}:page:0`)).toBe(false);
    await small.close();
  });
});
