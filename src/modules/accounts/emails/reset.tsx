import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { RESET_MINUTES } from "../request-reset.ts";

/** The link that changes a password once. Opening it does nothing yet. */
export const writeReset = ({ name, token }: { name: string; token: string }): EmailMessage => ({
  subject: "Criar uma senha nova na Autoria",
  body: (
    <EmailLayout
      preview={`O link vale por ${RESET_MINUTES} minutos.`}
      title="Crie uma senha nova"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque alguém pediu uma senha nova para a sua conta na Autoria. Se não foi você, ignore: a senha continua a mesma."
    >
      <EmailText>
        Oi, {firstName(name)}. Use o botão para escolher outra senha. Ao salvar, as sessões abertas em outros aparelhos terminam.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/auth/login?passo=nova-senha&token=${token}`} showAddress>
        Escolher a senha
      </EmailButton>
      <EmailText muted>O link vale por {RESET_MINUTES} minutos e uma vez só.</EmailText>
    </EmailLayout>
  ),
});
