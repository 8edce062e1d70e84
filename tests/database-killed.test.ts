import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, describe, expect, it, vi } from "vitest";
import { leaksIn } from "../dev/cli/quiet-log.ts";
import { ownDatabase } from "./killed/own-database.ts";
import { spawnWorker } from "./killed/worker.ts";

// Before the app: it reads DATABASE_URL as it is imported.
const database = await ownDatabase();
const { saveCard } = await import("#modules/payments/cards/save-card.ts");
const { db, pool } = await import("#platform/db.ts");
const { ADDRESS, cardNumber, tokenOf } = await import("./card.ts");
const { createCart, createProduct, createStore, createUser } = await import("./factories.ts");
const { ledgerViolations, NO_VIOLATIONS } = await import("./ledger.ts");
const { attachSandbox } = await import("./sandbox.ts");

const ROOT = join(import.meta.dirname, "..");
const PRICE = 4_200;
const sandbox = attachSandbox();
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await pool.end();
  await database.close();
});

let logged = "";
let seed = 700;
async function shopper() {
  const [buyer, store] = [await createUser(), await createStore()];
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  const product = await createProduct(store.id, { priceCents: PRICE });
  const saved = await saveCard(buyer.id, { cardToken: await tokenOf({ number: cardNumber(seed++) }), billingAddress: ADDRESS });
  if (!saved.ok) throw new Error(saved.reason);
  return { buyer, cartId: await createCart([product.id]), cardId: saved.value.cardId, requestKey: randomUUID() };
}
type Shopper = Awaited<ReturnType<typeof shopper>>;

function run(args: string[]): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: "debug" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (bytes: Buffer) => (logged += bytes.toString()));
  children.push(child);
  return child;
}

async function buy({ buyer, cartId, cardId, requestKey }: Shopper): Promise<number> {
  const child = run(["tests/killed/buy.ts", buyer.id, cartId, cardId, requestKey, String(PRICE)]);
  const [code] = (await once(child, "exit")) as [number];
  return code;
}

type Step = { table: string; when: string };
const STEPS = {
  commit: { table: "order_items", when: "true" },
  sending: { table: "payment_attempts", when: "new.status = 'enviando'" },
  paying: { table: "orders", when: "new.status = 'pago'" },
} satisfies Record<string, Step>;

/** Buys, and kills the database when the purchase stands at this step; answers how the purchase ended for who bought. */
async function killedAt(step: keyof typeof STEPS, who: Shopper): Promise<number> {
  const { table, when } = STEPS[step];
  await db.execute(
    sql.raw(`create function hold_${step}() returns trigger language plpgsql as $$
    begin if ${when} then perform pg_advisory_xact_lock(77); end if; return new; end $$`),
  );
  await db.execute(
    sql.raw(`create trigger hold before insert or update on ${table} for each row execute function hold_${step}()`),
  );
  const holder = new Client({ connectionString: process.env.DATABASE_URL });
  holder.on("error", () => undefined);
  await holder.connect();
  await holder.query("select pg_advisory_lock(77)");
  const ended = buy(who);
  const early = ended.then((code) => {
    throw new Error(`the purchase ended with ${code} before it was held`);
  });
  await Promise.race([vi.waitUntil(isBlocked, { timeout: 120_000, interval: 200 }), early]);
  early.catch(() => undefined);
  database.kill();
  const code = await ended;
  await database.untilBack();
  await db.execute(sql.raw(`drop trigger hold on ${table}`));
  return code;
}

const isBlocked = async () => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return (rows[0]?.n ?? 0) > 0;
};
const ordersOf = async ({ buyer }: Shopper) =>
  (await db.execute<{ status: string }>(sql`select status from orders where user_id = ${buyer.id}`)).rows.map(
    (row) => row.status,
  );
const attemptsOf = async ({ buyer }: Shopper) =>
  (
    await db.execute<{ status: string }>(sql`
      select a.status from payment_attempts a join orders o on o.id = a.order_id where o.user_id = ${buyer.id}`)
  ).rows.map((row) => row.status);
const one = async (query: ReturnType<typeof sql>) => (await db.execute<{ n: number }>(query)).rows[0]?.n;

describe("the database killed with kill -9 in the middle of a card purchase", () => {
  const all: Shopper[] = [];

  it("before the order commits: the buyer gets an error, there is neither order nor charge, and buying again buys", async () => {
    const who = await shopper();
    expect(await killedAt("commit", who)).not.toBe(0);
    expect(await ordersOf(who)).toEqual([]);
    expect(await sandbox.charges()).toHaveLength(0);
    expect(await buy(who)).toBe(0);
    expect(await ordersOf(who)).toEqual(["pago"]);
    all.push(who);
  }, 300_000);

  it("after the order and before calling the provider: the attempt stays created, with its key", async () => {
    const who = await shopper();
    expect(await killedAt("sending", who)).not.toBe(0);
    expect(await ordersOf(who)).toEqual(["aguardando_pagamento"]);
    expect(await attemptsOf(who)).toEqual(["criada"]);
    expect(await sandbox.charges()).toHaveLength(all.length);
    all.push(who);
  }, 300_000);

  it("with the charge made and the answer in hand: the order still waits, and nothing is taken for failed", async () => {
    const who = await shopper();
    expect(await killedAt("paying", who)).not.toBe(0);
    expect(await ordersOf(who)).toEqual(["aguardando_pagamento"]);
    expect(await attemptsOf(who)).toEqual(["enviando"]);
    expect(await sandbox.charges()).toHaveLength(all.length);
    all.push(who);
  }, 300_000);

  it("a worker completes them all, and the database dies under it too: one payment, one access and one receipt each (INV-03, INV-06, INV-08, INV-09)", async () => {
    expect(all).toHaveLength(3);
    const worker = spawnWorker({ MAIL_PORT: "1" });
    children.push(worker);
    const isAtWork = async () => (await one(sql`select count(*)::int n from payment_attempts where poll_count > 0`)) !== 0;
    await vi.waitUntil(isAtWork, { timeout: 180_000, interval: 50 });
    database.kill();
    await database.untilBack();
    const isPaid = async () => (await Promise.all(all.map(ordersOf))).every(([status]) => status === "pago");
    await vi.waitUntil(() => isPaid().catch(() => false), { timeout: 200_000, interval: 300 });
    worker.kill("SIGKILL");
    expect((await sandbox.charges()).map((charge) => charge.status)).toEqual(["paid", "paid", "paid"]);
    for (const who of all) expect(await attemptsOf(who)).toEqual(["paga"]);
    expect(await one(sql`select count(*)::int n from ledger_journals where kind = 'charge.paid'`)).toBe(3);
    expect(await one(sql`select count(*)::int n from entitlements where revoked_at is null`)).toBe(3);
    expect(await one(sql`select count(*)::int n from outbox_emails where kind = 'pedido.recibo'`)).toBe(3);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  }, 500_000);
});

it("says nothing of anybody in the log, however the database fell", async () => {
  const list = async (column: string) =>
    (await db.execute<{ v: string }>(sql.raw(`select ${column} as v from users where ${column} is not null`))).rows.map(
      ({ v }) => v,
    );
  expect(logged).toContain('"err"');
  const people = { emails: new Set(await list("lower(email)")), documents: new Set(await list("document")) };
  expect(people.emails.size).toBeGreaterThan(0);
  expect(leaksIn(logged, { secrets: [], tokens: [], ...people })).toEqual([]);
  expect(logged).not.toMatch(/params: (?!\[hidden\])/);
});
