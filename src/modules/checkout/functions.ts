import { notFound } from "@tanstack/react-router";
import { getRequestHeader, setResponseHeader } from "@tanstack/react-start/server";
import { ok } from "#kit/outcome.ts";
import { buyerDoor, limitTo, visitorDoor } from "#platform/door.ts";
import { scope } from "#platform/request-scope.ts";
import { findCartId } from "../cart/find-cart.ts";
import { getCart } from "../cart/queries.ts";
import { renewPix as renewPixVerb } from "../payments/renew-pix.ts";
import { settleAttempt } from "../payments/settle-attempt.ts";
import { placeOrder as placeOrderVerb } from "./place-order.ts";
import { findBuyer, findOpenAttemptOf, findPixPage } from "./queries.ts";
import { orderInput, placeOrderInput } from "./schema.ts";

/** The cart at today's prices and what is known of who buys. */
export const getCheckout = visitorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => {
  const cartId = await findCartId(getRequestHeader("cookie") ?? null, viewer);
  return { cart: await getCart(cartId, viewer), viewer: await findBuyer(viewer) };
});

/** Places the order and starts its payment. */
export const placeOrder = visitorDoor({ method: "POST" })
  .middleware([limitTo({ name: "place-order", points: 40, seconds: 60 })])
  .validator(placeOrderInput)
  .handler(async ({ data, context: { viewer } }) => {
    const { email, name, document, expectedTotalCents, requestKey } = data;
    const answer = await placeOrderVerb({
      viewer,
      cartId: await findCartId(getRequestHeader("cookie") ?? null, viewer),
      buyer: { name, email, document: document?.value },
      expectedTotalCents,
      requestKey,
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

/** Makes a new Pix code when the last one ended. */
export const renewPix = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "pix-code", points: 5, seconds: 600 })])
  .validator(orderInput)
  .handler(({ data, context: { viewer } }) => renewPixVerb(viewer.userId, data.orderId));

/** "Já paguei": asks the provider now instead of waiting for its word. */
export const checkPayment = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "check-payment", points: 10, seconds: 60 })])
  .validator(orderInput)
  .handler(async ({ data, context: { viewer } }) => {
    const attemptId = await findOpenAttemptOf(viewer.userId, data.orderId);
    if (attemptId) await settleAttempt(attemptId);
    return ok();
  });
