import { orderNumber } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { Letter } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { RefundCause } from "../refunds/open-refund.ts";

type Facts = { orderId: string; orderNumber: number; buyerName: string; amountCents: number; cause: string; isDone: boolean };

const CAUSES: Record<RefundCause, string> = {
  atrasado: "O pagamento caiu depois do prazo, quando o pedido não podia mais ser entregue.",
  excedente: "O valor pago foi maior que o do pedido: a diferença é sua.",
  subpago: "O valor pago foi menor que o do pedido, e por isso ele não pôde ser entregue.",
  duplicado: "O mesmo pedido foi pago mais de uma vez.",
  arrependimento: "Você desistiu da compra dentro do prazo de 7 dias.",
  defeito: "O material tinha um defeito.",
  autor: "O autor devolveu o valor deste pedido.",
  admin: "A Autoria devolveu o valor deste pedido.",
};
const isCause = (cause: string): cause is RefundCause => cause in CAUSES;

/** Money on its way back to the buyer, or already returned, and why. */
export const writeMoneyBack = ({ orderId, orderNumber: number, buyerName, amountCents, cause, isDone }: Facts): Letter => {
  const amount = formatMoney(amountCents);
  return {
    subject: `${isDone ? "Devolvemos" : "Vamos devolver"} ${amount} do pedido ${orderNumber(number)}`,
    body: (
      <EmailLayout
        preview={isDone ? "O dinheiro voltou para a conta que pagou." : "O dinheiro volta para a conta que pagou."}
        title={isDone ? `${amount} voltaram para você` : `${amount} vão voltar para você`}
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque fez o pedido ${orderNumber(number)} na Autoria com este e-mail.`}
      >
        <EmailText>
          Oi, {firstName(buyerName)}. {isCause(cause) ? CAUSES[cause] : ""}
        </EmailText>
        <EmailText>
          {isDone
            ? `A devolução de ${amount} foi feita por Pix para a mesma conta que pagou.`
            : `Já pedimos ao banco a devolução de ${amount}, por Pix, para a mesma conta que pagou. Avisamos quando ela sair.`}
        </EmailText>
        <EmailButton href={`${env.publicUrl}/painel/pedidos/${orderId}`}>Ver o pedido</EmailButton>
      </EmailLayout>
    ),
  };
};
