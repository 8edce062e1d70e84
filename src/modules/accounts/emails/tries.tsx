import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";

/** For the owner of an account somebody is guessing the password of. */
export const writeTries = ({ name }: { name: string }): EmailMessage => ({
  subject: "Muitas tentativas de entrar na sua conta",
  body: (
    <EmailLayout
      preview="Ninguém entrou. Por um tempo, pedimos também um código."
      title="Alguém errou sua senha muitas vezes"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque houve muitas tentativas de entrar na sua conta na Autoria. Mandamos este aviso no máximo uma vez por dia."
    >
      <EmailText>
        Oi, {firstName(name)}. Houve muitas tentativas com senha errada na sua conta. Ninguém entrou com elas. Por alguns minutos,
        para entrar de um lugar novo, pedimos um código por e-mail.
      </EmailText>
      <EmailText>Se você usa a mesma senha em outro site, escolha outra:</EmailText>
      <EmailButton href={`${env.publicUrl}/auth/login?passo=redefinir`}>Trocar a senha</EmailButton>
    </EmailLayout>
  ),
});
