import { newId } from "../ids.ts";
import type { Card, Customer } from "../objects.ts";
import type { Sandbox } from "../sandbox.ts";
import type { CardFace } from "./card-face.ts";

/** Puts a card in a customer's wallet; the same card again gives the same id. */
export function storeCard(
  sandbox: Sandbox,
  customer: Customer,
  face: CardFace,
  billingAddress: Record<string, unknown> | null,
): Card {
  const { state, clock } = sandbox;
  const known = (state.cardsByCustomer.get(customer.id) ?? []).find(
    (card) => card.fingerprint === face.fingerprint && card.status === "active",
  );
  const now = clock.iso();
  if (known) {
    known.billing_address = billingAddress ?? known.billing_address;
    known.behaviour = face.behaviour;
    known.updated_at = now;
    state.saveCard(known);
    return known;
  }
  const card: Card = {
    id: newId("card_"),
    customer_id: customer.id,
    ...face,
    status: "active",
    type: "credit",
    billing_address: billingAddress,
    metadata: {},
    created_at: now,
    updated_at: now,
  };
  state.saveCard(card);
  sandbox.webhooks.announce("card.created", card.id, () => ({ ...card, fingerprint: undefined, behaviour: undefined }));
  return card;
}
