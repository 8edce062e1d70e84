import { takeCardTry } from "../payments/cards/limits.ts";
import { notFound } from "@tanstack/react-router";
import { getRequestHeader, setResponseHeader } from "@tanstack/react-start/server";
import { ok, refuse } from "#kit/outcome.ts";
import { buyerDoor, limitTo, limitTogether, visitorDoor } from "#platform/door.ts";
import { db } from "#platform/db.ts";
import { scope } from "#platform/request-scope.ts";
import { findCartId } from "../cart/find-cart.ts";
import { getCart } from "../cart/queries.ts";
import { listBroughtBy } from "../coupons/brought-by.ts";
import { cancelOrder } from "../payments/cancel-order.ts";
import { METHODS } from "../payments/methods/methods.ts";
import { payOrder } from "../payments/pay-order.ts";
import { settleAttempt } from "../payments/settle-attempt.ts";
import { findOrderProgress } from "./queries/order-progress.ts";
import { findOrderToPay } from "./queries/order-to-pay.ts";
import { findPaymentWays } from "./payment-ways.ts";
import { placeOrder } from "./place-order.ts";
import { findBuyer, findOpenAttemptOf, findPixPage } from "./queries.ts";
import { orderInput, payOrderInput, placeOrderInput } from "./schema.ts";

/** The cart at current prices, the payment methods available for it and what is known of the buyer. */
export const getCheckout = visitorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => {
  const cookies = getRequestHeader("cookie") ?? null;
  const cart = await getCart(await findCartId(cookies, viewer), viewer, await listBroughtBy(db, cookies));
  const [buyer, ways] = await Promise.all([findBuyer(viewer), findPaymentWays(cart, viewer)]);
  return { cart, viewer: buyer, ...ways };
});

const PLACING = { name: "place-order", points: 40, seconds: 60, shared: true };
const PLACING_OF_DAY = { name: "place-order-day", points: 400, seconds: 86_400, shared: true };

/** Places the order and starts its payment. */
export const placeOrderFn = visitorDoor({ method: "POST" })
  .middleware([limitTogether({ ...PLACING, points: 20 }, PLACING, PLACING_OF_DAY)])
  .validator(placeOrderInput)
  .handler(async ({ data, context: { viewer } }) => {
    const { email, name, document, expectedTotalCents, requestKey, payment } = data;
    // The form requires a guest's e-mail, so a request without one comes from a session that has expired, and its cart belongs to
    // the account.
    if (!viewer && email === undefined) return refuse("signed_out");
    const limited = METHODS[payment.method].isJudgedByBank ? await takeCardTry(scope()?.ip ?? "") : null;
    if (limited) return limited;
    const answer = await placeOrder({
      viewer,
      cartId: await findCartId(getRequestHeader("cookie") ?? null, viewer),
      buyer: { name, email, document: document?.value },
      expectedTotalCents,
      requestKey,
      payment,
      broughtBy: await listBroughtBy(db, getRequestHeader("cookie") ?? null),
      device: { ip: scope()?.ip ?? "", userAgent: getRequestHeader("user-agent") ?? "" },
    });
    if (!answer.ok) return answer;
    const { setCookie, ...placed } = answer.value;
    if (setCookie) setResponseHeader("set-cookie", setCookie);
    return ok(placed);
  });

/** The order and its newest Pix code, for the person who placed it. */
export const getPixPage = buyerDoor({ method: "GET" })
  .validator(orderInput)
  .handler(async ({ data, context: { viewer } }) => {
    const page = await findPixPage(viewer.userId, data.orderId);
    if (!page) throw notFound();
    return page;
  });

/** The state of an order's payment, for the person who placed it. */
export const getOrderProgress = buyerDoor({ method: "GET" })
  .validator(orderInput)
  .handler(async ({ data, context: { viewer } }) => {
    const progress = await findOrderProgress(viewer.userId, data.orderId);
    if (!progress) throw notFound();
    return progress;
  });

/** An order with the payment methods now available for what is left to pay of it, for the person who placed it. */
export const getOrderToPay = buyerDoor({ method: "GET" })
  .validator(orderInput)
  .handler(async ({ data, context: { viewer } }) => {
    const found = await findOrderToPay(viewer, data.orderId);
    if (!found) throw notFound();
    return found;
  });

/** Pays an unpaid order: with another Pix code, another card or another method. */
export const payOrderFn = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "pay-order", points: 10, seconds: 600, shared: true })])
  .validator(payOrderInput)
  .handler(async ({ data, context: { viewer } }) => {
    const limited = METHODS[data.payment.method].isJudgedByBank ? await takeCardTry(scope()?.ip ?? "") : null;
    return limited ?? payOrder(viewer.userId, data.orderId, data.payment, { ip: scope()?.ip ?? null });
  });

/** Cancels an unpaid order for its buyer. */
export const cancelOrderFn = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "cancel-order", points: 10, seconds: 600, shared: true })])
  .validator(orderInput)
  .handler(({ data, context: { viewer } }) => cancelOrder(viewer.userId, data.orderId));

/** "Já paguei": reads the charge at the provider now instead of waiting for its webhook. */
export const checkPayment = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "check-payment", points: 10, seconds: 60 })])
  .validator(orderInput)
  .handler(async ({ data, context: { viewer } }) => {
    const attemptId = await findOpenAttemptOf(viewer.userId, data.orderId);
    if (attemptId) await settleAttempt(attemptId);
    return ok();
  });
