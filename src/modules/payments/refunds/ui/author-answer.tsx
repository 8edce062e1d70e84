import { brand } from "#kit/brand/brand.ts";
import { formatMoney } from "#kit/money.ts";
import type { OrderRefund } from "#modules/delivery/ui/order-facts.ts";
import { answerProblemFn } from "../functions.ts";
import { answerMessages } from "../messages.ts";
import { AnswerDialog } from "./answer-dialog.tsx";

/** The author's answer to a reported problem: refund it, or refuse with a reason. */
export function AuthorAnswer({ refund }: { refund: OrderRefund }) {
  if (refund.status !== "em_aprovacao" || refund.waitingFor !== "autor") return null;
  const send = (agrees: boolean) => (reason: string) => answerProblemFn({ data: { refundId: refund.id, agrees, reason } });
  return (
    <div className="flex flex-wrap gap-2">
      <AnswerDialog
        label="Aceitar e devolver"
        variant="primary"
        title={`Devolver ${formatMoney(refund.amountCents)}?`}
        description="O dinheiro volta a quem comprou e o arquivo sai da biblioteca quando ele sair. O custo do pagamento fica por sua conta."
        field="Mensagem para quem comprou"
        confirm={`Devolver ${formatMoney(refund.amountCents)}`}
        messages={answerMessages}
        send={send(true)}
      />
      <AnswerDialog
        label="Não aceitar"
        title="Por que não há problema?"
        description={`Quem comprou lê sua resposta e pode pedir a decisão ${brand.of}.`}
        field="Motivo"
        confirm="Enviar resposta"
        messages={answerMessages}
        send={send(false)}
      />
    </div>
  );
}
