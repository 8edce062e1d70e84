import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { Letter, LetterContext } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { kindWords } from "../messages.ts";
import type { ReportKind } from "../rules.ts";
import type { productBlockedEmail, profileBlockedEmail, reportDecidedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

const GONE: Record<Exclude<ReportKind, "loja">, string> = {
  produto: "O material saiu de venda.",
  avaliacao: "A avaliação saiu da página.",
  pergunta: "A pergunta saiu da página.",
  perfil: "O perfil foi fechado.",
  lista: "A lista deixou de ser compartilhada.",
};

/** What came of a report. */
export const writeReportDecided = (
  { kind, subject, upheld, reason }: FactsOf<typeof reportDecidedEmail>,
  { stopHref }: LetterContext = {},
): Letter => {
  const outcome = !upheld
    ? "Olhamos e decidimos manter no ar."
    : kind === "loja"
      ? "Olhamos e sua denúncia procede. Ela fica registrada contra a loja."
      : `Olhamos e sua denúncia procede. ${GONE[kind]}`;
  return {
    subject: `Sua denúncia de ${kindWords[kind].one} foi decidida`,
    body: (
      <EmailLayout
        preview={outcome}
        title="Sua denúncia foi decidida"
        siteUrl={env.publicUrl}
        reason="Você recebeu esta mensagem porque fez uma denúncia na Autoria com esta conta."
        stopHref={stopHref}
      >
        <EmailText>Você denunciou: {subject}</EmailText>
        <EmailText>
          {outcome} O motivo: {reason}
        </EmailText>
        <EmailText muted>Obrigado por avisar.</EmailText>
      </EmailLayout>
    ),
  };
};

/** A product was taken off sale after a report. */
export const writeProductBlocked = ({ authorName, title, reason }: FactsOf<typeof productBlockedEmail>): Letter => ({
  subject: `${title} saiu de venda`,
  body: (
    <EmailLayout
      preview={reason}
      title="Um material seu saiu de venda"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque tem uma loja na Autoria."
    >
      <EmailText>
        Oi, {firstName(authorName)}. Depois de uma denúncia, a Autoria tirou {title} de venda. O motivo: {reason}
      </EmailText>
      <EmailText>
        Quem já comprou continua com os arquivos. Se você não concorda, responda a esta mensagem e diga por quê.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/painel/produtos`}>Ver meus materiais</EmailButton>
    </EmailLayout>
  ),
});

/** A public profile was closed after a report. */
export const writeProfileBlocked = ({ name, reason }: FactsOf<typeof profileBlockedEmail>): Letter => ({
  subject: "Seu perfil público foi fechado",
  body: (
    <EmailLayout
      preview={reason}
      title="Seu perfil público foi fechado"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque abriu um perfil público na Autoria."
    >
      <EmailText>
        Oi, {firstName(name)}. Depois de uma denúncia, a Autoria fechou a sua página pública. O motivo: {reason}
      </EmailText>
      <EmailText>
        Sua conta, suas compras e suas listas continuam como estavam. Se você não concorda, responda a esta mensagem e diga por
        quê.
      </EmailText>
      <EmailButton href={`${env.publicUrl}/painel/configuracoes?aba=perfil-publico`}>Ver meu perfil</EmailButton>
    </EmailLayout>
  ),
});
