import { lazy, Suspense } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tag } from "#ui/tag.tsx";
import { useQuickRadios } from "#ui/use-quick-radios.ts";
import type { InstallmentRow } from "../rules/installments.ts";
import { useWasEver } from "./use-was-ever.ts";
import type { PaymentChoice, PaymentTerms } from "./use-payment-choice.ts";

// Only who pays by card downloads what a card needs.
const CardPayment = lazy(async () => ({ default: (await import("./card/card-payment.tsx")).CardPayment }));

type PaymentMethodsProps = { terms: PaymentTerms; choice: PaymentChoice };

/** Pix or card, each with what belongs to it. */
export function PaymentMethods({ terms, choice }: PaymentMethodsProps) {
  const { chosen } = choice;
  const radio = useQuickRadios(chosen.method, (method) => choice.choose({ method }));
  const wasCard = useWasEver(chosen.method === "cartao");
  return (
    <div className="grid gap-2.5">
      {terms.methods.pix && (
        <RadioCard
          {...radio("pix")}
          name="payment"
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
        <RadioCard {...radio("cartao")} name="payment" title="Cartão de crédito" description={inParts(terms.installments)}>
          {wasCard && (
            <Suspense fallback={<Skeleton className="h-[320px]" />}>
              <CardPayment terms={terms} choice={choice} />
            </Suspense>
          )}
        </RadioCard>
      )}
    </div>
  );
}

/** "Em até 3x sem juros", "Em até 12x", "À vista". */
function inParts(rows: InstallmentRow[]): string {
  const most = Math.max(1, ...rows.map((row) => row.count));
  const free = Math.max(1, ...rows.filter((row) => row.interestCents === 0).map((row) => row.count));
  if (free > 1) return `Em até ${free}x sem juros`;
  return most > 1 ? `Em até ${most}x` : "À vista";
}
