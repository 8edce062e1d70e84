import { formatDate } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { EmailCopyCode, EmailReceipt } from "#ui/email/receipt.tsx";
import { boleto } from "../methods/boleto.ts";
import type { BoletoFacts } from "../schema.ts";

/** The boleto, for who closed the tab. */
export const writeBoletoIssued = (facts: BoletoFacts): EmailMessage =>
  boletoMessage(facts, {
    subject: `Boleto de ${formatMoney(facts.totalCents)} para o pedido ${orderNumber(facts.orderNumber)}`,
    words: `Pague até ${formatDate(new Date(facts.dueAt))} pelo app do banco, com esta linha digitável:`,
  });

/** The same, the day before it is due. */
export const writeBoletoReminder = (facts: BoletoFacts): EmailMessage =>
  boletoMessage(facts, {
    subject: `Seu boleto do pedido ${orderNumber(facts.orderNumber)} vence em ${formatDate(new Date(facts.dueAt))}`,
    words: `Seu boleto vence em ${formatDate(new Date(facts.dueAt))}. Se já pagou, não precisa fazer nada: o banco leva até 3 dias úteis para avisar. A linha digitável:`,
  });

function boletoMessage(facts: BoletoFacts, { subject, words }: { subject: string; words: string }): EmailMessage {
  const { orderId, orderNumber: number, buyerName, items, totalCents, line } = facts;
  return {
    subject,
    body: (
      <EmailLayout
        preview={words}
        title={`Boleto de ${formatMoney(totalCents)}`}
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque fez o pedido ${orderNumber(number)} na Autoria com este e-mail. Se já pagou, não precisa fazer nada.`}
      >
        <EmailText>
          Oi, {firstName(buyerName)}. {words}
        </EmailText>
        <EmailCopyCode code={line} />
        <EmailButton href={`${env.publicUrl}${boleto.waitingPage(orderId)}`} showAddress>
          Abrir o boleto
        </EmailButton>
        <EmailReceipt
          rows={items.map((item) => ({ label: item.title, signature: item.authorName, amount: formatMoney(item.paidCents) }))}
          total={{ label: "Total", amount: formatMoney(totalCents) }}
        />
        <EmailText muted>Depois que o banco confirmar, os arquivos ficam prontos e o recibo chega aqui.</EmailText>
      </EmailLayout>
    ),
  };
}
