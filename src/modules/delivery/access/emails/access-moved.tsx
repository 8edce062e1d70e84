import { orderNumber } from "#kit/format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { accessMovedEmail } from "../schema.ts";

type Facts = typeof accessMovedEmail extends EmailKind<infer P> ? P : never;

/** Somebody closed what was bought, or opened it again: who, why, and what may be done about it. */
export const writeAccessMoved = ({
  orderId,
  orderNumber: number,
  buyerName,
  title,
  isOpen,
  by,
  reason,
}: Facts): EmailMessage => ({
  subject: isOpen ? `“${title}” está aberto de novo` : `Seu acesso a “${title}” foi fechado`,
  body: (
    <EmailLayout
      preview={reason}
      title={isOpen ? "Seu material está aberto de novo" : "Seu acesso foi fechado"}
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque fez o pedido ${orderNumber(number)} na Autoria com este e-mail.`}
    >
      <EmailText>
        Oi, {firstName(buyerName)}. {by} {isOpen ? "abriu de novo" : "fechou"} o seu acesso a “{title}”, do pedido{" "}
        {orderNumber(number)}.
      </EmailText>
      <EmailText>Motivo: {reason}</EmailText>
      {!isOpen && (
        <EmailText>
          Se você acha que isto está errado, responda pela página de contato: uma pessoa da Autoria lê o caso.
        </EmailText>
      )}
      <EmailButton href={isOpen ? `${env.publicUrl}/painel/pedidos/${orderId}` : `${env.publicUrl}/ajuda/contato`} showAddress>
        {isOpen ? "Abrir meus arquivos" : "Falar com a Autoria"}
      </EmailButton>
    </EmailLayout>
  ),
});
