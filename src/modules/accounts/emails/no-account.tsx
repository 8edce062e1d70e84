import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";

/** For an address that asked to enter and has no account: the page could not say so. */
export const writeNoAccount = (): EmailMessage => ({
  subject: "Não há conta na Autoria com este e-mail",
  body: (
    <EmailLayout
      preview="Confira se você usou outro endereço."
      title="Este e-mail ainda não tem conta"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque alguém pediu para entrar na Autoria com este e-mail. Se não foi você, ignore: não há nada a fazer."
    >
      <EmailText>
        Alguém pediu para entrar com este endereço, mas ele não tem conta. Talvez você tenha usado outro e-mail na compra.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/auth/login?passo=criar`}>Criar conta</EmailButton>
    </EmailLayout>
  ),
});
