import { lazy, Suspense } from "react";
import { RadioCard } from "#ui/radio-card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useWasEver } from "../../ui/use-was-ever.ts";
import { boleto } from "../boleto.ts";
import type { MethodChoiceProps } from "./choice.ts";

// Loaded only when a buyer pays by boleto and has no address stored.
const AddressFields = lazy(async () => ({ default: (await import("#modules/accounts/ui/address-fields.tsx")).AddressFields }));

/** The choice of boleto, with the buyer's address when none is stored. */
export function BoletoChoice({ radio, terms, choice }: MethodChoiceProps) {
  const wasBoleto = useWasEver(choice.chosen.method === boleto.name);
  return (
    <RadioCard
      {...radio}
      name="payment"
      title="Boleto"
      description="Vence em alguns dias. Depois de pago, leva até 3 dias úteis para os arquivos ficarem prontos."
    >
      {wasBoleto && !terms.hasAddress && (
        <fieldset className="min-w-0">
          <legend className="mb-3 font-semibold">
            Seu endereço{" "}
            <span className="block text-xs font-normal text-muted">
              O banco pede para emitir o boleto. Fica guardado para a próxima.
            </span>
          </legend>
          <Suspense fallback={<Skeleton className="h-[240px]" />}>
            <AddressFields phone="needed" state={choice.form} />
          </Suspense>
        </fieldset>
      )}
    </RadioCard>
  );
}
