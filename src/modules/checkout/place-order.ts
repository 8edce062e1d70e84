import { sql } from "drizzle-orm";
import { formatMoney } from "#kit/money.ts";
import { ok, type Outcome, type Refusal, refuse } from "#kit/outcome.ts";
import { isUniqueViolation, transact, type Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { identifyBuyer } from "../accounts/identify-buyer.ts";
import { openSession } from "../accounts/open-session.ts";
import { removeCoupon } from "../cart/apply-coupon.ts";
import { claimCart } from "../cart/claim-cart.ts";
import { reserveCoupons } from "../coupons/claim-coupons.ts";
import { findOpenOrderOf } from "../coupons/queries/open-order.ts";
import { createOrder } from "../orders/create-order.ts";
import type { OrderRecord } from "../orders/find-order.ts";
import { moveOrder } from "../orders/move-order.ts";
import { widenGuarantee } from "../orders/widen-guarantee.ts";
import { completeSale } from "../payments/complete-sale.ts";
import type { PaymentInput } from "../payments/cards/schema.ts";
import { wasTokenSpent } from "../payments/find-attempt.ts";
import { openAttempt } from "../payments/open-attempt.ts";
import { refuseWhileStopped } from "../payments/selling-stopped.ts";
import { startPayment } from "../payments/start-payment.ts";
import { pricePurchase } from "./price-purchase.ts";
import { findDocument, findOrderByKey, listCartItems, lockForSale, type SellableProduct } from "./queries.ts";
import { sameAgain } from "./same-again.ts";
import type { PlacedOrder, PlaceOrderRefusal } from "./schema.ts";
import { METHODS } from "../payments/methods/methods.ts";
import type { Method } from "../payments/methods/method.ts";

export type PlaceOrderInput = {
  viewer: Viewer | null;
  cartId: string | null;
  buyer: { name: string; email?: string | undefined; document?: string | undefined };
  expectedTotalCents: number;
  requestKey: string;
  payment: PaymentInput;
  /** Stores whose author's own link brought this browser. */
  broughtBy?: readonly number[];
  device: { ip: string; userAgent: string };
};

/** The provider takes no longer one, and says so only after the order. */
const MOST_EMAIL = 64;
const EMAIL_TOO_LONG = `A Pagar.me, que recebe o pagamento, só aceita e-mails de até ${MOST_EMAIL} caracteres. Use um mais curto.`;
/** Stands for a guest who must first prove that an e-mail is theirs: nothing is owned, bought or used by it. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export type Placed = PlacedOrder & { setCookie: string | null };
type Written = { orderId: string; userId: string; setCookie: string | null; isFree: boolean; attemptId: string | null };

/**
 * Turns the cart into an order at today's prices, its coupons claimed, and starts its payment. The same request key, or the same
 * items still waiting to be paid, is the same order. A guest with an unknown e-mail gets an account and a session; a known one is
 * asked for a code. A code that turns out not to work for who buys leaves the cart, so that the next try is at the price shown.
 */
export async function placeOrder(input: PlaceOrderInput): Promise<Outcome<Placed, PlaceOrderRefusal>> {
  try {
    const answer = await transact((tx) => place(tx, input));
    if (!answer.ok) {
      if (answer.reason === "coupon_unavailable") await dropCodes(input.cartId, answer.fields?.cupom ?? "");
      const mayBeAnAnswerLost = answer.reason === "code_needed" || answer.reason === "paused";
      return (mayBeAnAnswerLost ? await alreadyPlaced(input) : null) ?? answer;
    }
    const { orderId, userId, setCookie, isFree, attemptId } = answer.value;
    if (isFree) return ok({ orderId, next: "done", setCookie });
    const next = attemptId ? await firstStep(attemptId, input.payment) : await sameAgain(userId, orderId, input.payment);
    return next.ok ? ok({ orderId, next: next.value, setCookie }) : next;
  } catch (error) {
    const placed = isUniqueViolation(error) ? await alreadyPlaced(input) : null;
    if (placed) return placed;
    throw error;
  }
}

async function dropCodes(cartId: string | null, codes: string): Promise<void> {
  for (const code of codes.split(" ").filter(Boolean)) await removeCoupon(cartId, code);
}

async function firstStep(attemptId: string, payment: PaymentInput): Promise<Outcome<PlacedOrder["next"]>> {
  await startPayment(attemptId);
  return ok((await wasTokenSpent(attemptId)) ? "token_spent" : nextOf(payment));
}

const nextOf = (payment: PaymentInput): Method["next"] => METHODS[payment.method].next;

/** The order this very submission already made (double click, reload, answer lost). */
async function alreadyPlaced(input: PlaceOrderInput): Promise<Outcome<Placed> | null> {
  const order = await findOrderByKey(input.requestKey, input.cartId);
  return order ? ok({ orderId: order.id, next: order.totalCents === 0 ? "done" : nextOf(input.payment), setCookie: null }) : null;
}

async function place(tx: Tx, input: PlaceOrderInput): Promise<Outcome<Written, PlaceOrderRefusal>> {
  if (input.viewer?.suspendedFrom.includes("comprar")) return refuse("suspended");
  const stopped = await refuseWhileStopped(tx);
  if (stopped) return stopped;
  const items = input.cartId ? await listCartItems(tx, input.cartId) : [];
  if (items.length === 0 || !input.cartId) return refuse("empty_cart");
  const email = input.viewer?.email ?? input.buyer.email;
  if (!email) return refuse("email_missing", { email: "Escreva seu e-mail." });
  if (email.length > MOST_EMAIL) return refuse("email_missing", { email: EMAIL_TOO_LONG, form: EMAIL_TOO_LONG });
  const typed = { name: input.buyer.name, email, document: input.buyer.document ?? null, ip: input.device.ip };
  // Whether somebody has the e-mail is told last, to who sent all that an order needs: before it, the refusals are the same.
  if (!input.viewer && !typed.document) return refuse("document_missing", { document: "Escreva o CPF ou o CNPJ." });
  const buyer = await identifyBuyer(tx, { viewer: input.viewer, ...typed });
  const { userId, isNew } = buyer.ok ? buyer.value : { userId: NOBODY, isNew: false };
  const document = typed.document ?? (await findDocument(tx, userId));
  if (!document) return refuse("document_missing", { document: "Escreva o CPF ou o CNPJ." });
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);

  const products = await lockForSale(tx, items, userId);
  const problem = whyNot(products, items.length, userId);
  if (problem) return refuse(problem);
  const purchase = {
    cartId: input.cartId,
    userId,
    email: buyer.ok ? email : "",
    document,
    items,
    broughtBy: input.broughtBy ?? [],
  };
  const { lines, totalCents, usedCodes, lostCodes } = await pricePurchase(tx, products, purchase);
  if (totalCents !== input.expectedTotalCents) {
    if (lostCodes.length > 0) return refuse("coupon_unavailable", { cupom: lostCodes.join(" ") });
    return refuse("price_changed", { form: newTotalWords(input.expectedTotalCents, totalCents) });
  }
  if (!buyer.ok) return buyer;

  const setCookie = isNew ? (await openSession(tx, userId, input.device)).setCookie : null;
  const open = await findOpenOrderOf(tx, userId, items);
  if (open?.totalCents === totalCents) {
    await widenGuarantee(tx, open.id, lines);
    return ok({ orderId: open.id, userId, setCookie, isFree: false, attemptId: null });
  }
  await claimCart(tx, input.cartId, userId);
  const order = await createOrder(tx, {
    userId,
    requestKey: input.requestKey,
    buyer: { name: typed.name, email, document },
    lines,
  });
  const written = { orderId: order.id, userId, setCookie };
  const isFree = totalCents === 0;
  const attempt = isFree ? ok(null) : await openAttempt(tx, order, input.payment);
  if (!attempt.ok) return attempt as Refusal<PlaceOrderRefusal>;
  // Last: everybody who buys with the same coupon waits for it from here to the commit.
  const claimed = await reserveCoupons(tx, order);
  if (!claimed.ok) return refuse("coupon_unavailable", { cupom: usedCodes.join(" ") });
  if (isFree) await payNothing(tx, order);
  return ok({ ...written, isFree, attemptId: attempt.value });
}

function whyNot(products: SellableProduct[], wanted: number, userId: string): PlaceOrderRefusal | null {
  if (products.length !== wanted || products.some((product) => !product.isOnSale || !product.versionId)) return "unavailable";
  if (products.some((product) => product.ownerId === userId)) return "own_product";
  return products.some((product) => product.isOwned) ? "owned" : null;
}

const newTotalWords = (seenCents: number, nowCents: number): string =>
  `O preço mudou: era ${formatMoney(seenCents)}, agora é ${formatMoney(nowCents)}. Confira e confirme.`;

/** A free order takes the same road without a charge. */
async function payNothing(tx: Tx, order: OrderRecord): Promise<void> {
  await moveOrder(tx, order.id, "pago", { cause: "pedido grátis", actor: order.userId });
  await completeSale(tx, order);
}
