import { brotliDecompressSync } from "node:zlib";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "#kit/outcome.ts";
import { type Node, startNode } from "./several-nodes.ts";
import { silentNetwork } from "./silent-network.ts";

const nodes: Node[] = [];
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()));
});

let shelf = "";
let address = "";
let addresses = 0;
beforeEach(() => {
  address = `/alone-${++addresses}`;
  shelf = "before";
});

type Drawing = { tags?: string[]; html?: string };
/** A process that keeps pages; each page shows the shelf as it was when its drawing began. */
async function keeping(environment: Parameters<typeof startNode>[0]) {
  const node = await startNode(environment);
  nodes.push(node);
  node.followInvalidations();
  await node.openBus();
  const page = async ({ tags = [`tag:${address}`], html = shelf }: Drawing = {}): Promise<string> => {
    const stored = await node.cachedPage(address, () => {
      const page = { status: 200, headers: { "content-type": "text/html" }, html, tags, cacheable: true };
      return Promise.resolve(page);
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

describe("with PostgreSQL alone", () => {
  const environment = { SHARED_PAGES: "yes" };

  it("a process that draws from what it remembers, not having heard of a change yet, leaves nothing to others", async () => {
    const network = await silentNetwork(process.env.DATABASE_URL ?? "");
    const [late, listening] = [await keeping({ ...environment, DATABASE_DIRECT_URL: network.url }), await keeping(environment)];
    network.silence();
    await listening.change("after");
    await vi.waitFor(async () => expect(await listening.page()).toBe("after"));
    // Another address that shows the same, drawn after the change committed, of a setting read before it.
    const tags = [`tag:${address}`];
    address += "-too";
    expect(await late.page({ html: "before", tags })).toBe("before");
    const isKnown = late.node.catchUp();
    expect((await late.node.findShared(address)).page).toBeNull();
    network.heal();
    await network.close();
    expect(await isKnown).toBe(false);
    expect(await listening.page()).toBe("after");
  });

  it("a page taken from memory asks the database nothing, and one drawn is read and written once", async () => {
    const { node, page } = await keeping(environment);
    await page();
    await vi.waitFor(async () => expect((await node.findShared(address)).page).not.toBeNull());
    const asked = vi.spyOn(pg.Client.prototype, "query");
    try {
      await page();
      expect(asked).not.toHaveBeenCalled();
      address += "-drawn";
      await page();
      await vi.waitFor(() => expect(texts(asked)).toHaveLength(3));
      expect(texts(asked)).toEqual([
        expect.stringMatching(/^select p\.page/),
        expect.stringContaining("pg_notify"),
        expect.stringMatching(/^insert into shared_pages/),
      ]);
    } finally {
      asked.mockRestore();
    }
  });

  it("a table that does not answer costs a moment, three times, and then nothing for a while", async () => {
    const { node, page } = await keeping(environment);
    await page();
    await vi.waitFor(async () => expect((await node.findShared(address)).page).not.toBeNull());
    await node.db.transaction(async (tx) => {
      await tx.execute(sql`lock table shared_pages in access exclusive mode`);
      for (let nth = 0; nth < 3; nth++) {
        address = `/locked-${nth}`;
        await page();
      }
      const from = performance.now();
      for (let nth = 0; nth < 20; nth++) {
        address = `/unlocked-${nth}`;
        expect(await page()).toBe("before");
      }
      expect(performance.now() - from).toBeLessThan(500);
    });
    await vi.waitFor(async () => expect((await node.findShared(address)).askedAt).not.toBeNull(), 5_000);
  });

  it("keeps no more pages or bytes than it may, the newest, and none that expired", async () => {
    const { node } = await keeping(environment);
    const fill = (pages: number, bytes: number) =>
      node.db.execute(sql`insert into shared_pages (name, page, drawn_at)
        select 'p' || n, convert_to(repeat('x', ${bytes}), 'UTF8'), clock_timestamp() - make_interval(secs => 50 - n) from generate_series(1, ${pages}) n`);
    const names = async () =>
      (await node.db.execute(sql`select name from shared_pages order by drawn_at desc`)).rows.map(({ name }) => name);
    await node.db.execute(sql`delete from shared_pages`);
    await fill(6, 1_000);
    await node.dropSharedPages({ pages: 4 });
    expect(await names()).toEqual(["p6", "p5", "p4", "p3"]);
    await node.dropSharedPages({ bytes: 2_500 });
    expect(await names()).toEqual(["p6", "p5"]);
    await node.db.execute(sql`update shared_pages set drawn_at = drawn_at - interval '1 minute' where name = 'p5'`);
    await node.dropSharedPages();
    expect(await names()).toEqual(["p6"]);
  });

  it("one web by itself shares nothing", async () => {
    const { node, page } = await keeping({});
    await page();
    expect(await node.findShared(address)).toEqual({ page: null, askedAt: null });
    expect((await node.db.execute(sql`select 1 from shared_pages where page is not null and name = ${address}`)).rows).toEqual(
      [],
    );
  });
});

/** The statements that were asked, however the driver was given them. */
const texts = (asked: { mock: { calls: unknown[][] } }): string[] =>
  asked.mock.calls.map(([first]) => (typeof first === "string" ? first : String((first as { text?: string }).text)));
