import { useHydrated } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { METHODS } from "#modules/payments/methods/methods.ts";
import type { PurchaseForm } from "./use-purchase-form.ts";

type PayButtonProps = { buying: PurchaseForm; size: "lg" | "md" };

/** The button that pays, with the amount it charges. */
export function PayButton({ buying: { purchase, isFree, isCard, chargeCents }, size }: PayButtonProps) {
  const isReady = useHydrated();
  const method = METHODS[purchase.choice.chosen.method];
  const waiting = isCard ? "Falando com o banco…" : `Gerando ${method.codeLabel}…`;
  return (
    <Button
      type="submit"
      variant="primary"
      size={size}
      full
      disabled={!isReady}
      loading={purchase.isPaying}
      loadingLabel={isFree ? "Abrindo os arquivos…" : waiting}
    >
      {isFree ? (
        "Pegar grátis"
      ) : (
        <span>
          {method.payLabel} <Money cents={chargeCents} />
        </span>
      )}
    </Button>
  );
}
