import { useRouter } from "@tanstack/react-router";
import { Overlay } from "#ui/overlay.tsx";
import { PurchaseStages } from "./purchase-stages.tsx";
import { isBusy } from "./purchase-view.ts";
import type { Purchase } from "./use-purchase.ts";
import { useStay } from "./use-stay.ts";

type PurchaseDialogProps = { purchase: Purchase; chargeCents: number };

/** The stages of a card payment, over the form that sent it. */
export function PurchaseDialog({ purchase: { view, progress, orderId }, chargeCents }: PurchaseDialogProps) {
  const router = useRouter();
  const busy = isBusy(view);
  useStay(busy);
  return (
    <Overlay
      open={view !== "form"}
      onClose={() => void router.navigate({ href: "/painel/pedidos" })}
      title="Seu pagamento"
      busy={busy}
    >
      {view !== "form" && (
        <PurchaseStages
          view={view}
          chargeCents={chargeCents}
          card={progress?.card ?? null}
          orderId={orderId}
          endCause={progress?.endCause ?? null}
        />
      )}
    </Overlay>
  );
}
