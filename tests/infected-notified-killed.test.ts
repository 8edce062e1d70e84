import type { ChildProcess } from "node:child_process";
import { sql } from "drizzle-orm";
import { afterAll, expect, it, vi } from "vitest";
import { scanSold } from "#modules/catalog/antivirus/scan-sold.ts";
import { db } from "#platform/db.ts";
import { attachClamd } from "./fake-clamd.ts";
import { buyFile, sellCleanFile } from "./infected-sale.ts";
import { kill9, spawnWorker } from "./killed/worker.ts";

const clamd = attachClamd();
const BUYERS = 240;
let worker: ChildProcess | undefined;
afterAll(() => worker?.kill("SIGKILL"));

const count = async (query: ReturnType<typeof sql>) => (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;
const countEmails = () => count(sql`select count(*)::int n from outbox_emails where kind = 'compra.infectada'`);
/** The worker, in the middle of some buyers, waits for the table held here: not the last it writes, behind which its commit is already sent. */
const isWaiting = async () => (await count(sql`select count(*)::int n from pg_locks where not granted`)) > 0;

/** Kills the worker while it tells some of them, and as if the silence had passed after which another takes up its work. */
async function killWhileTelling(when: () => Promise<boolean>): Promise<void> {
  worker = spawnWorker();
  await vi.waitUntil(when, { timeout: 90_000, interval: 5 });
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table notifications in exclusive mode`);
    await vi.waitUntil(isWaiting, { timeout: 90_000, interval: 20 });
    await kill9(worker);
  });
  await db.execute(sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '30 seconds' where state = 'active'`);
}

it("kill -9 while 240 buyers are told of an infected file, twice: each is told, and none twice", async () => {
  const sale = await sellCleanFile();
  for (let bought = 0; bought < BUYERS; bought += 20) await Promise.all(Array.from({ length: 20 }, () => buyFile(sale)));
  clamd.state.signatures = 27_002;
  clamd.state.marker = sale.bytes;
  expect(await scanSold(sale.fileId)).toBe("infectado");

  await killWhileTelling(() => Promise.resolve(true));
  expect(await countEmails()).toBe(0);
  await killWhileTelling(async () => (await countEmails()) > 0);
  expect(await countEmails()).toBeGreaterThan(0);
  expect(await countEmails()).toBeLessThan(BUYERS);

  worker = spawnWorker();
  await vi.waitUntil(async () => (await countEmails()) === BUYERS, { timeout: 200_000, interval: 100 });
  const done = sql`select count(*)::int n from pgboss.job where name = 'catalog.tell-infected' and state = 'completed'`;
  await vi.waitUntil(async () => (await count(done)) === 1, { timeout: 90_000, interval: 100 });
  expect(await countEmails()).toBe(BUYERS);
  expect(await count(sql`select count(distinct recipient)::int n from outbox_emails where kind = 'compra.infectada'`)).toBe(
    BUYERS,
  );
  expect(await count(sql`select count(*)::int n from notifications where event = 'compra.infectada'`)).toBe(BUYERS);
}, 480_000);
