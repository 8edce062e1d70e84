import { brand } from "#kit/brand/brand.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { recipientEmailChanged } from "../schema.ts";

type Facts = NonNullable<(typeof recipientEmailChanged)["payload"]>;

/** Sent to the address of the account when the provider's registration changes to another address. */
export const writeRecipientEmailChanged = ({ name, newEmail }: Facts): EmailMessage => ({
  subject: "O e-mail do seu cadastro na Pagar.me mudou",
  body: (
    <EmailLayout
      preview="A Pagar.me passa a escrever para outro endereço."
      title="O e-mail do seu cadastro na Pagar.me mudou"
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque o cadastro da sua loja ${brand.in} mudou. Nunca pedimos senha nem código por e-mail.`}
    >
      <EmailText>
        Oi, {firstName(name)}. A partir de agora, quando precisar de um documento seu, a Pagar.me escreve para <b>{newEmail}</b>.
        A conta que recebe o seu dinheiro não mudou.
      </EmailText>
      <EmailText>Se não foi você, troque a sua senha agora e escreva para nós.</EmailText>
      <EmailButton href={`${env.publicUrl}/painel/configuracoes?aba=seguranca`}>Ver a segurança da conta</EmailButton>
    </EmailLayout>
  ),
});
