import { orderNumber } from "#kit/format.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { newMessageEmail } from "../schema.ts";

type Facts = typeof newMessageEmail extends EmailKind<infer P> ? P : never;

/** The other side of an order wrote. The reply goes by the page: nobody's address is given to the other. */
export const writeNewMessage = (
  { orderId, orderNumber: number, to, greetedName, senderName, text, files }: Facts,
  { stopHref }: EmailContext = {},
): EmailMessage => ({
  subject: `${senderName} escreveu sobre o pedido ${orderNumber(number)}`,
  body: (
    <EmailLayout
      preview={text || files.join(", ")}
      title={`Mensagem de ${senderName}`}
      siteUrl={env.publicUrl}
      reason={
        to === "autor"
          ? "Você recebeu esta mensagem porque tem uma loja na Autoria."
          : `Você recebeu esta mensagem porque fez o pedido ${orderNumber(number)} na Autoria.`
      }
      stopHref={stopHref}
    >
      <EmailText>
        Oi, {greetedName}. Sobre o pedido {orderNumber(number)}, {senderName} escreveu:
      </EmailText>
      {text.split("\n").map((line, index) => (
        <EmailText key={index}>{line}</EmailText>
      ))}
      {files.length > 0 && <EmailText muted>Arquivos: {files.join(", ")}</EmailText>}
      <EmailButton href={`${env.publicUrl}/painel/pedidos/${orderId}${to === "autor" ? "?aba=vendas" : ""}#mensagens`}>
        Responder
      </EmailButton>
      <EmailText muted>Responda pela página do pedido: este e-mail não recebe respostas.</EmailText>
    </EmailLayout>
  ),
});
