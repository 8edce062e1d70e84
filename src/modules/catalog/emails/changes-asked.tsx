import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { askWords } from "../change-requests/messages.ts";
import type { changesAskedEmail } from "../change-requests/schema.ts";

type Facts = typeof changesAskedEmail extends EmailKind<infer P> ? P : never;

/** To the author: what the platform asked them to change in a product. */
export const writeChangesAsked = ({ authorName, title, productId, asks }: Facts): EmailMessage => ({
  subject: `Ajustes pedidos em ${title}`,
  body: (
    <EmailLayout
      preview={asks.map(({ item }) => askWords[item]).join(", ")}
      title="A Autoria pediu ajustes em um material"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque tem uma loja na Autoria."
    >
      <EmailText>
        Oi, {firstName(authorName)}. Olhamos {title} e pedimos estes ajustes:
      </EmailText>
      {asks.map(({ item, note }) => (
        <EmailText key={item}>
          {askWords[item]}: {note}
        </EmailText>
      ))}
      <EmailText>Ele continua como está. Quando ajustar, publique de novo: nós olhamos.</EmailText>
      <EmailButton href={`${env.publicUrl}/painel/adicionar-produto?produto=${productId}`}>Abrir o material</EmailButton>
    </EmailLayout>
  ),
});
