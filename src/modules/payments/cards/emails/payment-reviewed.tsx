import { orderNumber } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { OrderWords } from "../email-kinds.ts";

/** The bank took the payment to think about: nothing to do but wait. */
export const writePaymentReviewed = ({ orderId, orderNumber: number, buyerName, totalCents }: OrderWords): EmailMessage => ({
  subject: `O banco está analisando o pedido ${orderNumber(number)}`,
  body: (
    <EmailLayout
      preview="Você não precisa fazer nada: avisamos quando o banco responder."
      title="O banco está analisando o pagamento"
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque fez o pedido ${orderNumber(number)} na Autoria com este e-mail.`}
    >
      <EmailText>
        Oi, {firstName(buyerName)}. O pagamento de {formatMoney(totalCents)} no cartão está em análise no banco. Costuma levar
        minutos, às vezes algumas horas.
      </EmailText>
      <EmailText>
        Você não precisa fazer nada, nem pagar de novo: avisamos por aqui assim que houver resposta, e os arquivos abrem na hora
        se for aprovado.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/painel/pedidos/${orderId}`}>Ver o pedido</EmailButton>
    </EmailLayout>
  ),
});
