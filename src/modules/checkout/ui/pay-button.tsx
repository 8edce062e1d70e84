import { useHydrated } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import type { PurchaseForm } from "./use-purchase-form.ts";

type PayButtonProps = { buying: PurchaseForm; size: "lg" | "md" };

/** The one button, with what it will charge. */
export function PayButton({ buying: { purchase, isFree, isCard, chargeCents }, size }: PayButtonProps) {
  const isReady = useHydrated();
  const waiting = isCard ? "Falando com o banco…" : "Gerando o Pix…";
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
        "Pegar materiais grátis"
      ) : (
        <span>
          {isCard ? "Pagar com cartão" : "Pagar com Pix"} <Money cents={chargeCents} />
        </span>
      )}
    </Button>
  );
}
