import { useServerFn } from "@tanstack/react-start";
import { useState } from "react";
import { makeDefaultCardFn, renameCardFn, saveCardFn } from "../../cards/functions.ts";
import { saveCardMessages } from "../../cards/messages.ts";
import { exchangeCard, readNewCard } from "./exchange-card.ts";
import type { NewCardMistakes } from "./new-card.tsx";

export type CardFormFacts = {
  pagarme: { apiUrl: string; publicKey: string };
  hasAddress: boolean;
  hasDocument: boolean;
};

const UNREACHABLE =
  "Este navegador não conseguiu falar com a Pagar.me, que guarda o cartão. Pode ser um bloqueador de anúncios ou uma falha dela. Libere e tente de novo.";
const NO_ANSWER = "Não conseguimos falar com o servidor. Confira a internet e tente de novo.";
const sentences: Record<string, string> = saveCardMessages;

/** Keeps the typed card: its token first, then its name and its place. A spent token is asked for again, once. */
export function useAddCard(facts: CardFormFacts, onSaved: () => void) {
  const save = useServerFn(saveCardFn);
  const rename = useServerFn(renameCardFn);
  const makeDefault = useServerFn(makeDefaultCardFn);
  const [isSaving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [mistakes, setMistakes] = useState<NewCardMistakes>({ card: {}, address: {} });

  /** The card's id once kept, or null after saying why not. */
  async function keep(form: HTMLFormElement): Promise<string | null> {
    const { words, mistakes: found } = readNewCard(form, !facts.hasAddress);
    setMistakes(found);
    if (!words) return null;
    for (let tries = 0; tries < 2; tries++) {
      const exchanged = await exchangeCard(facts.pagarme, words.card);
      if (!exchanged.ok) {
        if (exchanged.mistakes) setMistakes({ card: exchanged.mistakes, address: {} });
        else setTrouble(UNREACHABLE);
        return null;
      }
      const { billingAddress } = words;
      const answer = await save({ data: { cardToken: exchanged.token, ...(billingAddress && { billingAddress }) } });
      if (answer.ok) return answer.value.cardId;
      if (answer.reason === "token_spent" && tries === 0) continue;
      setTrouble(answer.fields?.form ?? sentences[answer.reason] ?? NO_ANSWER);
    }
    return null;
  }

  async function add(form: HTMLFormElement): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    setTrouble(null);
    try {
      const cardId = await keep(form);
      if (!cardId) return;
      const typed = new FormData(form);
      const nickname = typed.get("nickname");
      if (typeof nickname === "string" && nickname.trim()) await rename({ data: { cardId, nickname } });
      if (typed.has("isDefault")) await makeDefault({ data: { cardId } });
      onSaved();
    } catch {
      setTrouble(NO_ANSWER);
    } finally {
      setSaving(false);
    }
  }

  return { add, isSaving, trouble, mistakes, setMistakes };
}
