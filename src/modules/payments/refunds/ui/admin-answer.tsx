import { brand } from "#kit/brand/brand.ts";
import type { OrderRefund } from "#modules/delivery/ui/order-facts.ts";
import { decideRefundFn, settleByHandFn } from "../functions.ts";
import { answerMessages, settleMessages } from "../messages.ts";
import { AnswerDialog } from "./answer-dialog.tsx";

/** The platform's actions on a refund: decide one under approval, pay one that the provider did not make. */
export function AdminAnswer({ refund, onDone }: { refund: OrderRefund; onDone: () => void }) {
  const decide = (approves: boolean) => (reason: string) => decideRefundFn({ data: { refundId: refund.id, approves, reason } });
  const pay = (paidBy: "plataforma" | "transferencia") => (note: string) =>
    settleByHandFn({ data: { refundId: refund.id, paidBy, note } });
  if (refund.status === "em_aprovacao") {
    return (
      <div className="flex flex-wrap gap-2">
        <AnswerDialog
          label="Aprovar"
          variant="primary"
          title="Aprovar a devolução?"
          description="O dinheiro volta a quem comprou. Os dois lados leem o motivo."
          field="Motivo"
          confirm="Aprovar"
          messages={answerMessages}
          onDone={onDone}
          send={decide(true)}
        />
        <AnswerDialog
          label="Não aprovar"
          title="Negar a devolução?"
          description="O valor continua com o autor. Os dois lados leem o motivo."
          field="Motivo"
          confirm="Negar"
          messages={answerMessages}
          onDone={onDone}
          send={decide(false)}
        />
      </div>
    );
  }
  if (refund.status !== "manual") return null;
  return (
    <div className="flex flex-wrap gap-2">
      <AnswerDialog
        label={`Pagar do saldo ${brand.of}`}
        variant="primary"
        title={`Pagar do saldo ${brand.of}?`}
        description={`A Pagar.me devolve a quem comprou, do saldo ${brand.of}. A parte do autor sai do saldo dele; o que faltar vira débito.`}
        field="Motivo"
        confirm="Pagar"
        messages={settleMessages}
        onDone={onDone}
        send={pay("plataforma")}
      />
      <AnswerDialog
        label="Já transferi"
        title="Registrar a transferência?"
        description={`Use depois de transferir o valor a quem comprou pela conta bancária ${brand.of}.`}
        field="Comprovante"
        hint="O código da transferência, e para quem foi."
        confirm="Registrar"
        messages={settleMessages}
        onDone={onDone}
        send={pay("transferencia")}
      />
    </div>
  );
}
