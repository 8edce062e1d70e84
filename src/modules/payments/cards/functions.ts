import { buyerDoor, limitAddress, limitTo } from "#platform/door.ts";
import { pagarmeKeys } from "../provider.ts";
import { makeDefaultCard, removeCard, renameCard } from "./change-cards.ts";
import { findCardForm, listCards as listCardsQuery } from "./queries.ts";
import { saveCard } from "./save-card.ts";
import { cardInput, removeCardInput, renameCardInput, saveCardInput } from "./schema.ts";

const SAVING = { name: "save-card", points: 5, seconds: 900, shared: true };

/** The person's saved cards. */
export const listCards = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => listCardsQuery(viewer.userId));

/** What the form of a new card needs: the provider's address and public key, and which data of the person are still missing. */
export const getCardForm = buyerDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => ({
  pagarme: { apiUrl: pagarmeKeys.apiUrl, publicKey: pagarmeKeys.publicKey },
  ...(await findCardForm(viewer.userId)),
}));

/** Saves a card without a purchase. */
export const saveCardFn = buyerDoor({ method: "POST" })
  .middleware([limitTo(SAVING), limitAddress({ ...SAVING, points: 20 })])
  .validator(saveCardInput)
  .handler(({ data, context: { viewer } }) => saveCard(viewer.userId, data));

/** Sets the nickname of a saved card. */
export const renameCardFn = buyerDoor({ method: "POST" })
  .validator(renameCardInput)
  .handler(({ data, context: { viewer } }) => renameCard(viewer.userId, data.cardId, data.nickname));

/** Makes a saved card the default one. */
export const makeDefaultCardFn = buyerDoor({ method: "POST" })
  .validator(cardInput)
  .handler(({ data, context: { viewer } }) => makeDefaultCard(viewer.userId, data.cardId));

/** Removes a saved card, here and at the provider. */
export const removeCardFn = buyerDoor({ method: "POST" })
  .validator(removeCardInput)
  .handler(({ data, context: { viewer } }) => removeCard(viewer.userId, data.cardId, data.nextDefaultId ?? null));
