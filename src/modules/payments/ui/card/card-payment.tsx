import { Checkbox } from "#ui/checkbox.tsx";
import type { PaymentChoice, PaymentTerms } from "../use-payment-choice.ts";
import { useWasEver } from "../use-was-ever.ts";
import { InstallmentsField } from "./installments-field.tsx";
import { NewCard } from "./new-card.tsx";
import { SavedCardChoice } from "./saved-card-choice.tsx";

type CardPaymentProps = { terms: PaymentTerms; choice: PaymentChoice };

/** Chooses the card and the number of instalments, and whether to save the card. */
export function CardPayment({ terms, choice }: CardPaymentProps) {
  const wasTyping = useWasEver(choice.isTyping);
  return (
    <div className="grid gap-4">
      {terms.cards.length > 0 && (
        <SavedCardChoice cards={terms.cards} cardId={choice.chosen.cardId} onChoose={(cardId) => choice.choose({ cardId })} />
      )}
      {wasTyping && (
        <div hidden={!choice.isTyping}>
          <NewCard needsAddress={!terms.hasAddress} isOfBuyer={choice.isOfBuyer} state={choice.form} />
        </div>
      )}
      {terms.installments.length > 1 && choice.row && (
        <div className="sm:max-w-[440px]">
          <InstallmentsField rows={terms.installments} count={choice.row.count} onCount={choice.setCount} />
        </div>
      )}
      {choice.isTyping && (
        <Checkbox
          name="saveCard"
          checked={choice.savesCard}
          onChange={(event) => choice.setSavesCard(event.currentTarget.checked)}
        >
          Salvar este cartão para a próxima compra
        </Checkbox>
      )}
    </div>
  );
}
