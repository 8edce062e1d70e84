import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ok } from "#kit/outcome.ts";
import { announce, closeBus, openBus } from "#platform/bus.ts";
import { db, transact } from "#platform/db.ts";
import { liveAnswer, MOST_STREAMS } from "./live-answer.ts";

beforeAll(openBus);
afterAll(closeBus);

const ring = (message: string) => transact(async (tx) => ok(await announce(tx, "notice", message)));

/** Opens a page that is told by `tell`, and answers what it heard so far. */
async function follow(mine: string, read: () => Promise<string>) {
  const app = new Hono().get("/", (c) =>
    liveAnswer(c, {
      userId: mine,
      channel: "notice",
      isMine: (message) => message === mine,
      send: async (stream) => stream.writeSSE({ data: await read() }),
    }),
  );
  const { body } = await app.request("/");
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  const page = { heard: [] as string[], isOver: false, leave: () => reader.cancel() };
  void (async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      page.heard.push(...next.value.split("\n\n").flatMap((event) => /^data: (.*)/.exec(event)?.[1] ?? []));
    page.isOver = true;
  })();
  await vi.waitFor(() => expect(page.heard.length + Number(page.isOver)).toBeGreaterThan(0));
  return page;
}

describe("a page that listens to the server", () => {
  it("knows how things stand on opening, and at each piece of its news, and only its own", async () => {
    let count = 1;
    const page = await follow("ana", async () => String(count));
    count = 2;
    await ring("bia");
    await ring("ana");
    await vi.waitFor(() => expect(page.heard).toEqual(["1", "2"]));
    await page.leave();
  });

  it("hears last what is true last, however long a read takes", async () => {
    let count = 0;
    const page = await follow("ana", async () => {
      const read = count;
      await sleep(read === 1 ? 200 : 0);
      return String(read);
    });
    count = 1;
    await ring("ana");
    await sleep(50);
    count = 2;
    await ring("ana");
    await sleep(400);
    expect(page.heard.at(-1)).toBe("2");
    await page.leave();
  });

  it("hears what changed while the server did not hear the database", async () => {
    let count = 1;
    const page = await follow("ana", async () => String(count));
    count = 2;
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'
      and datname = current_database()`);
    await vi.waitFor(() => expect(page.heard.at(-1)).toBe("2"), { timeout: 5_000 });
    await page.leave();
  });

  it("ends when it cannot read, so that the browser comes back", async () => {
    const page = await follow("ana", async () => Promise.reject(new Error("sem banco")));
    await vi.waitFor(() => expect(page.isOver).toBe(true));
  });
});

it("is refused to who has twenty pages open already, until one is closed", async () => {
  const pages = await Promise.all(Array.from({ length: MOST_STREAMS }, () => follow("greedy", async () => "here")));
  const app = new Hono().get("/", (c) =>
    liveAnswer(c, { userId: "greedy", channel: "notice", isMine: () => true, send: async () => undefined }),
  );
  expect((await app.request("/")).status).toBe(429);
  await pages[0]?.leave();
  const again = await vi.waitFor(async () => {
    const answer = await app.request("/");
    expect(answer.status).toBe(200);
    return answer;
  }, 20_000);
  await again.body?.cancel();
  await Promise.all(pages.slice(1).map((page) => page.leave()));
});
