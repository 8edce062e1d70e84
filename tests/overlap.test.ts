import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#modules/accounts/tables.ts";
import { productVersionContents } from "#modules/catalog/bundles/tables.ts";
import { products } from "#modules/catalog/tables.ts";
import { findOrderProgress } from "#modules/checkout/queries/order-progress.ts";
import { findPixPage } from "#modules/checkout/queries.ts";
import { createOrder } from "#modules/orders/create-order.ts";
import { endLostOrders } from "#modules/payments/end-lost-orders.ts";
import { openPixAttempt } from "#modules/payments/open-attempt.ts";
import { payOrder } from "#modules/payments/pay-order.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { startPayment } from "#modules/payments/start-payment.ts";
import { stores } from "#modules/stores/tables.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore, createUser, type TestUser } from "./factories.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { refundsOf, sendRefunds } from "./paid-order.ts";
import { orderStatus, readAttempt } from "./pending-order.ts";
import { attachSandbox } from "./sandbox.ts";

const sandbox = attachSandbox();

type Product = Awaited<ReturnType<typeof createProduct>>;
type Waiting = { orderId: string; attemptId: string };

async function onSale(priceCents: number): Promise<Product> {
  const store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  return createProduct(store.id, { priceCents });
}

/** An order of this person with a Pix code in hand. */
async function waitingFor(buyer: TestUser, bought: Product[]): Promise<Waiting> {
  const made = await transact(async (tx) => {
    const order = await createOrder(tx, {
      userId: buyer.id,
      requestKey: randomUUID(),
      buyer: { name: buyer.name, email: buyer.email, document: "52998224725" },
      lines: bought.map((product) => ({
        productId: product.id,
        versionId: product.versionId,
        storeId: product.storeId,
        title: product.title,
        license: "pessoal",
        priceCents: product.priceCents,
        commissionBps: null,
      })),
    });
    return ok({ orderId: order.id, attemptId: await openPixAttempt(tx, order) });
  });
  await startPayment(made.value.attemptId);
  return made.value;
}

const chargeOf = async ({ attemptId }: Waiting): Promise<string> => (await readAttempt(attemptId)).providerChargeId ?? "";
const payAtBank = async (order: Waiting) => sandbox.outcome(await chargeOf(order), "pay");
async function pay(order: Waiting): Promise<void> {
  await payAtBank(order);
  await settleAttempt(order.attemptId);
}

async function ownedTimes(buyer: TestUser, product: Product): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from entitlements
    where user_id = ${buyer.id} and product_id = ${product.id} and revoked_at is null`);
  return rows[0]?.n ?? 0;
}

const salesOf = async (product: Product): Promise<number> => {
  const { rows } = await db.execute<{ sales: number }>(sql`select sales from product_stats where product_id = ${product.id}`);
  return rows[0]?.sales ?? 0;
};

const eventsOf = async (buyer: TestUser): Promise<string[]> => {
  const { rows } = await db.execute<{ event: string }>(
    sql`select event from notifications where user_id = ${buyer.id} order by created_at, id`,
  );
  return rows.map((row) => row.event);
};

const statusAtProvider = async (order: Waiting): Promise<string | undefined> => {
  const chargeId = await chargeOf(order);
  return (await sandbox.charges()).find((charge) => charge.id === chargeId)?.status;
};

describe("what the buyer already has is not paid for twice", () => {
  it("gives back the whole of an order whose only product was bought in another", async () => {
    const buyer = await createUser();
    const [x, y] = [await onSale(3_000), await onSale(2_000)];
    const [first, second] = [await waitingFor(buyer, [x]), await waitingFor(buyer, [x, y])];
    await pay(second);
    await pay(first);
    expect(await orderStatus(first.orderId)).toBe("estornando");
    expect(await refundsOf(first.orderId)).toMatchObject([{ cause: "ja_comprado", amountCents: 3_000, requestedBy: null }]);
    await sendRefunds(first.orderId, first.attemptId);
    expect([await orderStatus(first.orderId), await orderStatus(second.orderId)]).toEqual(["estornado", "pago"]);
    expect([await ownedTimes(buyer, x), await ownedTimes(buyer, y), await salesOf(x)]).toEqual([1, 1, 1]);
    expect(await eventsOf(buyer)).toContain("pedido.devolucao");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("sells the rest of an order of which one product was bought in another", async () => {
    const buyer = await createUser();
    const [x, y] = [await onSale(3_000), await onSale(2_000)];
    const [first, second] = [await waitingFor(buyer, [x]), await waitingFor(buyer, [x, y])];
    await pay(first);
    await pay(second);
    expect(await refundsOf(second.orderId)).toMatchObject([{ cause: "ja_comprado", amountCents: 3_000 }]);
    expect([await ownedTimes(buyer, x), await ownedTimes(buyer, y)]).toEqual([1, 1]);
    expect(await findOrderProgress(buyer.id, second.orderId)).toMatchObject({ stage: "pago" });
    expect((await findPixPage(buyer.id, second.orderId))?.order.status).toBe("parcialmente_estornado");
    await sendRefunds(second.orderId, second.attemptId);
    expect(await orderStatus(second.orderId)).toBe("parcialmente_estornado");
    expect([await ownedTimes(buyer, x), await ownedTimes(buyer, y)]).toEqual([1, 1]);
    expect([await salesOf(x), await salesOf(y)]).toEqual([1, 1]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("sells it once when both orders are paid at the same instant", async () => {
    const buyer = await createUser();
    const x = await onSale(3_000);
    const waiting = [];
    for (let n = 0; n < 4; n++) waiting.push(await waitingFor(buyer, [x]));
    for (const order of waiting) await payAtBank(order);
    await Promise.all(waiting.map((order) => settleAttempt(order.attemptId)));
    expect(await ownedTimes(buyer, x)).toBe(1);
    const statuses = await Promise.all(waiting.map((order) => orderStatus(order.orderId)));
    expect(statuses.filter((status) => status === "pago")).toHaveLength(1);
    expect(statuses.filter((status) => status === "estornando")).toHaveLength(3);
    for (const order of waiting) await sendRefunds(order.orderId, order.attemptId);
    expect(await salesOf(x)).toBe(1);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("gives back a product that came inside a bundle bought meanwhile", async () => {
    const buyer = await createUser();
    const [x, bundle] = [await onSale(3_000), await onSale(4_500)];
    await db.insert(productVersionContents).values({ versionId: bundle.versionId, productId: x.id, position: 0 });
    const [first, second] = [await waitingFor(buyer, [x]), await waitingFor(buyer, [bundle])];
    await pay(second);
    await pay(first);
    expect(await refundsOf(first.orderId)).toMatchObject([{ cause: "ja_comprado", amountCents: 3_000 }]);
    expect(await ownedTimes(buyer, x)).toBe(1);
  });

  it("ends the orders that still wait for it, cancels their codes and says so once", async () => {
    const buyer = await createUser();
    const [x, y, z] = [await onSale(3_000), await onSale(2_000), await onSale(2_500)];
    const [first, second, other] = [
      await waitingFor(buyer, [x, z]),
      await waitingFor(buyer, [x, y]),
      await waitingFor(buyer, [z]),
    ];
    await pay(second);
    await endLostOrders();
    await endLostOrders();
    expect(await orderStatus(first.orderId)).toBe("cancelado");
    expect([await statusAtProvider(first), await statusAtProvider(other)]).toEqual(["canceled", "pending"]);
    expect(await orderStatus(other.orderId)).toBe("aguardando_pagamento");
    expect((await eventsOf(buyer)).filter((event) => event === "pedido.encerrado")).toHaveLength(1);
  });
});

const CAUSES: [string, (sold: Product) => Promise<unknown>][] = [
  ["the product was blocked", ({ id }) => db.update(products).set({ status: "bloqueado" }).where(eq(products.id, id))],
  ["the product was archived", ({ id }) => db.update(products).set({ status: "arquivado" }).where(eq(products.id, id))],
  ["the store was suspended", ({ storeId }) => db.update(stores).set({ status: "suspensa" }).where(eq(stores.id, storeId))],
  ["the store is away", ({ storeId }) => db.update(stores).set({ closedUntil: "2999-01-01" }).where(eq(stores.id, storeId))],
  [
    "its owner may not sell",
    ({ storeId }) =>
      db
        .update(users)
        .set({ suspendedFrom: ["vender"] })
        .where(sql`id = (select owner_id from stores where id = ${storeId})`),
  ],
];

describe("a code in hand does not buy what is not sold any more", () => {
  it.each(CAUSES)("gives the money back when %s", async (_, happens) => {
    const buyer = await createUser();
    const x = await onSale(3_000);
    const order = await waitingFor(buyer, [x]);
    await happens(x);
    await pay(order);
    expect(await orderStatus(order.orderId)).toBe("estornando");
    expect(await refundsOf(order.orderId)).toMatchObject([{ cause: "indisponivel", amountCents: 3_000 }]);
    await sendRefunds(order.orderId, order.attemptId);
    expect([await orderStatus(order.orderId), await ownedTimes(buyer, x), await salesOf(x)]).toEqual(["estornado", 0, 0]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it.each(CAUSES)("ends the order and cancels its code when %s", async (_, happens) => {
    const buyer = await createUser();
    const [x, y] = [await onSale(3_000), await onSale(2_000)];
    const [order, other] = [await waitingFor(buyer, [x, y]), await waitingFor(buyer, [y])];
    await happens(x);
    await endLostOrders();
    expect([await orderStatus(order.orderId), await orderStatus(other.orderId)]).toEqual(["cancelado", "aguardando_pagamento"]);
    expect([await statusAtProvider(order), await statusAtProvider(other)]).toEqual(["canceled", "pending"]);
    expect(await eventsOf(buyer)).toContain("pedido.encerrado");
  });

  it("leaves the code in hand as it is when another payment is refused", async () => {
    const buyer = await createUser();
    const x = await onSale(3_000);
    const order = await waitingFor(buyer, [x]);
    await db.execute(sql`update payment_attempts set created_at = now() - interval '1 minute' where id = ${order.attemptId}`);
    await db.update(products).set({ status: "bloqueado" }).where(eq(products.id, x.id));
    expect(await payOrder(buyer.id, order.orderId, { method: "pix" })).toMatchObject({ reason: "unavailable" });
    expect((await readAttempt(order.attemptId)).status).toBe("pendente");
    expect(await statusAtProvider(order)).toBe("pending");
  });
});
