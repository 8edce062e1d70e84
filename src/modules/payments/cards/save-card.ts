import { createHash } from "node:crypto";
import type { PagarmeFailure } from "#integrations/pagarme/answer.ts";
import { personField } from "#integrations/pagarme/charge-fault.ts";
import type { PagarmeCard } from "#integrations/pagarme/types.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { Address } from "../../accounts/addresses/schema.ts";
import { customerOf } from "../charge-request.ts";
import { refuseBlockedCard } from "../blocks/find-block.ts";
import { endIncident, reportIfOurs } from "../incidents/report-incident.ts";
import { pagarme } from "../provider.ts";
import { pixSetting } from "../settings.ts";
import { billingAddressOf } from "./billing-address.ts";
import { whyNoCard } from "./card-limits.ts";
import { saveProviderCard, saveCustomer } from "./save-provider-card.ts";
import { ADDRESS_MISSING, billedAt } from "./prepare-card.ts";
import { findCardOwner } from "./queries.ts";
import type { SaveCardRefusal } from "./schema.ts";

type Input = { cardToken: string; billingAddress?: Address | undefined };
type Ready = { customerId: string | null; person: { name: string; email: string; document: string }; address: Address };

/**
 * Saves a card without a purchase, after the provider checks it with its bank. The first saved card becomes the default. The token is
 * valid once; the idempotency key is made from it, so that submitting the form twice saves one card.
 */
export async function saveCard(userId: string, input: Input): Promise<Outcome<{ cardId: string }, SaveCardRefusal>> {
  const ready = await prepare(userId, input);
  if (!ready.ok) return ready;
  const customer = await customerIdOf(userId, ready.value);
  if (!customer.ok) return customer;
  const key = createHash("sha256").update(input.cardToken).digest("hex").slice(0, 32);
  const billing = billingAddressOf(ready.value.address);
  const answer = await pagarme.cards.create(
    customer.value,
    { token: input.cardToken, ...(billing ? { billing_address: billing } : {}), options: { verify_card: true } },
    key,
  );
  if (!answer.ok) return refuse(await whyNotSaved(answer));
  await endIncident("cartoes");
  const facts = cardFacts(answer.value);
  if (await refuseBlockedCard(db, facts)) return refuse("card_refused");
  return transact(async (tx) => {
    const cardId = await saveProviderCard(tx, userId, facts);
    return cardId ? ok({ cardId }) : refuse("card_refused");
  });
}

function prepare(userId: string, input: Input): Promise<Outcome<Ready, "document_missing" | "card_limited" | "address_missing">> {
  return transact(async (tx) => {
    const owner = await findCardOwner(tx, userId);
    if (!owner?.document) return refuse("document_missing");
    if (await whyNoCard(tx, userId)) return refuse("card_limited");
    const address = await billedAt(tx, userId, input.billingAddress);
    if (!address) return refuse("address_missing", { fields: ADDRESS_MISSING });
    const { customerId, name, email, document } = owner;
    return ok({ customerId, person: { name, email, document }, address });
  });
}

async function customerIdOf(userId: string, ready: Ready): Promise<Outcome<string, SaveCardRefusal>> {
  if (ready.customerId) return ok(ready.customerId);
  const { contactPhone } = await readSetting(db, pixSetting);
  const answer = await pagarme.customers.create(customerOf(ready.person, contactPhone, ready.address), `${userId}-cliente`);
  if (!answer.ok) return refuse(await whyNotSaved(answer));
  return transact(async (tx) =>
    (await saveCustomer(tx, userId, answer.value.id)) ? ok(answer.value.id) : refuse("provider_silent"),
  );
}

/**
 * Why a card was not saved: a fault of ours, reported to the operators; no answer from the provider; a token used or expired; the bank's
 * refusal in the check (412); or data of the person that the provider did not accept.
 */
async function whyNotSaved(failure: PagarmeFailure): Promise<SaveCardRefusal> {
  if (await reportIfOurs("cartoes", failure)) return "our_fault";
  if (failure.kind !== "refused") return "provider_silent";
  const isToken = failure.status !== 412 && /token/i.test(`${failure.message} ${Object.keys(failure.errors).join(" ")}`);
  if (isToken) return "token_spent";
  const field = personField(Object.keys(failure.errors));
  return field === null || field === "card" || failure.status === 412 ? "card_refused" : "data_refused";
}

const cardFacts = (card: PagarmeCard) => ({
  providerId: card.id,
  brand: card.brand ?? "",
  firstSix: /^\d{6}$/.test(card.first_six_digits ?? "") ? (card.first_six_digits ?? null) : null,
  lastFour: card.last_four_digits ?? "0000",
  holderName: card.holder_name ?? "",
  expMonth: card.exp_month ?? 12,
  expYear: card.exp_year ?? 0,
});
