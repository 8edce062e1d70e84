import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { recordState } from "#platform/state-history.ts";
import type { OrderRecord } from "../orders/find-order.ts";
import { priceByMethod } from "../orders/freeze-payment.ts";
import { readAuthentication } from "./cards/ask-authentication.ts";
import { ADDRESS_MISSING, billedAt, prepareCard } from "./cards/prepare-card.ts";
import type { CardPayRefusal, CodeInput, PaymentInput } from "./cards/schema.ts";
import { boleto } from "./methods/boleto.ts";
import { card } from "./methods/card.ts";
import { METHODS } from "./methods/methods.ts";
import { pix } from "./methods/pix.ts";
import { JUST_OPENED } from "./find-attempt.ts";
import { readPaymentTerms } from "./payment-terms.ts";
import { pagarmeKeys } from "./provider.ts";
import { readSellers, type Sellers } from "./queries.ts";
import { type InterestShare, splitOf } from "./rules/split.ts";
import { pixSetting } from "./settings.ts";
import { paymentAttempts } from "./tables/attempts.ts";

/** A new attempt, and its order at the price that the attempt charges. */
export type OpenedAttempt = { attemptId: string; order: OrderRecord };

type NewAttempt = Omit<typeof paymentAttempts.$inferInsert, "orderId" | "split" | "amountCents">;

/**
 * Inserts an attempt to pay the order by the chosen method, at its price by that method, with its own idempotency key and split,
 * before the provider is called. The caller starts it right after the commit; the poller starts it if this process stops first. An order has
 * at most one open attempt (a unique index).
 */
export async function openAttempt(
  tx: Tx,
  order: OrderRecord,
  input: PaymentInput,
  buyerIp: string | null = null,
): Promise<Outcome<OpenedAttempt, CardPayRefusal>> {
  if (input.method === card.name) {
    const priced = await priceByMethod(tx, order, card.name, card.takesPixDiscount);
    const prepared = await prepareCard(tx, priced, input);
    if (!prepared.ok) return prepared;
    const needsAuthentication = await readAuthentication(tx, priced, priced.totalCents + (prepared.value.interestCents ?? 0));
    return ok(await insertAttempt(tx, priced, { ...prepared.value, needsAuthentication, buyerIp }));
  }
  const sellers = await readSellers(tx, storesOf(order));
  const { methods } = await readPaymentTerms(tx, storesOf(order), order.totalCents, sellers.payments);
  if (!methods.includes(input.method)) return refuse("method_unavailable");
  if (input.method !== boleto.name) return ok(await openCodeAttempt(tx, order, input, buyerIp, sellers));
  const billingAddress = await billedAt(tx, order.userId, input.billingAddress);
  return billingAddress
    ? ok(await openCodeAttempt(tx, order, { ...input, billingAddress }, buyerIp, sellers))
    : refuse("address_missing", { fields: ADDRESS_MISSING });
}

/** Opens an attempt by a code, valid as its method's setting defines, or for `payLaterSeconds` when it is to be paid later. */
export async function openCodeAttempt(
  tx: Tx,
  order: OrderRecord,
  input: CodeInput,
  buyerIp: string | null = null,
  sellers?: Sellers,
): Promise<OpenedAttempt> {
  const { payLaterSeconds } = await readSetting(tx, pixSetting);
  const { method } = input;
  const priced = await priceByMethod(tx, order, method, METHODS[method].takesPixDiscount);
  const values = {
    method,
    buyerIp,
    ...("payLater" in input && input.payLater ? { expiresSeconds: payLaterSeconds } : {}),
    ...("billingAddress" in input && input.billingAddress ? { billingAddress: input.billingAddress } : {}),
  };
  return insertAttempt(tx, priced, values, sellers);
}

/** Opens a Pix attempt; `payLater`: its code is valid for `payLaterSeconds`. */
export const openPixAttempt = async (tx: Tx, order: OrderRecord, payLater = false): Promise<string> =>
  (await openCodeAttempt(tx, order, { method: pix.name, payLater })).attemptId;

async function insertAttempt(tx: Tx, order: OrderRecord, values: NewAttempt, sellers?: Sellers): Promise<OpenedAttempt> {
  const { recipients } = sellers ?? (await readSellers(tx, storesOf(order)));
  const interest = { buyerCents: values.interestCents ?? 0, authorCents: values.authorInterestCents ?? 0 };
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      ...values,
      ...JUST_OPENED,
      orderId: order.id,
      amountCents: order.totalCents + interest.buyerCents,
      split: splitAmong(recipients, order, interest),
    })
    .returning({ id: paymentAttempts.id });
  if (!attempt) throw new Error("the attempt was not created");
  await recordState(tx, {
    entity: "payment",
    entityId: attempt.id,
    from: null,
    to: "criada",
    cause: values.method,
    actor: order.userId,
  });
  return { attemptId: attempt.id, order };
}

function splitAmong(recipients: Sellers["recipients"], order: OrderRecord, interest: InterestShare) {
  return splitOf(
    order.items,
    (storeId) => {
      const recipient = recipients.get(storeId);
      if (!recipient) throw new Error(`store ${storeId} has no recipient to sell with`);
      return recipient;
    },
    pagarmeKeys.platformRecipient,
    interest,
  );
}

const storesOf = (order: OrderRecord): number[] => order.items.map((item) => item.storeId);
