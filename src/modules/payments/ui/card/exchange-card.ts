import { tokenizeCard, type TypedCard } from "#integrations/pagarme/tokenize.ts";
import { namedMistakes, readAddress } from "#modules/accounts/ui/read-address.ts";
import type { Address } from "#modules/accounts/addresses/schema.ts";
import { cardFormData } from "./card-form.tsx";
import { type CardMistakes, readCard, refusedFields } from "./read-card.ts";

export type NewCardWords = { card: TypedCard; billingAddress: Address | undefined };
export type Exchange = { ok: true; token: string } | { ok: false; mistakes: CardMistakes | null };
type Typed = { /** The form that contains the address. */ form: HTMLFormElement; buyerName: string; needsAddress: boolean };

/** The typed card and its address, or the mistakes by input name. */
export function readNewCard(typed: Typed): { words: NewCardWords | null; mistakes: Record<string, string> } {
  const { form, buyerName, needsAddress } = typed;
  const { card, mistakes } = readCard(cardFormData() ?? new FormData(), new Date(), buyerName);
  const read = needsAddress ? readAddress(new FormData(form), true) : { address: undefined, mistakes: {} };
  const isWhole = card !== null && read.address !== null;
  return {
    words: isWhole ? { card, billingAddress: read.address ?? undefined } : null,
    mistakes: { ...mistakes, ...namedMistakes(read.mistakes) },
  };
}

/**
 * Exchanges the card at the provider for a token valid once, for 60 seconds. A failure without `mistakes` means that the provider could
 * not be reached: it is unavailable, or blocked by this browser.
 */
export async function exchangeCard(pagarme: { apiUrl: string; publicKey: string }, card: TypedCard): Promise<Exchange> {
  const answer = await tokenizeCard(pagarme, card);
  if (answer.ok) return { ok: true, token: answer.token };
  return { ok: false, mistakes: answer.reason === "card_invalid" ? refusedFields(answer.fields) : null };
}
