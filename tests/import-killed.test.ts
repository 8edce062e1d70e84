import type { ChildProcess } from "node:child_process";
import { sql } from "drizzle-orm";
import { afterAll, expect, it, vi } from "vitest";
import { csvRow } from "#kit/csv.ts";
import { checkImport } from "#modules/catalog/import/check-import.ts";
import { startImport } from "#modules/catalog/import/start-import.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { createStore, createUser, viewerOf } from "./factories.ts";
import { kill9, spawnWorker } from "./killed/worker.ts";

const LINES = 500;
let worker: ChildProcess | undefined;

function startWorker(): void {
  worker = spawnWorker();
}
/** And as if the half minute of silence after which another takes up its work had passed. */
async function killWorker(): Promise<void> {
  await kill9(worker);
  await db.execute(sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '30 seconds' where state = 'active'`);
}
afterAll(() => worker?.kill("SIGKILL"));

const count = async (query: ReturnType<typeof sql>) => (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;
const made = () => count(sql`select count(*)::int n from material_import_rows where made_at is not null`);
const drafts = () => count(sql`select count(*)::int n from products`);
/** Somebody waits for the row of the store: the worker, in the middle of a few lines. */
const isWaiting = async () => (await count(sql`select count(*)::int n from pg_locks where not granted`)) > 0;

it("kill -9 in the middle of a spreadsheet of 500 lines, twice: each line becomes one draft, and only one (INV-32)", async () => {
  const user = await createUser();
  const store = await createStore({ ownerId: user.id });
  const viewer = (await viewerOf(user)) as AuthorViewer;
  const lines = Array.from({ length: LINES }, (_, index) => csvRow([`Material ${index}`, "12,90"]));
  const read = await checkImport(viewer, { fileName: "materiais.csv", text: csvRow(["titulo", "preco"]) + lines.join("") });
  if (!read.ok) throw new Error(read.reason);

  /** Kills the worker while it waits for the store's row, held here: nothing of the lines in its hands may stay. */
  const killWaiting = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from stores where id = ${store.id} for update`);
      await vi.waitUntil(isWaiting, { timeout: 90_000, interval: 20 });
      await killWorker();
    });

  expect((await startImport(viewer, read.value.importId)).ok).toBe(true);
  startWorker();
  await killWaiting();
  expect(await made()).toBe(0);

  startWorker();
  await vi.waitUntil(async () => (await made()) > 0, { timeout: 90_000, interval: 2 });
  await killWaiting();
  expect(await made()).toBeGreaterThan(0);
  expect(await made()).toBeLessThan(LINES);
  expect(await drafts()).toBe(await made());

  startWorker();
  const isReady = async () => (await count(sql`select count(*)::int n from material_imports where status = 'pronta'`)) === 1;
  await vi.waitUntil(isReady, { timeout: 90_000, interval: 200 });
  expect(await made()).toBe(LINES);
  expect(await drafts()).toBe(LINES);
  expect(await count(sql`select count(distinct draft ->> 'title')::int n from products`)).toBe(LINES);
}, 300_000);
