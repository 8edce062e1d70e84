import { formatCardExpiry } from "#kit/card-expiry.ts";
import { Radio } from "#ui/radio.tsx";
import type { SavedCard } from "../../cards/schema.ts";
import { cardWords } from "./saved-card-words.ts";

type SavedCardChoiceProps = { cards: SavedCard[]; cardId: string | null; onChoose: (cardId: string | null) => void };

/** Chooses one of the saved cards, or a new one. */
export function SavedCardChoice({ cards, cardId, onChoose }: SavedCardChoiceProps) {
  return (
    <fieldset className="grid justify-items-start">
      <legend className="mb-1 text-xs font-semibold">Qual cartão</legend>
      {cards.map((card) => (
        <Radio
          key={card.id}
          name="cardId"
          value={card.id}
          checked={card.id === cardId}
          disabled={card.expiry === "vencido"}
          onChange={() => onChoose(card.id)}
        >
          <b className="font-semibold">{cardWords(card)}</b>{" "}
          <span className="text-muted">
            {card.expiry === "vencido" ? "venceu em" : "vence em"}{" "}
            <span className="tn">{formatCardExpiry({ month: card.expMonth, year: card.expYear })}</span>
          </span>
        </Radio>
      ))}
      <Radio name="cardId" value="" checked={cardId === null} onChange={() => onChoose(null)}>
        Outro cartão
      </Radio>
    </fieldset>
  );
}
