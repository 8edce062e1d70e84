import { brand } from "#kit/brand/brand.ts";
import { greeting } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { NEEDS_PROOF, RECIPIENT_WORDS } from "../recipients/messages.ts";
import type { SavedRecipientStatus } from "../recipients/rules.ts";

type Facts = { authorName: string; status: SavedRecipientStatus; needsProof: boolean };

const TITLES: Record<SavedRecipientStatus, string> = {
  enviado: "Cadastro recebido",
  em_analise: "Seu cadastro está em análise",
  ativo: "Você já pode receber",
  suspenso: "Seu cadastro foi suspenso",
  recusado: "Seu cadastro não foi aprovado",
  bloqueado: "Seu cadastro foi bloqueado",
};

const NEXT: Record<SavedRecipientStatus, string> = {
  enviado: "Acompanhar o cadastro",
  em_analise: "Acompanhar o cadastro",
  ativo: "Ver meus pagamentos",
  suspenso: "Ver o que fazer",
  recusado: "Ver o que fazer",
  bloqueado: "Ver o que fazer",
};

/** The e-mail to the author when the state of their registration at the payment provider changes. */
export const writeRecipientMoved = ({ authorName, status, needsProof }: Facts): EmailMessage => ({
  subject: needsProof ? "Falta verificar sua identidade para receber" : `${TITLES[status]} na Pagar.me`,
  body: (
    <EmailLayout
      preview={RECIPIENT_WORDS[status].meaning}
      title={needsProof ? "Falta um passo para receber" : TITLES[status]}
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque tem uma loja ${brand.in}.`}
    >
      <EmailText>{greeting(authorName)}</EmailText>
      <EmailText>{needsProof ? NEEDS_PROOF : RECIPIENT_WORDS[status].meaning}</EmailText>
      <EmailButton href={`${env.publicUrl}/painel/configurar-pagamentos`}>
        {needsProof ? "Fazer a verificação" : NEXT[status]}
      </EmailButton>
    </EmailLayout>
  ),
});
