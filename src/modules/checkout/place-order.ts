import { sql } from "drizzle-orm";
import { formatMoney } from "#kit/money.ts";
import { parseBuyerEmail } from "#kit/email.ts";
import { EMAIL_SENTENCES, NAME_SENTENCES } from "#kit/field-sentences.ts";
import { ok, type Outcome, type Refusal, type RefusalData, refuse } from "#kit/outcome.ts";
import { parseBuyerName } from "#kit/person-name.ts";
import { writeGathered } from "#platform/before-commit.ts";
import { isUniqueViolation, transact, type Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { identifyBuyer } from "../accounts/identify-buyer.ts";
import { openSession } from "../accounts/open-session.ts";
import { removeCoupon } from "../cart/apply-coupon.ts";
import { claimCart } from "../cart/claim-cart.ts";
import { reserveCoupons } from "../coupons/claim-coupons.ts";
import { findOpenOrderOf } from "../coupons/queries/open-order.ts";
import type { LicensedItem } from "../catalog/queries/sellable.ts";
import { saveContract } from "../orders/contracts/save-contract.ts";
import { correctBuyer } from "../orders/correct-buyer.ts";
import { createOrder } from "../orders/create-order.ts";
import type { OrderRecord } from "../orders/find-order.ts";
import { moveOrder } from "../orders/move-order.ts";
import { widenGuarantee } from "../orders/widen-guarantee.ts";
import { completeSale, countBought } from "../payments/complete-sale.ts";
import { refuseBlocked } from "../payments/blocks/find-block.ts";
import type { PaymentInput } from "../payments/cards/schema.ts";
import { wasTokenSpent } from "../payments/find-attempt.ts";
import { openAttempt, type OpenedAttempt } from "../payments/open-attempt.ts";
import { refuseWhileStopped } from "../payments/selling-stopped.ts";
import { startAndWait } from "../payments/start-payment.ts";
import { lockForSale, type PricedPurchase, pricePurchase, type SellableProduct } from "./price-purchase.ts";
import { findGuestCookie } from "./queries/guest-cookie.ts";
import { findDocument, findOrderByKey, readCartItems } from "./queries.ts";
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
  /** Stores whose own link brought this browser. */
  broughtBy?: readonly number[];
  device: { ip: string; userAgent: string };
};

/** The user id of a guest whose e-mail belongs to an account not yet proved. It owns, buys and uses nothing. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export type Placed = PlacedOrder & { setCookie: string | null };
type Written = {
  orderId: string;
  userId: string;
  setCookie: string | null;
  isFree: boolean;
  opened: OpenedAttempt | null;
  isCorrected: boolean;
};

/**
 * Creates an order from the cart at current prices, reserves its coupons and starts its payment. Idempotent: the same request key, or
 * the same unpaid items, gives the same order. A guest with an unknown e-mail gets an account and a session; with a known one, the
 * refusal `code_needed`. Coupons that do not apply to this buyer are removed from the cart, so that the next request has the price
 * shown. A name or document corrected on an unpaid order replaces the earlier one in the order, its charge and its receipt.
 */
export async function placeOrder(input: PlaceOrderInput): Promise<Outcome<Placed, PlaceOrderRefusal>> {
  try {
    const answer = await transact((tx) => place(tx, input));
    if (!answer.ok) {
      if (answer.reason === "coupon_unavailable") await dropCodes(input.cartId, answer.data?.codes);
      const mayBeAnAnswerLost = answer.reason === "code_needed" || answer.reason === "paused";
      return (mayBeAnAnswerLost ? await alreadyPlaced(input) : null) ?? answer;
    }
    const { orderId, userId, setCookie, isFree, opened, isCorrected } = answer.value;
    if (isFree) return ok({ orderId, next: "done", setCookie });
    const next = opened
      ? await firstStep(opened, input.payment)
      : await sameAgain(userId, orderId, input.payment, { isCorrected, ip: input.device.ip });
    return next.ok ? ok({ orderId, next: next.value, setCookie }) : next;
  } catch (error) {
    const placed = isUniqueViolation(error) ? await alreadyPlaced(input) : null;
    if (placed) return placed;
    throw error;
  }
}

async function dropCodes(cartId: string | null, codes: RefusalData[string] | undefined): Promise<void> {
  if (typeof codes !== "object") return;
  for (const code of codes ?? []) await removeCoupon(cartId, code);
}

async function firstStep(opened: OpenedAttempt, payment: PaymentInput): Promise<Outcome<PlacedOrder["next"]>> {
  await startAndWait(opened);
  return ok((await wasTokenSpent(opened.attemptId, payment.method)) ? "token_spent" : nextOf(payment));
}

const nextOf = (payment: PaymentInput): Method["next"] => METHODS[payment.method].next;

/** The order that this request key already created (double click, reload, lost response). */
async function alreadyPlaced(input: PlaceOrderInput): Promise<Outcome<Placed> | null> {
  const order = await findOrderByKey(input.requestKey, input.cartId);
  if (!order) return null;
  const setCookie = input.viewer ? null : await findGuestCookie(order.id, input.buyer.email);
  return ok({ orderId: order.id, next: order.totalCents === 0 ? "done" : nextOf(input.payment), setCookie });
}

async function place(tx: Tx, input: PlaceOrderInput): Promise<Outcome<Written, PlaceOrderRefusal>> {
  const buyer = await identify(tx, input);
  if (!buyer.ok) return buyer;
  const priced = await price(tx, input, buyer.value);
  if (!priced.ok) return priced;
  return guard(input, priced.value) ?? buyer.value.unproved ?? write(tx, input, buyer.value, priced.value);
}

type Buyer = {
  userId: string;
  isNew: boolean;
  name: string;
  email: string;
  document: string;
  cartId: string;
  items: LicensedItem[];
  hasCoupons: boolean;
  /** The refusal for a guest whose e-mail belongs to an account; returned only when every other check passes. */
  unproved: Refusal<"code_needed"> | null;
};

/** Reads the buyer and the items, and locks the buyer's row until `tx` ends. */
async function identify(tx: Tx, input: PlaceOrderInput): Promise<Outcome<Buyer, PlaceOrderRefusal>> {
  const { viewer, cartId } = input;
  if (viewer?.suspendedFrom.includes("comprar")) return refuse("suspended");
  const stopped = await refuseWhileStopped(tx);
  if (stopped) return stopped;
  const { items, hasCoupons } = cartId ? await readCartItems(tx, cartId) : { items: [], hasCoupons: false };
  if (items.length === 0 || !cartId) return refuse("empty_cart");
  const email = viewer?.email ?? input.buyer.email;
  if (!email) return refuse("email_missing", { fields: { email: "Escreva seu e-mail." } });
  if (!parseBuyerEmail(email).ok)
    return refuse("email_missing", { fields: { email: EMAIL_SENTENCES.long_email, form: EMAIL_SENTENCES.long_email } });
  const typed = { name: input.buyer.name, email, document: input.buyer.document ?? null, ip: input.device.ip };
  // Whether an account has the e-mail is revealed only after all required data was sent; before that, every refusal is the same.
  if (!viewer && !typed.document) return refuse("document_missing", { fields: { document: "Escreva o CPF ou o CNPJ." } });
  const known = await identifyBuyer(tx, { viewer, ...typed });
  const { userId, isNew } = known.ok ? known.value : { userId: NOBODY, isNew: false };
  const document = typed.document ?? (await findDocument(tx, userId));
  if (!document) return refuse("document_missing", { fields: { document: "Escreva o CPF ou o CNPJ." } });
  const blocked = await refuseBlocked(tx, { document, email, ip: input.device.ip });
  if (blocked) return blocked;
  // A typed name was validated with the typed document; a name alone is validated with the document of the account.
  const name = typed.document === null ? parseBuyerName(typed.name, document) : ok(typed.name);
  if (!name.ok) return refuse("name_incomplete", { fields: { name: NAME_SENTENCES[name.reason] } });
  // No other transaction can see an account created here before the commit.
  if (!isNew) await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);
  return ok({ userId, isNew, name: name.value, email, document, cartId, items, hasCoupons, unproved: known.ok ? null : known });
}

/** Prices the items now, with their products locked until `tx` ends. */
async function price(tx: Tx, input: PlaceOrderInput, buyer: Buyer): Promise<Outcome<PricedPurchase, PlaceOrderRefusal>> {
  const products = await lockForSale(tx, buyer.items, buyer.userId);
  const problem = whyNot(products, buyer.items.length, buyer.userId);
  if (problem) return refuse(problem);
  const email = buyer.unproved ? "" : buyer.email;
  return ok(await pricePurchase(tx, products, { ...buyer, email, broughtBy: input.broughtBy ?? [] }));
}

/** Refuses when the total differs from the one the buyer saw. */
function guard(
  { expectedTotalCents, payment }: PlaceOrderInput,
  { totalCents, pixDiscountCents, lostCodes }: PricedPurchase,
): Refusal<PlaceOrderRefusal> | null {
  const dueCents = totalCents - (METHODS[payment.method].takesPixDiscount ? pixDiscountCents : 0);
  if (dueCents === expectedTotalCents) return null;
  if (lostCodes.length > 0) return refuse("coupon_unavailable", { data: { codes: lostCodes } });
  return refuse("price_changed", { fields: { form: newTotalWords(expectedTotalCents, dueCents) } });
}

/** Inserts the order and its payment attempt, or updates the unpaid order of the same items with what the buyer corrected. */
async function write(
  tx: Tx,
  input: PlaceOrderInput,
  buyer: Buyer,
  { lines, totalCents, pixDiscountCents, usedCodes }: PricedPurchase,
): Promise<Outcome<Written, PlaceOrderRefusal>> {
  const { userId, isNew, cartId, items } = buyer;
  const setCookie = isNew ? (await openSession(tx, userId, { ...input.device, isNew })).setCookie : null;
  const open = isNew ? null : await findOpenOrderOf(tx, userId, items);
  if (open?.totalCents === totalCents && open.pixDiscountCents === pixDiscountCents) {
    await widenGuarantee(tx, open.id, lines);
    await saveContract(tx, open.id);
    const isCorrected = await correctBuyer(tx, open.id, buyer);
    return ok({ orderId: open.id, userId, setCookie, isFree: false, opened: null, isCorrected });
  }
  await claimCart(tx, cartId, userId, { isNew });
  const order = await createOrder(tx, { userId, requestKey: input.requestKey, buyer, lines });
  const isFree = totalCents === 0;
  const attempt = isFree ? ok(null) : await openAttempt(tx, order, input.payment, input.device.ip);
  if (!attempt.ok) return attempt as Refusal<PlaceOrderRefusal>;
  // Last, because it locks the coupon: every purchase with the same coupon waits from here until the commit.
  const claimed = await reserveCoupons(tx, order);
  if (!claimed.ok) return refuse("coupon_unavailable", { data: { codes: usedCodes } });
  if (isFree) await payNothing(tx, order);
  return ok({ orderId: order.id, userId, setCookie, isFree, opened: attempt.value, isCorrected: false });
}

function whyNot(products: SellableProduct[], wanted: number, userId: string): PlaceOrderRefusal | null {
  if (products.length !== wanted || products.some((product) => !product.isOnSale || !product.versionId)) return "unavailable";
  if (products.some((product) => product.ownerId === userId)) return "own_product";
  return products.some((product) => product.isOwned) ? "owned" : null;
}

const newTotalWords = (seenCents: number, nowCents: number): string =>
  `O preço mudou: era ${formatMoney(seenCents)}, agora é ${formatMoney(nowCents)}. Confira e confirme.`;

/** Marks a free order as paid and completes it: the same steps as a sale, without a charge. */
async function payNothing(tx: Tx, order: OrderRecord): Promise<void> {
  // Its receipt carries the contract.
  await writeGathered(tx);
  await moveOrder(tx, order.id, "pago", { cause: "pedido grátis", actor: order.userId });
  await completeSale(tx, order);
  await countBought(tx, order);
}
