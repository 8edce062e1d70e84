import { useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { PixView } from "../rules.ts";
import type { usePixActions } from "./use-pix-actions.ts";

type PixWaysOutProps = {
  orderId: string;
  view: PixView;
  isLong: boolean;
  actions: ReturnType<typeof usePixActions>;
};

/** The alternatives while waiting: "Já paguei", paying by card, a code valid for longer, and cancelling. */
export function PixWaysOut({ orderId, view, isLong, actions }: PixWaysOutProps) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className="mt-5 grid gap-2.5">
      {view !== "sem_codigo" && view !== "esperando" && (
        <Button
          full
          loading={actions.busy === "checking"}
          loadingLabel="Perguntando ao banco…"
          onClick={() => void actions.check()}
        >
          Já paguei
        </Button>
      )}
      <output className="text-xs text-muted empty:hidden">{actions.message}</output>
      <RouterLink href={`/finalizar-pedido?pedido=${orderId}&forma=cartao`} className={buttonClass({ full: true })}>
        Pagar com cartão
      </RouterLink>
      {!isLong && (
        <Button
          variant="ghost"
          full
          loading={actions.busy === "postponing"}
          loadingLabel="Gerando…"
          onClick={() => void actions.payLater()}
        >
          Pagar depois, em até 24 horas
        </Button>
      )}
      <Button variant="ghost" full onClick={() => setLeaving(true)}>
        Cancelar pedido
      </Button>
      <Dialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        role="alertdialog"
        title="Cancelar este pedido?"
        description="O código Pix deixa de valer e nada é cobrado. Os materiais continuam no carrinho."
        actions={
          <>
            <Button variant="ghost" onClick={() => setLeaving(false)}>
              Voltar
            </Button>
            <Button
              variant="danger"
              loading={actions.busy === "cancelling"}
              loadingLabel="Cancelando…"
              onClick={() => void actions.cancel().then(() => setLeaving(false))}
            >
              Cancelar pedido
            </Button>
          </>
        }
      />
    </div>
  );
}
