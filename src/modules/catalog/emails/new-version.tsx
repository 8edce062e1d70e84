import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { newVersionEmail } from "../schema/jobs.ts";

type Facts = typeof newVersionEmail extends EmailKind<infer P> ? P : never;

/** To who bought it: the files changed, what the author says of it, and where they are. */
export const writeNewVersion = (
  { name, orderId, title, authorName, number, note }: Facts,
  { stopHref }: EmailContext = {},
): EmailMessage => ({
  subject: `Versão nova: ${title}`,
  body: (
    <EmailLayout
      preview={note || `${authorName} atualizou os arquivos de “${title}”.`}
      title="Um material seu foi atualizado"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque comprou este material na Autoria."
      stopHref={stopHref}
    >
      <EmailText>
        Oi, {firstName(name)}. {authorName} publicou a versão {number} de “{title}”.
      </EmailText>
      {note && <EmailText>“{note}”</EmailText>}
      <EmailButton href={`${env.publicUrl}/painel/pedidos/${orderId}`}>Ver os arquivos novos</EmailButton>
      <EmailText muted>Não custa nada a mais, e os arquivos que você comprou continuam na sua biblioteca.</EmailText>
    </EmailLayout>
  ),
});
