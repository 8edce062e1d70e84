import { formatDateTime } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { EmailCopyCode, EmailReceipt } from "#ui/email/receipt.tsx";
import type { OrderFacts } from "../schema.ts";

type Facts = OrderFacts & { pixCode: string; expiresAt: string };

/** The Pix code, for who closed the tab before paying. */
export const writePixIssued = ({
  orderId,
  orderNumber: number,
  buyerName,
  items,
  totalCents,
  pixCode,
  expiresAt,
}: Facts): EmailMessage => ({
  subject: `Pix de ${formatMoney(totalCents)} para o pedido ${orderNumber(number)}`,
  body: (
    <EmailLayout
      preview={`O código vale até ${formatDateTime(new Date(expiresAt))}.`}
      title={`Pague ${formatMoney(totalCents)} com Pix`}
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque fez o pedido ${orderNumber(number)} na Autoria com este e-mail. Se já pagou, não precisa fazer nada.`}
    >
      <EmailText>
        Oi, {firstName(buyerName)}. No app do seu banco, escolha Pix copia e cola e use este código, que vale até{" "}
        {formatDateTime(new Date(expiresAt))}, no horário de Brasília:
      </EmailText>
      <EmailCopyCode code={pixCode} />
      <EmailButton href={`${env.publicUrl}/finalizar-compra/pagar/pix/${orderId}`} showAddress>
        Abrir a página do Pix
      </EmailButton>
      <EmailReceipt
        rows={items.map((item) => ({ label: item.title, signature: item.authorName, amount: formatMoney(item.paidCents) }))}
        total={{ label: "Total", amount: formatMoney(totalCents) }}
      />
      <EmailText muted>Assim que o pagamento cair, os arquivos ficam prontos e o recibo chega aqui.</EmailText>
    </EmailLayout>
  ),
});
