import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { CONFIRM_HOURS } from "../schema.ts";

/** The link that confirms. Opening it does nothing yet, and it needs the account's own session. */
export const writeEmailConfirm = ({ name, confirm }: { name: string; confirm: string }): EmailMessage => ({
  subject: "Confirme seu novo e-mail na Autoria",
  body: (
    <EmailLayout
      preview={`O link vale por ${CONFIRM_HOURS} horas.`}
      title="Confirme seu novo e-mail"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque alguém pediu para usar este e-mail em uma conta da Autoria. Se não foi você, ignore: sem a confirmação nada muda."
    >
      <EmailText>
        Oi, {firstName(name)}. Abra o link em um aparelho em que você já entrou, ou entre com o e-mail de antes, e confirme.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/painel/configuracoes/email/${confirm}`} showAddress>
        Confirmar este e-mail
      </EmailButton>
      <EmailText muted>O link vale por {CONFIRM_HOURS} horas e uma vez só.</EmailText>
    </EmailLayout>
  ),
});

/** For who already has an account with this address: only they learn that it exists. */
export const writeEmailTaken = (): EmailMessage => ({
  subject: "Este e-mail já tem conta na Autoria",
  body: (
    <EmailLayout
      preview="Pediram para usar este endereço em outra conta. Nada mudou."
      title="Este e-mail já tem conta"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque alguém pediu para usar este e-mail em outra conta da Autoria. Se não foi você, ignore: nada mudou."
    >
      <EmailText>
        Pediram para usar este endereço em outra conta da Autoria, mas ele já tem uma. Nada mudou. Se foi você, entre na conta que
        já existe, ou escolha outro endereço para a outra.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/auth/login`}>Entrar</EmailButton>
    </EmailLayout>
  ),
});

/** Once it enters. */
export const writeEmailArrived = ({ name }: { name: string }): EmailMessage => ({
  subject: "Este é o novo e-mail da sua conta na Autoria",
  body: (
    <EmailLayout
      preview="Use este endereço para entrar."
      title="E-mail trocado"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque o e-mail da sua conta na Autoria mudou para este."
    >
      <EmailText>
        Oi, {firstName(name)}. A partir de agora você entra com este e-mail, e é aqui que chegam os recibos e os avisos. As
        sessões em outros aparelhos terminaram.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/painel/configuracoes`}>Ver minha conta</EmailButton>
    </EmailLayout>
  ),
});
