import { orderNumber } from "#kit/format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { invoiceIssuedEmail, invoiceWantedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

/** Who bought asks for a fiscal document. */
export const writeInvoiceWanted = ({
  orderId,
  orderNumber: number,
  authorName,
}: FactsOf<typeof invoiceWantedEmail>): EmailMessage => ({
  subject: `Pediram nota fiscal do pedido ${orderNumber(number)}`,
  body: (
    <EmailLayout
      preview="Os dados estão na página da venda."
      title="Quem comprou pediu nota fiscal"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque tem uma loja na Autoria."
    >
      <EmailText>
        Oi, {firstName(authorName)}. No pedido {orderNumber(number)} pediram nota fiscal. Nome, documento e endereço estão na
        página da venda; depois de emitir, escreva lá o número.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/painel/pedidos/${orderId}?aba=vendas#fiscal`}>Ver os dados</EmailButton>
    </EmailLayout>
  ),
});

/** An author issued it. */
export const writeInvoiceIssued = (facts: FactsOf<typeof invoiceIssuedEmail>): EmailMessage => ({
  subject: `Nota fiscal do pedido ${orderNumber(facts.orderNumber)}`,
  body: (
    <EmailLayout
      preview={`Número ${facts.number}.`}
      title="A nota fiscal foi emitida"
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque fez o pedido ${orderNumber(facts.orderNumber)} na Autoria com este e-mail.`}
    >
      <EmailText>
        Oi, {firstName(facts.buyerName)}. {facts.authorName} emitiu a nota fiscal número {facts.number} da parte que vendeu no
        pedido {orderNumber(facts.orderNumber)}.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/painel/pedidos/${facts.orderId}#fiscal`}>Ver o pedido</EmailButton>
    </EmailLayout>
  ),
});
