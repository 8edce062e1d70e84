import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addToCart, summariseAfter } from "#modules/cart/add-to-cart.ts";
import { CART_COOKIE } from "#modules/cart/cart-cookie.ts";
import { findCartId } from "#modules/cart/find-cart.ts";
import { listProducts } from "#modules/catalog/queries/listing.ts";
import "#modules/checkout/functions.ts";
import { placeOrder } from "#modules/checkout/place-order.ts";
import { findOrderProgress } from "#modules/checkout/queries/order-progress.ts";
import { listLibrary, listOtherOrders, summariseLibrary } from "#modules/delivery/queries/list-library.ts";
import { orderRoutes } from "#modules/orders/http.ts";
import { bookDueFees } from "#modules/payments/book-fee.ts";
import * as payments from "#modules/payments/jobs.ts";
import { processDueEvents } from "#modules/payments/process-event.ts";
import { receiveEvent } from "#modules/payments/receive-event.ts";
import { readCategorySections } from "#modules/shop/queries/category-sections.ts";
import { readProductPage } from "#modules/shop/queries/product-view.ts";
import { closeBus, openBus } from "#platform/bus.ts";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { closeJobs } from "#platform/jobs.ts";
import { definedLimits } from "#platform/limits.ts";
import { closeMail } from "#platform/mail.ts";
import { col, readRows } from "#platform/read.ts";
import { takePoints } from "#platform/rate-limit.ts";
import { sendDueEmails } from "#platform/send-emails.ts";
import { findViewer } from "#platform/session.ts";
import { emailMessages } from "../src/worker.ts";
import { cpfOf } from "./coupons.ts";
import { createProduct, createStore } from "./factories.ts";
import { attachSandbox } from "./sandbox.ts";
import {
  describeStatements,
  roundTrips,
  type Sent,
  statementsOf,
  step,
  uncounted,
  watchStatements,
  writingTransactions,
} from "./statements/recorder.ts";
import { openQueue } from "./statements/work-queue.ts";

const sandbox = attachSandbox();
watchStatements();
const received: string[] = [];
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  disableReverseLookup: true,
  onData: (stream, _session, answer) => void buffer(stream).then((raw) => (received.push(raw.toString()), answer()), answer),
});
let queue: Awaited<ReturnType<typeof openQueue>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => post.listen(0, "127.0.0.1", resolve));
  const address = post.server.address();
  Object.assign(env, { MAIL_PORT: typeof address === "object" ? address?.port : 0 });
  await openBus();
  queue = await openQueue(payments.jobs);
});
afterAll(async () => {
  closeMail();
  await queue.close();
  await closeBus();
  await closeJobs();
  await new Promise<void>((resolve) => post.close(resolve));
});

/** Fails with the whole list when more is asked than was. Some go together when they happen to be ready together: fewer is no fault. */
function expectAtMost(sent: readonly Sent[], most: { statements: number; trips?: number; transactions: number }): void {
  const list = describeStatements(sent);
  if (process.env.SHOW_STATEMENTS)
    console.info(`${sent.length} in ${roundTrips(sent)} round trips, ${writingTransactions(sent)} that write\n${list}`);
  expect(roundTrips(sent), `round trips, more than before:\n${list}`).toBeLessThanOrEqual(most.trips ?? most.statements);
  expect(sent.length, `statements, more than before:\n${list}`).toBeLessThanOrEqual(most.statements);
  expect(writingTransactions(sent), `transactions that write, more than before:\n${list}`).toBeLessThanOrEqual(most.transactions);
}

async function sellable(priceCents: number) {
  const store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  return createProduct(store.id, { priceCents });
}

let guests = 300;
type Charge = { orderId: string; userId: string; chargeId: string; providerOrderId: string };

/** What the doors of a guest's purchase by Pix do, one after the other, with the provider's events and the worker's jobs. */
async function buyByPix(product: { id: number; priceCents: number }): Promise<Charge> {
  const ip = `10.77.${Math.floor(guests / 250)}.${guests % 250}`;
  const email = `visita-${randomUUID()}@exemplo.com.br`;
  step("addToCart");
  const added = await addToCart({ cartId: await findCartId(null, null), viewer: null }, product.id);
  if (!added.ok) throw new Error(added.reason);
  await summariseAfter(added.value, product.id);
  const cartCookie = `${CART_COOKIE}=${added.value.newToken}`;

  step("placeOrder");
  const limits = definedLimits().filter(({ name }) => name.startsWith("place-order"));
  await takePoints(limits.map((limit) => ({ limit, key: ip })));
  const placed = await placeOrder({
    viewer: await findViewer(cartCookie),
    cartId: await findCartId(cartCookie, null),
    buyer: { name: "Marina Teles Couto", email, document: cpfOf(guests++) },
    expectedTotalCents: product.priceCents,
    requestKey: randomUUID(),
    payment: { method: "pix" },
    device: { ip, userAgent: "teste" },
  });
  if (!placed.ok) throw new Error(placed.reason);
  const { orderId, setCookie } = placed.value;
  const cookie = `${cartCookie}; ${setCookie?.split(";")[0]}`;
  step("page of the order");
  const page = await openPage(orderId, cookie);

  const charge = await uncounted(() => findCharge(orderId));
  step("event");
  await announced("charge.pending", charge);
  await processDueEvents();
  await uncounted(() => sandbox.outcome(charge.chargeId, "pay"));
  step("events");
  await Promise.all([announced("order.paid", charge), announced("charge.paid", charge)]);
  await processDueEvents();
  await page.hears("pago");
  step("progress");
  const viewer = await findViewer(cookie);
  const progress = await findOrderProgress(viewer?.userId ?? "", orderId);
  expect(progress?.stage).toBe("pago");
  step("e-mails");
  await sendDueEmails(emailMessages);
  step("fees");
  await uncounted(() => db.execute(sql`update payment_attempts set fee_at = now() where fee_at is not null`));
  await bookDueFees();
  await uncounted(() => expectNothingDue(charge.orderId));
  await queue.work({ ahead: true });
  return charge;
}

/** What every worker asks by the clock, whoever buys, finds nothing of this purchase: neither an attempt to start nor a code to e-mail. */
async function expectNothingDue(orderId: string): Promise<void> {
  const { rows } = await db.execute(sql`
    select status, code_email_at, fee_at, next_poll_at > now() + interval '1 hour' as "isLate" from payment_attempts where order_id = ${orderId}`);
  expect(rows).toEqual([{ status: "paga", code_email_at: null, fee_at: null, isLate: true }]);
}

const announced = (type: string, { chargeId, providerOrderId }: Charge, id = `hook_${randomUUID()}`) =>
  receiveEvent({ id, type, data: { id: type.startsWith("order.") ? providerOrderId : chargeId } });

async function findCharge(orderId: string): Promise<Charge> {
  const [charge] = await readRows(
    db,
    {
      orderId: col.text`o.id`,
      userId: col.text`o.user_id`,
      chargeId: col.text`a.provider_charge_id`,
      providerOrderId: col.text`a.provider_order_id`,
    },
    (row) => sql`select ${row} from payment_attempts a join orders o on o.id = a.order_id where o.id = ${orderId}`,
  );
  if (!charge) throw new Error("no charge");
  return charge;
}

/** The stream that an open page of an order listens to. */
async function openPage(orderId: string, cookie: string) {
  const answer = await orderRoutes.request(`/eventos/pedido/${orderId}`, { headers: { cookie } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    hears: async (status: string): Promise<void> => {
      for (let received = ""; !received.includes(`"${status}"`);) {
        const part = await reader?.read();
        if (!part || part.done) throw new Error(`the page closed before ${status}`);
        received += part.value;
      }
      await reader?.cancel();
    },
  };
}

describe("what the database is asked", () => {
  it("of a guest's purchase by Pix, from the cart to the receipt sent", async () => {
    const product = await sellable(3_490);
    // What a process keeps and a connection prepares is there from the second purchase on.
    await buyByPix(product);
    received.length = 0;
    const sent = await statementsOf(() => buyByPix(product));
    expect(received).toHaveLength(2);
    // 55 in 47, and one more when the announcement of the code reaches the page just after it opened.
    expectAtMost(sent, { statements: 56, trips: 48, transactions: 16 });
  }, 120_000);

  it("of one event of the provider, and of the same event again", async () => {
    const bought = await buyByPix(await sellable(2_000));
    const id = `hook_${randomUUID()}`;
    const first = await statementsOf(async () => {
      await announced("charge.updated", bought, id);
      await processDueEvents();
    });
    expectAtMost(first, { statements: 8, trips: 6, transactions: 3 });
    const again = await statementsOf(() => announced("charge.updated", bought, id));
    expectAtMost(again, { statements: 1, transactions: 1 });
    const due = sql`select 1 from webhook_events where status in ('recebido', 'erro') and next_try_at <= now()`;
    expect((await db.execute(due)).rows).toEqual([]);
  }, 120_000);

  it("of a list", async () => {
    await sellable(2_000);
    const list = async () => {
      const listing = await listProducts({ preco_max: "50" });
      if (listing) await readCategorySections(listing);
    };
    await list();
    expectAtMost(await statementsOf(list), { statements: 8, transactions: 0 });
  });

  it("of a product's page", async () => {
    const { slug } = await sellable(2_000);
    await readProductPage(slug);
    expectAtMost(await statementsOf(() => readProductPage(slug)), { statements: 12, transactions: 0 });
  });

  it("of a library", async () => {
    const { userId } = await buyByPix(await sellable(2_000));
    const library = () =>
      Promise.all([listLibrary(userId, { search: "", page: 1 }), summariseLibrary(userId), listOtherOrders(userId)]);
    expectAtMost(await statementsOf(library), { statements: 4, transactions: 0 });
  }, 120_000);
});
