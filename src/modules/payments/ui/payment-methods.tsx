import { lazy, Suspense, useState } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tag } from "#ui/tag.tsx";
import type { InstallmentRow } from "../rules/installments.ts";
import { InstallmentsField } from "./card/installments-field.tsx";
import { SavedCardChoice } from "./card/saved-card-choice.tsx";
import type { PaymentChoice, PaymentTerms } from "./use-payment-choice.ts";

// Only who pays with a new card downloads its form.
const NewCard = lazy(async () => ({ default: (await import("./card/new-card.tsx")).NewCard }));

type PaymentMethodsProps = { terms: PaymentTerms; choice: PaymentChoice };

/** Pix or card, each with what belongs to it. */
export function PaymentMethods({ terms, choice }: PaymentMethodsProps) {
  const { chosen } = choice;
  const wasCard = useWasEver(chosen.method === "cartao");
  return (
    <div className="grid gap-2.5">
      {terms.methods.pix && (
        <RadioCard
          name="payment"
          value="pix"
          checked={chosen.method === "pix"}
          onChange={() => choice.choose({ method: "pix" })}
          title="Pix"
          description="Confirmação em segundos. Seus arquivos ficam prontos na hora."
          end={<Tag>Mais rápido</Tag>}
        >
          <Checkbox
            name="payLater"
            checked={chosen.payLater}
            onChange={(event) => choice.choose({ payLater: event.currentTarget.checked })}
          >
            Pagar depois: o código vale 24 horas, em vez de 30 minutos
          </Checkbox>
        </RadioCard>
      )}
      {terms.methods.card && (
        <RadioCard
          name="payment"
          value="cartao"
          checked={chosen.method === "cartao"}
          onChange={() => choice.choose({ method: "cartao" })}
          title="Cartão de crédito"
          description={inParts(terms.installments)}
        >
          {wasCard && <CardPayment terms={terms} choice={choice} />}
        </RadioCard>
      )}
    </div>
  );
}

function CardPayment({ terms, choice }: PaymentMethodsProps) {
  const wasTyping = useWasEver(choice.isTyping);
  return (
    <div className="grid gap-4">
      {terms.cards.length > 0 && (
        <SavedCardChoice cards={terms.cards} cardId={choice.chosen.cardId} onChoose={(cardId) => choice.choose({ cardId })} />
      )}
      {wasTyping && (
        <div hidden={!choice.isTyping}>
          <Suspense fallback={<Skeleton className="h-[320px]" />}>
            <NewCard asksAddress={!terms.hasAddress} mistakes={choice.mistakes} onMistakes={choice.setMistakes} />
          </Suspense>
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

/** Once shown, a form stays: what was typed waits for whoever looks at the other choices. */
function useWasEver(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}

/** "Em até 3× sem juros", "Em até 12×", "À vista". */
function inParts(rows: InstallmentRow[]): string {
  const most = Math.max(1, ...rows.map((row) => row.count));
  const free = Math.max(1, ...rows.filter((row) => row.interestCents === 0).map((row) => row.count));
  if (free > 1) return `Em até ${free}× sem juros`;
  return most > 1 ? `Em até ${most}×` : "À vista";
}
