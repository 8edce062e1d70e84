import { ask } from "./market.ts";
import type { Vendure } from "./contenders/vendure.ts";

type Answer = { errors?: unknown; data?: Record<string, unknown> };
type Guest = { token: string; calls: number };

/** Ids of variants to buy. */
export async function variantsToBuy(vendure: Vendure): Promise<number[]> {
  const rows = await ask<{ id: number }>(vendure, "select id::int from product_variant order by id limit 50");
  return rows.map(({ id }) => id);
}

/** A call of its shop API, with the token it gave; throws when it answers an error, of GraphQL or of its own. */
async function call(vendure: Vendure, guest: Guest, query: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${vendure.url}/shop-api`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(guest.token && { authorization: `Bearer ${guest.token}` }) },
    body: JSON.stringify({ query }),
  });
  guest.calls++;
  const text = await answer.text();
  guest.token = answer.headers.get("vendure-auth-token") ?? guest.token;
  const { data, errors }: Answer = JSON.parse(text);
  if (!answer.ok || errors || !data || text.includes('"errorCode"'))
    throw new Error(`vendure: ${answer.status} ${text.slice(0, 300)}`);
  return data;
}

const FAULT = "... on ErrorResult { errorCode message }";

/** A whole purchase of a new guest in its eight calls, until the payment is settled; answers how many calls it took. */
export async function buyFromVendure(vendure: Vendure, number: number, variantId: number): Promise<number> {
  const guest: Guest = { token: "", calls: 0 };
  const ask = (query: string) => call(vendure, guest, query);
  const address =
    'fullName: "Visita da Medida", streetLine1: "Rua das Flores, 10", city: "São Paulo", province: "SP", postalCode: "01310-100", countryCode: "BR"';
  await ask(
    `mutation { addItemToOrder(productVariantId: "${variantId}", quantity: 1) { ... on Order { id totalWithTax } ${FAULT} } }`,
  );
  await ask(`mutation { setCustomerForOrder(input: { firstName: "Visita", lastName: "da Medida",
    emailAddress: "visita-${number}-${Date.now()}@exemplo.com.br" }) { ... on Order { id } ${FAULT} } }`);
  await ask(`mutation { setOrderShippingAddress(input: { ${address} }) { ... on Order { id } ${FAULT} } }`);
  const shipping = await ask("{ eligibleShippingMethods { id name priceWithTax } }");
  const [way] = shipping.eligibleShippingMethods as { id: string }[];
  await ask(`mutation { setOrderShippingMethod(shippingMethodId: ["${way?.id}"]) { ... on Order { id } ${FAULT} } }`);
  const payment = await ask("{ eligiblePaymentMethods { code name isEligible } }");
  const [method] = payment.eligiblePaymentMethods as { code: string }[];
  await ask(`mutation { transitionOrderToState(state: "ArrangingPayment") { ... on Order { id state } ${FAULT} } }`);
  const paid = await ask(
    `mutation { addPaymentToOrder(input: { method: "${method?.code}", metadata: {} }) { ... on Order { id code state } ${FAULT} } }`,
  );
  const { state } = paid.addPaymentToOrder as { state: string };
  if (state !== "PaymentSettled") throw new Error(`vendure: paid, and the order says ${state}`);
  return guest.calls;
}

/** The path of its search for a first page, with or without the facets to filter by. */
export const searchPath = ({ facets }: { facets: boolean }): string =>
  `/shop-api?query=${encodeURIComponent(`{ search(input: { take: 24, groupByProduct: true, sort: { name: ASC } }) { totalItems
    items { productId productVariantId productName slug sku description currencyCode inStock
      priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } }
    ${facets ? "facetValues { count facetValue { id name facet { id name } } }" : ""} } }`)}`;
