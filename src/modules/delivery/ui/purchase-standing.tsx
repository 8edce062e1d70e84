import { paymentMethodWords } from "#modules/orders/messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { purchaseStanding } from "../messages.ts";
import type { Purchase } from "./order-facts.ts";

const TONES = { aguardando_pagamento: "warning", estornando: "warning", contestado: "danger", perdido: "danger" } as const;

/** What the order's situation means, and the way on from there. */
export function PurchaseStanding({ purchase }: { purchase: Purchase }) {
  const words = purchaseStanding[purchase.status];
  if (!words)
    return purchase.paidLate ? (
      <Note>O {paymentMethodWords[purchase.paymentMethod]} caiu depois do prazo e a compra valeu do mesmo jeito.</Note>
    ) : null;
  const tone = purchase.status in TONES ? TONES[purchase.status as keyof typeof TONES] : "info";
  return (
    <Note tone={tone} action={<WayOn purchase={purchase} />}>
      {words}
    </Note>
  );
}

function WayOn({ purchase: { id, status } }: { purchase: Purchase }) {
  if (status === "aguardando_pagamento") {
    return (
      <RouterLink href={`/finalizar-compra/pagar/pix/${id}`} className={buttonClass({ variant: "primary" })}>
        Pagar agora
      </RouterLink>
    );
  }
  if (status !== "expirado" && status !== "cancelado" && status !== "falhou") return null;
  return (
    <RouterLink href="/finalizar-compra" className={buttonClass({ size: "sm" })}>
      Voltar ao carrinho
    </RouterLink>
  );
}
