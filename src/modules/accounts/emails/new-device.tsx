import { formatDateTime } from "#kit/date-format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailLink, EmailText } from "#ui/email/layout.tsx";

type Facts = { name: string; device: string; network: string; at: string };

/** Somebody entered from a browser the account did not know: when, from what, and what to do if it was not its owner. */
export const writeNewDevice = ({ name, device, network, at }: Facts): EmailMessage => ({
  subject: "Entrada de um aparelho novo na sua conta",
  body: (
    <EmailLayout
      preview={`${device}, ${formatDateTime(new Date(at))}.`}
      title="Foi você que entrou?"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque alguém entrou na sua conta na Autoria de um aparelho que ainda não conhecíamos."
    >
      <EmailText>
        Oi, {firstName(name)}. Entraram na sua conta de um aparelho novo: {device}, {formatDateTime(new Date(at))} (horário de
        Brasília){network && `, rede ${network}`}.
      </EmailText>
      <EmailText>
        Se foi você, não precisa fazer nada. Os aparelhos que conhecemos estão em{" "}
        <EmailLink href={`${env.publicUrl}/painel/configuracoes?aba=seguranca`}>Configurações, Segurança</EmailLink>.
      </EmailText>
      <EmailText>Se não foi, troque a senha agora. Isso termina as sessões abertas e segura os saques:</EmailText>
      <EmailButton href={`${env.publicUrl}/auth/login?passo=redefinir`}>Trocar a senha</EmailButton>
    </EmailLayout>
  ),
});
