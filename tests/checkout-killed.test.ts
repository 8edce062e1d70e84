import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { saveCard } from "#modules/payments/cards/save-card.ts";
import { orders } from "#modules/orders/tables.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { ADDRESS, cardNumber, tokenOf } from "./card.ts";
import { CONFIRMED, confirmAtBank } from "./card-authentication.ts";
import { createCoupon, saveCodes, usesOf } from "./coupons.ts";
import { createCart, createProduct, createStore, createUser } from "./factories.ts";
import { type Moment, openDoor } from "./killed/provider-door.ts";
import { kill9, spawnWorker } from "./killed/worker.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { attachSandbox } from "./sandbox.ts";

const ROOT = join(import.meta.dirname, "..");
const FULL_PRICE = 5_250;
/** With the coupon of 20%, of a single use, that every buyer here has. */
const PRICE = 4_200;
const sandbox = attachSandbox();
let door: Awaited<ReturnType<typeof openDoor>>;
const children: ChildProcess[] = [];

beforeAll(async () => {
  door = await openDoor(Number(process.env.SANDBOX_PORT));
});
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  door.close();
});

let seed = 900;
async function shopper(number = cardNumber(seed++)) {
  const [buyer, store] = [await createUser(), await createStore()];
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  const product = await createProduct(store.id, { priceCents: FULL_PRICE });
  const coupon = await createCoupon(store.id, { maxUses: 1 });
  const saved = await saveCard(buyer.id, { cardToken: await tokenOf({ number }), billingAddress: ADDRESS });
  if (!saved.ok) throw new Error(saved.reason);
  const cartId = await createCart([product.id]);
  await saveCodes(cartId, [coupon]);
  return { buyer, cartId, cardId: saved.value.cardId, requestKey: randomUUID(), coupon };
}
type Shopper = Awaited<ReturnType<typeof shopper>>;

function run(args: string[]): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    cwd: ROOT,
    env: { ...process.env, PAGARME_API_URL: door.url, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  children.push(child);
  return child;
}

const buy = ({ buyer, cartId, cardId, requestKey }: Shopper): ChildProcess =>
  run(["tests/killed/buy.ts", buyer.id, cartId, cardId, requestKey, String(PRICE)]);

const ordersOf = ({ buyer }: Shopper) => db.select().from(orders).where(eq(orders.userId, buyer.id));
const attemptsOf = async (who: Shopper) => {
  const [order] = await ordersOf(who);
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, order?.id ?? randomUUID()));
};
const chargesOf = async (who: Shopper) => {
  const [order] = await ordersOf(who);
  return (await sandbox.charges()).filter((charge) => JSON.stringify(charge).includes(order?.id ?? "?"));
};

/** Kills the web process when its creation got as far as `at` of the provider's door. */
async function killedAt(at: Moment, number?: string): Promise<Shopper> {
  const who = await shopper(number);
  const reached = door.next(at);
  const child = buy(who);
  await reached;
  await kill9(child);
  return who;
}

/** Holds what the statement locks until the function given is called. */
async function hold(statement: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query("begin");
  await client.query(statement);
  return async () => {
    await client.query("rollback");
    await client.end();
  };
}

const isBlocked = async () => {
  const rows = await readRows(
    db,
    { n: col.int`count(*)::int` },
    (row) => sql`select ${row} from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return (rows[0]?.n ?? 0) > 0;
};
const until = (check: () => Promise<boolean>, timeout = 120_000) => vi.waitUntil(check, { timeout, interval: 200 });

describe("the web process killed with kill -9 in the middle of a card purchase", () => {
  const killed: Partial<Record<string, Shopper>> = {};

  it("before the order commits: there is no order at all, and buying again buys", async () => {
    const who = await shopper();
    const release = await hold(`select 1 from users where id = '${who.buyer.id}' for update`);
    const child = buy(who);
    await until(isBlocked);
    await kill9(child);
    await release();
    expect(await ordersOf(who)).toHaveLength(0);
    expect(await chargesOf(who)).toHaveLength(0);
    expect(await usesOf(who.coupon.id)).toHaveLength(0);
    await once(buy(who), "exit");
    expect(await ordersOf(who)).toMatchObject([{ status: "pago" }]);
    killed.commit = who;
  }, 300_000);

  it("after the order and before calling the provider: the attempt stays created, with its key", async () => {
    const who = await shopper();
    // The update that marks it sent waits, and dies there.
    await db.execute(sql`create function hold_sending() returns trigger language plpgsql as $$
      begin if new.status = 'enviando' then perform pg_advisory_xact_lock(4242); end if; return new; end $$`);
    await db.execute(
      sql`create trigger hold_sending before update on payment_attempts for each row execute function hold_sending()`,
    );
    const release = await hold("select pg_advisory_xact_lock(4242)");
    const child = buy(who);
    await until(isBlocked);
    await kill9(child);
    // The database would finish a statement whose caller is gone: it dies too, as the machine's power would take both.
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    await until(async () => !(await isBlocked()));
    await release();
    await db.execute(sql`drop trigger hold_sending on payment_attempts`);
    expect((await attemptsOf(who)).map((attempt) => attempt.status)).toEqual(["criada"]);
    expect(await chargesOf(who)).toHaveLength(0);
    killed.created = who;
  }, 300_000);

  it("the call does not reach the provider: the attempt stays sending, without a charge", async () => {
    const who = await killedAt("never-arrives");
    expect((await attemptsOf(who)).map((attempt) => attempt.status)).toEqual(["enviando"]);
    expect(await chargesOf(who)).toHaveLength(0);
    killed.before = who;
  }, 300_000);

  it("the provider charged and the answer is lost: the attempt stays sending, with one charge", async () => {
    const who = await killedAt("answer-lost");
    expect((await attemptsOf(who)).map((attempt) => attempt.status)).toEqual(["enviando"]);
    expect(await chargesOf(who)).toHaveLength(1);
    killed.lost = who;
  }, 300_000);

  it("with the answer in hand and uncommitted: the order still waits", async () => {
    const who = await shopper();
    const arrived = door.next("answered");
    await db.execute(sql`create function hold_paying() returns trigger language plpgsql as $$
      begin if new.status = 'pago' then perform pg_advisory_xact_lock(4343); end if; return new; end $$`);
    await db.execute(sql`create trigger hold_paying before update on orders for each row execute function hold_paying()`);
    const release = await hold("select pg_advisory_xact_lock(4343)");
    const child = buy(who);
    await arrived;
    await until(isBlocked);
    await kill9(child);
    await release();
    await db.execute(sql`drop trigger hold_paying on orders`);
    expect((await ordersOf(who)).map((order) => order.status)).toEqual(["aguardando_pagamento"]);
    killed.answered = who;
  }, 300_000);

  it("a worker completes them all: one paid order, one charge, one entry, one receipt and one coupon use each (INV-06, INV-08, INV-09, INV-27)", async () => {
    const all = Object.values(killed).filter((who) => who !== undefined);
    expect(all).toHaveLength(5);
    const worker = spawnWorker({ PAGARME_API_URL: door.url, MAIL_PORT: "1" });
    children.push(worker);
    await until(async () => (await Promise.all(all.map(ordersOf))).every(([order]) => order?.status === "pago"), 150_000);
    await kill9(worker);
    for (const who of all) {
      expect(await ordersOf(who)).toHaveLength(1);
      expect((await attemptsOf(who)).map((attempt) => attempt.status)).toEqual(["paga"]);
      expect((await chargesOf(who)).map((charge) => charge.status)).toEqual(["paid"]);
      expect((await usesOf(who.coupon.id)).map((use) => use.status)).toEqual(["consumido"]);
    }
    const one = async (query: ReturnType<typeof sql>) => (await db.execute<{ n: number }>(query)).rows[0]?.n;
    expect(await one(sql`select count(*)::int n from ledger_journals where kind = 'charge.paid'`)).toBe(all.length);
    expect(await one(sql`select count(*)::int n from outbox_emails where kind = 'pedido.recibo'`)).toBe(all.length);
    expect(await one(sql`select count(*)::int n from entitlements where revoked_at is null`)).toBe(all.length);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  }, 300_000);

  it("a card that its buyer confirms, killed on either side of the call: the bank's page is found again, and one charge is paid", async () => {
    await confirmAtBank();
    sandbox.bankAt("https://banco.example");
    const both = [await killedAt("never-arrives", CONFIRMED), await killedAt("answer-lost", CONFIRMED)];
    for (const who of both) expect((await attemptsOf(who)).map((attempt) => attempt.status)).toEqual(["enviando"]);
    const worker = spawnWorker({ PAGARME_API_URL: door.url, MAIL_PORT: "1" });
    children.push(worker);
    const states = async () => (await Promise.all(both.map(attemptsOf))).flat().map((attempt) => attempt.status);
    await until(async () => (await states()).every((status) => status === "autenticando"), 150_000);
    for (const who of both) {
      const [charge, ...others] = await chargesOf(who);
      expect(others).toEqual([]);
      await sandbox.outcome(charge?.id ?? "", "confirm");
    }
    await until(async () => (await Promise.all(both.map(ordersOf))).every(([order]) => order?.status === "pago"), 150_000);
    await kill9(worker);
    expect(await states()).toEqual(["paga", "paga"]);
    for (const who of both) expect((await usesOf(who.coupon.id)).map((use) => use.status)).toEqual(["consumido"]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  }, 300_000);
});
