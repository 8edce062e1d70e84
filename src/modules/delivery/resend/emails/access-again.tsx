import { orderNumber } from "#kit/format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { accessAgainEmail } from "../schema.ts";

type Facts = typeof accessAgainEmail extends EmailKind<infer P> ? P : never;

/** The author says again where what was bought is. */
export const writeAccessAgain = ({ orderId, orderNumber: number, buyerName, authorName, titles }: Facts): EmailMessage => ({
  subject: `Seus materiais de ${authorName} continuam na biblioteca`,
  body: (
    <EmailLayout
      preview={titles.join(", ")}
      title={titles.length === 1 ? "Seu material está na biblioteca" : "Seus materiais estão na biblioteca"}
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque fez o pedido ${orderNumber(number)} na Autoria com este e-mail.`}
    >
      <EmailText>
        Oi, {firstName(buyerName)}. {authorName} reenviou o acesso ao que você levou no pedido {orderNumber(number)}:
      </EmailText>
      {titles.map((title, index) => (
        <EmailText key={index}>{title}</EmailText>
      ))}
      <EmailButton href={`${env.publicUrl}/painel/pedidos/${orderId}`} showAddress>
        Baixar meus materiais
      </EmailButton>
      <EmailText muted>Em outro aparelho, entre com este e-mail: enviamos um código.</EmailText>
    </EmailLayout>
  ),
});
