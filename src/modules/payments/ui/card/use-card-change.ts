import { useServerFn } from "@tanstack/react-start";
import { useState } from "react";
import type { Outcome } from "#kit/outcome.ts";
import { makeDefaultCardFn, removeCardFn } from "../../cards/functions.ts";
import { cardMessages } from "../../cards/messages.ts";
import type { SavedCard } from "../../cards/schema.ts";
import { cardWords } from "./saved-card-words.ts";

type Busy = "choosing" | "removing" | null;

export const NO_ANSWER = "Não sabemos se a mudança foi feita. Atualize a página e confira antes de tentar de novo.";
const sentences: Record<string, string> = cardMessages;

/** Actions on one saved card; `onChange` receives the message of success. Each action returns whether it was done. */
export function useCardChange(card: SavedCard, onChange: (message: string) => Promise<void>) {
  const makeDefault = useServerFn(makeDefaultCardFn);
  const remove = useServerFn(removeCardFn);
  const [busy, setBusy] = useState<Busy>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function within(what: Busy, message: string, work: () => Promise<Outcome<void, string>>): Promise<boolean> {
    setBusy(what);
    setTrouble(null);
    try {
      const answer = await work();
      if (answer.ok) await onChange(message);
      else setTrouble(answer.fields?.form ?? sentences[answer.reason] ?? NO_ANSWER);
      return answer.ok;
    } catch {
      setTrouble(NO_ANSWER);
      return false;
    } finally {
      setBusy(null);
    }
  }

  const cardId = card.id;
  return {
    busy,
    trouble,
    makeDefault: () => within("choosing", `${cardWords(card)} é o padrão agora.`, () => makeDefault({ data: { cardId } })),
    remove: (nextDefaultId: string | null, others: SavedCard[]) => {
      const next = others.find((other) => other.id === nextDefaultId);
      const message = next ? `Cartão removido. ${cardWords(next)} é o padrão agora.` : "Cartão removido.";
      return within("removing", message, () => remove({ data: { cardId, nextDefaultId } }));
    },
  };
}
