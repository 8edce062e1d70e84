import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailCode, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { CODE_MINUTES } from "../codes.ts";

type Facts = { name: string; code: string };

/** The code that signs in. It stands in the subject too: a phone shows it without opening. */
export const writeCode = ({ name, code }: Facts): EmailMessage => ({
  subject: `${code} é o seu código na Autoria`,
  body: (
    <EmailLayout
      preview={`Vale por ${CODE_MINUTES} minutos.`}
      title="Seu código para entrar"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque alguém pediu para entrar na Autoria com este e-mail. Se não foi você, ignore: sem o código ninguém entra."
    >
      <EmailText>Oi, {firstName(name)}. Digite este código na página em que você pediu para entrar:</EmailText>
      <EmailCode code={code} />
      <EmailText muted>Vale por {CODE_MINUTES} minutos e uma vez só. Ninguém da Autoria pede este código.</EmailText>
    </EmailLayout>
  ),
});

/** The code that finishes a sign-up. */
export const writeFinishSignUp = ({ name, code }: Facts): EmailMessage => ({
  subject: `${code} confirma a sua conta na Autoria`,
  body: (
    <EmailLayout
      preview={`Vale por ${CODE_MINUTES} minutos.`}
      title="Falta só confirmar"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque alguém abriu uma conta na Autoria com este e-mail. Se não foi você, ignore: sem o código a conta não existe."
    >
      <EmailText>Oi, {firstName(name)}. Digite este código na página em que você criou a conta:</EmailText>
      <EmailCode code={code} />
      <EmailText muted>Vale por {CODE_MINUTES} minutos e uma vez só.</EmailText>
    </EmailLayout>
  ),
});
