import { listOf, orderNumber } from "#kit/format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { orderEndedEmail } from "../schema.ts";

type Facts = typeof orderEndedEmail extends EmailKind<infer P> ? P : never;

const quoted = (titles: readonly string[]): string => listOf(titles.map((title) => `“${title}”`));

/** An order that waited to be paid ended: nothing was charged, and its code no longer works. */
export const writeOrderEnded = ({
  orderId,
  orderNumber: number,
  buyerName,
  owned,
  unavailable,
  hasMore,
}: Facts): EmailMessage => ({
  subject: `Encerramos o pedido ${orderNumber(number)}`,
  body: (
    <EmailLayout
      preview="Nada foi cobrado. Não pague o código que estava aberto."
      title="Este pedido não precisa mais ser pago"
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque fez o pedido ${orderNumber(number)} na Autoria com este e-mail.`}
    >
      <EmailText>Oi, {firstName(buyerName)}.</EmailText>
      {owned.length > 0 && <EmailText>Você já tem {quoted(owned)} na sua biblioteca.</EmailText>}
      {unavailable.length > 0 && <EmailText>{quoted(unavailable)}: fora de venda.</EmailText>}
      <EmailText>
        Nada foi cobrado, e o código que estava aberto não vale mais.
        {hasMore && " O que ainda pode ser comprado continua no seu carrinho."}
      </EmailText>
      <EmailButton href={`${env.publicUrl}/painel/pedidos/${orderId}`}>Ver o pedido</EmailButton>
    </EmailLayout>
  ),
});
