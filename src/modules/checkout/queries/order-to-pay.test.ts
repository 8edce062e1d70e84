import { afterEach, expect, it } from "vitest";
import { pool } from "#platform/db.ts";
import { buy, placed, sellable } from "../../../../tests/card-checkout.ts";
import { createUser, viewerOf } from "../../../../tests/factories.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { cancelOrder } from "../../payments/cancel-order.ts";
import { findOrderToPay } from "./order-to-pay.ts";

const sandbox = attachSandbox();
const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
afterEach(() => void Object.assign(pool, { query }));

/** Lets `meanwhile` happen once, after the next statement that reads the attempts of an order. */
function afterTheFirstReading(meanwhile: () => Promise<unknown>): void {
  let isNext = true;
  async function asked(...args: unknown[]) {
    const isReading = isNext && JSON.stringify(args[0]).includes("payment_attempts");
    if (isReading) isNext = false;
    const answer = await query(...args);
    if (isReading) await meanwhile();
    return answer;
  }
  Object.assign(pool, { query: asked });
}

async function orderToPay() {
  const buyer = await createUser();
  const product = await sellable(sandbox, 3_000);
  const { orderId } = placed(await buy(buyer, [product], { method: "pix", payLater: false }));
  return { buyer, orderId, viewer: await viewerOf(buyer) };
}

it("an order that waits for its payment comes with the ways to pay it, to whoever placed it only", async () => {
  const { orderId, viewer } = await orderToPay();
  const found = await findOrderToPay(viewer, orderId);
  expect(found?.order).toMatchObject({ orderId, canRetry: true });
  expect(found?.ways?.methods.length).toBeGreaterThan(0);
  expect(await findOrderToPay(await viewerOf(await createUser()), orderId)).toBeNull();
});

it("one that ended while it was being read is shown as it is now, with nothing to pay", async () => {
  const { buyer, orderId, viewer } = await orderToPay();
  afterTheFirstReading(() => cancelOrder(buyer.id, orderId));
  const found = await findOrderToPay(viewer, orderId);
  expect(found?.ways).toBeNull();
  expect(found?.order).toMatchObject({ orderId, canRetry: false, stage: "encerrado" });
});
