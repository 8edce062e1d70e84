import { lazy, Suspense } from "react";
import { RadioCard } from "#ui/radio-card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { InstallmentRow } from "../../rules/installments.ts";
import { useWasEver } from "../../ui/use-was-ever.ts";
import { card } from "../card.ts";
import type { MethodChoiceProps } from "./choice.ts";

// Loaded only when a buyer pays by card.
const CardPayment = lazy(async () => ({ default: (await import("../../ui/card/card-payment.tsx")).CardPayment }));

/** The choice of card: a saved or a new one, and the number of instalments. */
export function CardChoice({ radio, terms, choice }: MethodChoiceProps) {
  const wasCard = useWasEver(choice.chosen.method === card.name);
  return (
    <RadioCard {...radio} name="payment" title="Cartão de crédito" description={inParts(terms.installments)}>
      {wasCard && (
        <Suspense fallback={<Skeleton className="h-[320px]" />}>
          <CardPayment terms={terms} choice={choice} />
        </Suspense>
      )}
    </RadioCard>
  );
}

/** "Em até 3x sem juros", "Em até 12x", "À vista". */
function inParts(rows: InstallmentRow[]): string {
  const most = Math.max(1, ...rows.map((row) => row.count));
  const free = Math.max(1, ...rows.filter((row) => row.interestCents === 0).map((row) => row.count));
  if (free > 1) return `Em até ${free}x sem juros`;
  return most > 1 ? `Em até ${most}x` : "À vista";
}
