import { useServerFn } from "@tanstack/react-start";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { formText } from "#ui/form-text.ts";
import { useForm } from "#ui/use-form.ts";
import { makeDefaultCardFn, renameCardFn, saveCardFn } from "../../cards/functions.ts";
import { saveCardMessages } from "../../cards/messages.ts";
import { exchangeCard, readNewCard } from "./exchange-card.ts";
import { inputNameOf } from "./input-id.ts";

export type CardFormFacts = {
  pagarme: { apiUrl: string; publicKey: string };
  hasAddress: boolean;
  hasDocument: boolean;
};

/** The key under which the form of a new card is saved in the browser: its address, never the card. */
export const NEW_CARD = "novo-cartao";

const MESSAGES: Record<string, string> = {
  ...saveCardMessages,
  unreachable:
    "Este navegador não conseguiu falar com a Pagar.me, que guarda o cartão. Pode ser um bloqueador de anúncios ou uma falha dela. Libere e tente de novo.",
};
const NO_ANSWER = "Não conseguimos falar com o servidor. Confira a internet e tente de novo.";

/** Saves the typed card: its token first, then its nickname and whether it is the default. A spent token is replaced once. */
export function useAddCard(facts: CardFormFacts, onSaved: () => void) {
  const save = useServerFn(saveCardFn);
  const rename = useServerFn(renameCardFn);
  const makeDefault = useServerFn(makeDefaultCardFn);
  const state = useForm(MESSAGES, NO_ANSWER, { name: NEW_CARD, nameOf: inputNameOf });

  async function saveTyped(form: HTMLFormElement): Promise<Outcome<string, string>> {
    const { words, mistakes } = readNewCard({ form, buyerName: "", needsAddress: !facts.hasAddress });
    if (!words) return refuse("invalid", { fields: mistakes });
    const { card, billingAddress } = words;
    for (let tries = 0; ; tries++) {
      const exchanged = await exchangeCard(facts.pagarme, card);
      if (!exchanged.ok) return exchanged.mistakes ? refuse("invalid", { fields: exchanged.mistakes }) : refuse("unreachable");
      const answer = await save({ data: { cardToken: exchanged.token, ...(billingAddress && { billingAddress }) } });
      if (answer.ok) return ok(answer.value.cardId);
      if (answer.reason !== "token_spent" || tries > 0) return answer;
    }
  }

  async function add(typed: FormData): Promise<void> {
    const { current: form } = state.form;
    if (!form) return;
    const saved = await state.send(async () => {
      const added = await saveTyped(form);
      if (!added.ok) return added;
      const cardId = added.value;
      const nickname = formText(typed, "nickname").trim();
      if (nickname) await rename({ data: { cardId, nickname } });
      if (typed.has("isDefault")) await makeDefault({ data: { cardId } });
      return added;
    });
    if (saved) onSaved();
  }

  return { add, state };
}
