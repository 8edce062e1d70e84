import { Suspense } from "react";
import { Skeleton } from "#ui/skeleton.tsx";
import { useQuickRadios } from "#ui/use-quick-radios.ts";
import { METHOD_CHOICES } from "../methods/ui/choices.ts";
import type { PaymentChoice, PaymentTerms } from "./use-payment-choice.ts";

type PaymentMethodsProps = { terms: PaymentTerms; choice: PaymentChoice };

/** The choice of each method that this purchase may be paid by. */
export function PaymentMethods({ terms, choice }: PaymentMethodsProps) {
  const radio = useQuickRadios(choice.chosen.method, (method) => choice.choose({ method }));
  return (
    <div className="grid gap-2.5">
      {terms.methods.map((name) => {
        const Choice = METHOD_CHOICES[name];
        return (
          <Suspense key={name} fallback={<Skeleton className="h-[72px]" />}>
            <Choice radio={radio(name)} terms={terms} choice={choice} />
          </Suspense>
        );
      })}
    </div>
  );
}
