import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { purgeState, sendPurges } from "#platform/cdn/purges.ts";
import { db, transact } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { invalidate } from "#platform/page-cache.ts";
import { openPurge } from "./open-purge.ts";

type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
const calls: Call[] = [];
let status = 200;
let answer = '{"success":true}';
/** The other side, as its documentation says it answers. */
const server = createServer((incoming, outgoing) => {
  let body = "";
  incoming.on("data", (chunk) => (body += String(chunk)));
  incoming.on("end", () => {
    calls.push({ method: incoming.method ?? "", path: incoming.url ?? "", headers: incoming.headers, body });
    outgoing.writeHead(status, { "content-type": "application/json" }).end(answer);
  });
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
afterAll(() => server.close());

const GIVEN = { CDN_ZONE: "zone-1", CDN_TOKEN: "word-1", CDN_URL: url };
const purgeOf = (provider: "cloudflare" | "fastly" | "varnish", given = GIVEN) => {
  env.CDN_PROVIDER = provider;
  const purge = openPurge({ ...given, CDN_PROVIDER: provider });
  if (!purge) throw new Error("none");
  return purge;
};
const change = (...tags: string[]) => transact(async (tx) => ok(await invalidate(tx, ...tags)));
/** As if so long had gone by. */
const later = (seconds: number) => db.execute(sql`update cdn_purges set due_at = due_at - make_interval(secs => ${seconds})`);

afterEach(async () => {
  env.CDN_PROVIDER = undefined;
  calls.length = 0;
  [status, answer] = [200, '{"success":true}'];
  await db.execute(sql`delete from cdn_purges`);
});

describe("what changed is told", () => {
  it("to Cloudflare by the tags of its zone", async () => {
    const purge = purgeOf("cloudflare");
    await change("product:1", "store:2");
    await sendPurges(purge);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ method: "POST", path: "/client/v4/zones/zone-1/purge_cache" });
    expect(calls[0]?.headers).toMatchObject({ authorization: "Bearer word-1", "content-type": "application/json" });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ tags: ["product:1", "store:2"] });
  });

  it("to Fastly by the keys of its service", async () => {
    const purge = purgeOf("fastly");
    await change("product:1", "store:2");
    await sendPurges(purge);
    expect(calls).toMatchObject([{ method: "POST", path: "/service/zone-1/purge" }]);
    expect(calls[0]?.headers).toMatchObject({ "fastly-key": "word-1", "surrogate-key": "product:1 store:2" });
  });

  it("to every Varnish, with the word that its configuration asks for", async () => {
    const purge = purgeOf("varnish", { ...GIVEN, CDN_URL: `${url}/a, ${url}/b` });
    await change("product:1", "store:2");
    await sendPurges(purge);
    expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(["PURGE /a", "PURGE /b"]);
    for (const { headers } of calls)
      expect(headers).toMatchObject({ "xkey-purge": "product:1 store:2", "x-purge-token": "word-1" });
  });
});

describe("what the network must forget", () => {
  it("is nothing of a transaction that was given up, and nothing at all without a network", async () => {
    await change("product:1");
    const purge = purgeOf("varnish");
    await transact(async (tx) => {
      await invalidate(tx, "product:2");
      return { ok: false as const, reason: "no" };
    });
    expect(await sendPurges(purge)).toBe(0);
    expect(calls).toEqual([]);
  });

  it("is told once however often it changed, once more when every node has heard, and then no more", async () => {
    const purge = purgeOf("varnish");
    for (let nth = 0; nth < 5; nth++) await change("list");
    await sendPurges(purge);
    await sendPurges(purge);
    expect(calls).toHaveLength(1);
    await later(5);
    await sendPurges(purge);
    expect(calls).toHaveLength(2);
    await later(600);
    expect(await sendPurges(purge)).toBe(0);
    expect((await db.execute(sql`select 1 from cdn_purges`)).rowCount).toBe(0);
  });

  it("is told by two workers at once as by one", async () => {
    const purge = purgeOf("varnish");
    await change("product:1", "product:2", "product:3");
    await Promise.all([sendPurges(purge), sendPurges(purge)]);
    expect(calls.flatMap(({ headers }) => String(headers["xkey-purge"]).split(" ")).toSorted()).toEqual([
      "product:1",
      "product:2",
      "product:3",
    ]);
  });

  it.each([
    ["Cloudflare says that it did not succeed", 200, '{"success":false,"errors":[{"code":1094}]}', "1094"],
    ["it answers 429", 429, "slow down", "429"],
    ["it answers 500", 500, "", "500"],
  ])("is told again when %s, for as long as it takes, and the wait is measured", async (_, badStatus, badAnswer, reason) => {
    const purge = purgeOf("cloudflare");
    await change("product:1");
    [status, answer] = [badStatus, badAnswer];
    for (let nth = 0; nth < 12; nth++) {
      await sendPurges(purge);
      await later(300);
    }
    expect(calls).toHaveLength(12);
    expect(await purgeState()).toMatchObject({ tags: 1, lastError: expect.stringContaining(reason) as string });
    [status, answer] = [200, '{"success":true}'];
    await sendPurges(purge);
    expect(calls).toHaveLength(13);
    expect(await purgeState()).toEqual({ tags: 0, seconds: 0, lastError: null });
  });

  it("is not asked for again at once by what just failed", async () => {
    const purge = purgeOf("fastly");
    await change("product:1");
    status = 503;
    await sendPurges(purge);
    await sendPurges(purge);
    expect(calls).toHaveLength(1);
  });

  it("goes in calls of no more tags than the network takes, so many a turn, and the rest in the next", async () => {
    const purge = purgeOf("cloudflare");
    await change(...Array.from({ length: 700 }, (_each, nth) => `product:${nth}`));
    await sendPurges(purge);
    expect(calls).toHaveLength(20);
    await sendPurges(purge);
    const purgedTags = calls.flatMap(({ body }) => (JSON.parse(body) as { tags: string[] }).tags);
    expect(new Set(purgedTags).size).toBe(700);
    expect(purgedTags).toHaveLength(700);
    for (const { body } of calls) expect((JSON.parse(body) as { tags: string[] }).tags.length).toBeLessThanOrEqual(30);
  });

  it("that a worker had taken as it died is told by another", async () => {
    const purge = purgeOf("varnish");
    await change("product:1");
    await db.execute(sql`update cdn_purges set due_at = now() + interval '300 seconds'`);
    expect(await sendPurges(purge)).toBe(0);
    await later(301);
    expect(await sendPurges(purge)).toBe(1);
  });
});
