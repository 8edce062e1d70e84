import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailCode, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { CODE_MINUTES } from "../codes.ts";

/** For who already has the account somebody tried to open: only they learn that it exists. */
export const writeAlreadyHere = ({ name, code }: { name: string; code: string }): EmailMessage => ({
  subject: "Você já tem conta na Autoria",
  body: (
    <EmailLayout
      preview="Alguém tentou criar uma conta com seu e-mail."
      title="Você já tem conta"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque alguém tentou criar uma conta na Autoria com este e-mail. Se não foi você, ignore: nada mudou."
    >
      <EmailText>
        Oi, {firstName(name)}. Alguém tentou criar uma conta com seu e-mail. Se foi você, não precisa de outra: digite este código
        na mesma página e entre na que já existe.
      </EmailText>
      <EmailCode code={code} />
      <EmailText muted>Vale por {CODE_MINUTES} minutos e uma vez só. Se a conta já tem senha, ela continua a mesma.</EmailText>
    </EmailLayout>
  ),
});
