import { tokenizeCard } from "#integrations/pagarme/tokenize.ts";
import { saveAddress } from "#modules/accounts/addresses/save-address.ts";
import { billingAddressOf } from "#modules/payments/cards/billing-address.ts";
import { saveProviderCard, saveCustomer } from "#modules/payments/cards/save-provider-card.ts";
import { customerOf } from "#modules/payments/charge-request.ts";
import { pagarme, pagarmeKeys } from "#modules/payments/provider.ts";
import { pixSetting } from "#modules/payments/settings.ts";
import type { Tx } from "#platform/db.ts";
import type { Buyer } from "./people.ts";

const ADDRESS = {
  cep: "36010041",
  street: "Rua Halfeld",
  number: "404",
  complement: "apto 12",
  district: "Centro",
  city: "Juiz de Fora",
  uf: "MG",
} as const;

/** The demo customer has an address and a card, which the sandbox keeps in the same wallet. */
export async function writeCustomerCard(tx: Tx, customer: Buyer, now: Date): Promise<void> {
  await saveAddress(tx, customer.userId, ADDRESS);
  const expYear = now.getUTCFullYear() + 5;
  const typed = { number: "4000000000000010", holderName: "MARINA T COUTO", expMonth: 12, expYear, cvv: "123" };
  const token = await tokenizeCard(pagarmeKeys, typed);
  const person = await pagarme.customers.create(customerOf(customer, pixSetting.schema.parse({}).contactPhone), "demo-cliente");
  if (!token.ok || !person.ok) throw new Error("the sandbox did not take the demo customer");
  const billing = billingAddressOf(ADDRESS);
  const saved = await pagarme.cards.create(
    person.value.id,
    { token: token.token, ...(billing ? { billing_address: billing } : {}) },
    "demo-cartao",
  );
  if (!saved.ok) throw new Error("the sandbox did not take the demo card");
  await saveCustomer(tx, customer.userId, person.value.id);
  await saveProviderCard(tx, customer.userId, {
    providerId: saved.value.id,
    brand: saved.value.brand ?? "Visa",
    firstSix: null,
    lastFour: saved.value.last_four_digits ?? "0010",
    holderName: typed.holderName,
    expMonth: typed.expMonth,
    expYear,
  });
}
