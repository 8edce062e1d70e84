import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";

type Notice = { subject: string; preview: string; title: string; what: string };

/** What changed in how the account is opened, told after the fact, with what to do when it was not its owner. */
export const securityNotice = (name: string, { subject, preview, title, what }: Notice): EmailMessage => ({
  subject,
  body: (
    <EmailLayout
      preview={preview}
      title={title}
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque a segurança da sua conta na Autoria mudou."
    >
      <EmailText>
        Oi, {firstName(name)}. {what}
      </EmailText>
      <EmailText>Se não foi você, troque a senha agora. Isso termina as sessões abertas e segura os saques:</EmailText>
      <EmailButton href={`${env.publicUrl}/auth/login?passo=redefinir`}>Trocar a senha</EmailButton>
    </EmailLayout>
  ),
});
