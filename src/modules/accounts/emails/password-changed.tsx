import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";

/** Told after the fact, so that the owner notices a change that was not theirs. */
export const writePasswordChanged = ({ name }: { name: string }): EmailMessage => ({
  subject: "Sua senha na Autoria mudou",
  body: (
    <EmailLayout
      preview="As sessões em outros aparelhos terminaram."
      title="Sua senha mudou"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque a senha da sua conta na Autoria mudou."
    >
      <EmailText>
        Oi, {firstName(name)}. A senha da sua conta foi trocada agora, e as sessões em outros aparelhos terminaram.
      </EmailText>
      <EmailText>Se não foi você, troque a senha da sua caixa de e-mail e peça outra senha aqui:</EmailText>
      <EmailButton href={`${env.publicUrl}/auth/login?passo=redefinir`}>Pedir outra senha</EmailButton>
    </EmailLayout>
  ),
});
