import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { freePort } from "../dev/cli/ports.ts";
import { startPostgres } from "../dev/embedded-postgres.ts";
import { startReplica } from "../dev/embedded-postgres/replica.ts";
import { quickFolder } from "../dev/quick-folder.ts";
import type { RequestScope } from "#platform/request-scope.ts";

// Before the app: it reads the two addresses as it is imported.
const folder = quickFolder("autoria-replica-");
// The server's account has to walk in.
chmodSync(folder, 0o755);
const quick = { fsync: "off", shared_buffers: "32MB" };
const primary = await startPostgres({ dataDir: join(folder, "primary"), port: await freePort(54_500), settings: quick });
const replica = await startReplica(primary, { dataDir: join(folder, "replica"), port: await freePort(54_600), settings: quick });
process.env.DATABASE_URL = primary.url;
process.env.DATABASE_REPLICA_URL = replica.url;
const { ok } = await import("#kit/outcome.ts");
const { closeBus, listen, openBus } = await import("#platform/bus.ts");
const { db, pool, transact } = await import("#platform/db.ts");
const { cachedPages } = await import("#platform/http/cached-pages.ts");
const { readiness } = await import("#platform/http/readiness.ts");
const { followInvalidations, forgetEverything, invalidate } = await import("#platform/page-cache.ts");
const { inScope, tagPage } = await import("#platform/request-scope.ts");
const { closeReplica } = await import("#platform/replica.ts");

/** The page of the test: what is on the shelf, and which server said so. */
async function render(): Promise<Response> {
  tagPage("shelf");
  const { rows } = await db.execute(sql`select words, pg_is_in_recovery() as is_replica from shelf`);
  return new Response(`<html lang="pt-BR">${JSON.stringify(rows[0])}</html>`, { headers: { "content-type": "text/html" } });
}
const answer = cachedPages([{ path: /^\/$/, params: [] }], { ready: () => Promise.resolve(), render });
const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
let onReplica: pg.Client;
let running = replica;

async function page(): Promise<{ words: string; is_replica: boolean }> {
  const drawn = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const text = await drawn.text();
  return JSON.parse(/\{.*\}/.exec(text)?.[0] ?? `{"words":"status ${drawn.status}"}`) as { words: string; is_replica: boolean };
}

const waiting = new Set<() => void>();
/** Changes the shelf and waits until this process heard so. */
async function change(words: string): Promise<void> {
  const announced = new Promise<void>((resolve) => waiting.add(resolve));
  await transact(async (tx) => {
    await tx.execute(sql`update shelf set words = ${words}`);
    return ok(await invalidate(tx, "shelf"));
  });
  await announced;
}

beforeAll(async () => {
  await db.execute(sql`create table shelf (words text not null)`);
  await db.execute(sql`insert into shelf values ('nothing yet')`);
  await openBus();
  followInvalidations();
  listen(
    "cache",
    () => waiting.forEach((resume) => resume()),
    () => undefined,
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onReplica = new pg.Client({ connectionString: replica.url });
  onReplica.on("error", () => undefined);
  await onReplica.connect();
});
beforeEach(() => waiting.clear());
afterAll(async () => {
  server.close();
  await closeBus();
  await onReplica.end().catch(() => undefined);
  await closeReplica();
  await pool.end();
  await running.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Draws anew until the replica answers: after it was behind it is left alone for a second. */
const untilReplicaAnswers = () =>
  vi.waitFor(
    async () => {
      forgetEverything();
      expect(await page()).toMatchObject({ is_replica: true });
    },
    { timeout: 15_000, interval: 100 },
  );

it("draws fifty pages from the replica, and none from before the change it was drawn after", { timeout: 60_000 }, async () => {
  await onReplica.query("alter system set recovery_min_apply_delay = '12ms'");
  await onReplica.query("select pg_reload_conf()");
  await untilReplicaAnswers();
  let ofReplica = 0;
  for (let nth = 1; ofReplica < 50; nth++) {
    await change(`change ${nth}`);
    const drawn = await page();
    expect(drawn.words).toBe(`change ${nth}`);
    if (drawn.is_replica) ofReplica++;
  }
});

it(
  "draws from the primary while the replica is held back, says so, and goes back to the replica",
  { timeout: 60_000 },
  async () => {
    await untilReplicaAnswers();
    await onReplica.query("select pg_wal_replay_pause()");
    for (const words of ["held once", "held twice", "held again"]) {
      await change(words);
      expect(await page()).toEqual({ words, is_replica: false });
    }
    expect((await readiness(openBus)).parts).toMatchObject({ replica: "behind" });
    await onReplica.query("select pg_wal_replay_resume()");
    await untilReplicaAnswers();
    expect(await page()).toEqual({ words: "held again", is_replica: true });
    expect(await readiness(openBus)).toMatchObject({ isReady: true, parts: { replica: "ok" } });
  },
);

it("answers without an error when the replica is gone, and with it again when it is back", { timeout: 90_000 }, async () => {
  await untilReplicaAnswers();
  await replica.stop();
  forgetEverything();
  expect(await page()).toEqual({ words: "held again", is_replica: false });
  const drawing: RequestScope = { id: "drawing", ip: "127.0.0.1", nonce: null, tags: new Set(), readsReplica: true };
  await inScope(drawing, async () => await db.execute(sql`select words from shelf`));
  expect(drawing.readsReplica, "a drawing whose first reading was not answered does not ask the replica for its next").toBe(
    false,
  );
  await change("without it");
  expect(await page()).toEqual({ words: "without it", is_replica: false });
  expect(await readiness(openBus)).toMatchObject({ isReady: true, parts: { replica: "down" } });
  running = await startPostgres({ dataDir: join(folder, "replica"), port: replica.port, settings: quick });
  await untilReplicaAnswers();
});
