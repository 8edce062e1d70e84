import type { AddressRequest, CreateOrderRequest, CustomerRequest, SplitRuleRequest } from "#integrations/pagarme/requests.ts";
import { addDaysSp, endOfDaySp } from "#kit/dates.ts";
import { phoneParts } from "#kit/phone.ts";
import type { Address } from "../accounts/addresses/schema.ts";
import { billingAddressOf } from "./cards/billing-address.ts";
import type { OrderRecord } from "../orders/find-order.ts";
import type { Attempt } from "./find-attempt.ts";
import type { ChargeFacts } from "./methods/method.ts";
import { confirmationPage } from "./methods/card.ts";
import { METHODS } from "./methods/methods.ts";

export type ContactPhone = { areaCode: string; number: string };

/**
 * What the request needs besides the attempt: validity of a Pix code (seconds), term of a boleto (days), the platform's phone and its
 * URL.
 */
export type ChargeSource = { phone: ContactPhone; expiresSeconds: number; dueDays: number; siteUrl: string };

/** The provider's order request for an attempt. Deterministic: the same attempt always gives the same request. */
export function chargeRequest(attempt: Attempt, order: OrderRecord, source: ChargeSource): CreateOrderRequest {
  const who =
    METHODS[attempt.method].isOfSavedCustomer && attempt.providerCustomerId
      ? { customer_id: attempt.providerCustomerId }
      : {
          customer: customerOf(
            { name: order.buyerName, email: order.buyerEmail, document: order.buyerDocument },
            source.phone,
            METHODS[attempt.method].needsAddress ? attempt.billingAddress : null,
          ),
        };
  return {
    code: attempt.id,
    closed: true,
    ...who,
    items: [...itemsOf(order), ...interestOf(attempt)],
    payments: [{ ...METHODS[attempt.method].charge(factsOf(attempt, order, source)), split: splitOf(attempt) }],
    metadata: { order: order.id },
    ...(attempt.buyerIp ? { ip: attempt.buyerIp } : {}),
  };
}

/**
 * The provider's customer record, which requires a phone: the buyer's, stored with the billing address; the platform's where there is
 * no billing address (Pix) or it was stored without a phone.
 */
export function customerOf(
  person: { name: string; email: string; document: string },
  phone: ContactPhone,
  billed: Address | null = null,
): CustomerRequest {
  const address = billingAddressOf(billed);
  const isCompany = person.document.length === 14;
  return {
    name: person.name.slice(0, 64),
    email: person.email,
    document: person.document,
    document_type: isCompany ? "CNPJ" : "CPF",
    type: isCompany ? "company" : "individual",
    phones: phonesOf(billed?.phone ? phoneParts(billed.phone) : phone),
    ...(address ? { address } : {}),
  };
}

/** A number of nine digits is a mobile number. */
function phonesOf({ areaCode, number }: ContactPhone): CustomerRequest["phones"] {
  const phone = { country_code: "55", area_code: areaCode, number };
  return number.length === 9 ? { mobile_phone: phone } : { home_phone: phone };
}

/** The buyer's billing address, for a method that requires it; null for the others. */
const addressOf = ({ method, billingAddress }: Attempt): AddressRequest | null =>
  METHODS[method].needsAddress ? billingAddressOf(billingAddress) : null;

const itemsOf = (order: OrderRecord): CreateOrderRequest["items"] =>
  order.items
    .filter((item) => item.paidCents > 0)
    .map((item) => ({
      amount: item.paidCents,
      description: item.title.slice(0, 250),
      quantity: 1,
      code: String(item.productId),
    }));

/** The provider sums the items, so the interest that the buyer pays is sent as one of them. */
const interestOf = (attempt: Attempt): CreateOrderRequest["items"] =>
  attempt.interestCents > 0
    ? [{ amount: attempt.interestCents, description: "Juros do parcelamento", quantity: 1, code: "juros" }]
    : [];

function factsOf(attempt: Attempt, order: OrderRecord, source: ChargeSource): ChargeFacts {
  return {
    orderNumber: order.number,
    expiresSeconds: attempt.expiresSeconds ?? source.expiresSeconds,
    installments: attempt.installments,
    statementName: attempt.statementName ?? "",
    cardProviderId: attempt.providerCardId,
    // Every card is charged by its id; the provider stores the billing address with the card.
    cardToken: "",
    billing: addressOf(attempt),
    returnUrl: attempt.needsAuthentication ? `${source.siteUrl}${confirmationPage(order.id)}` : null,
    dueAt: endOfDaySp(addDaysSp(attempt.createdAt, source.dueDays)),
  };
}

function splitOf(attempt: Attempt): SplitRuleRequest[] {
  return attempt.split.map((part) => ({
    type: "flat",
    amount: part.amountCents,
    recipient_id: part.recipientId,
    options: {
      liable: part.storeId === null,
      charge_processing_fee: part.storeId === null,
      charge_remainder_fee: part.storeId === null,
    },
  }));
}
