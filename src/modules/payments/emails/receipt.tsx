import { formatFullDateTime } from "#kit/date-format.ts";
import { orderNumber, plural } from "#kit/format.ts";
import { formatPrice } from "#kit/money.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { Letter } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { EmailReceipt } from "#ui/email/receipt.tsx";
import type { OrderFacts } from "../schema.ts";

/** What was paid, and the way to the files. */
export const writeReceipt = ({
  orderId,
  orderNumber: number,
  buyerName,
  items,
  totalCents,
  paidAt,
}: OrderFacts & { paidAt: string }): Letter => ({
  subject: `Seus materiais do pedido ${orderNumber(number)}`,
  body: (
    <EmailLayout
      preview={`${plural(items.length, "material pronto", "materiais prontos")} para baixar.`}
      title={
        items.length === 1
          ? "Pago. Seu material já está na biblioteca."
          : `Pago. Seus ${items.length} materiais já estão na biblioteca.`
      }
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque fez o pedido ${orderNumber(number)} na Autoria com este e-mail.`}
    >
      <EmailText>Oi, {firstName(buyerName)}. Os arquivos ficam guardados para você baixar quando quiser.</EmailText>
      <EmailButton href={`${env.publicUrl}/painel/pedidos/${orderId}`} showAddress>
        Baixar meus materiais
      </EmailButton>
      <EmailReceipt
        rows={items.map((item) => ({ label: item.title, signature: item.authorName, amount: formatPrice(item.paidCents) }))}
        total={{ label: "Total", amount: formatPrice(totalCents) }}
      />
      <EmailText muted>
        Pedido {orderNumber(number)}, {formatFullDateTime(new Date(paidAt))} (horário de Brasília). Em outro aparelho, entre com
        este e-mail: enviamos um código. Dá para desistir da compra em até 7 dias.
      </EmailText>
    </EmailLayout>
  ),
});
