import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { appealPath } from "../appeals/rules.ts";
import { kindWords } from "../messages.ts";
import type { ReportKind } from "../rules.ts";
import type { productBlockedEmail, productFreedEmail, reportDecidedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

const GONE: Record<Exclude<ReportKind, "loja">, string> = {
  produto: "O material saiu de venda.",
  avaliacao: "A avaliação saiu da página.",
  pergunta: "A pergunta saiu da página.",
  perfil: "O perfil foi fechado.",
  lista: "A lista deixou de ser compartilhada.",
  comentario: "O comentário saiu do blog.",
};

/** What came of a report. */
export const writeReportDecided = (
  { kind, subject, upheld, reason, isTurned }: FactsOf<typeof reportDecidedEmail>,
  { stopHref }: EmailContext = {},
): EmailMessage => {
  const looked = isTurned ? "Olhamos de novo e mudamos a decisão" : "Olhamos";
  const left = kind === "loja" ? "A loja recebeu uma advertência." : GONE[kind];
  const outcome = upheld
    ? `${looked}${isTurned ? ":" : " e"} sua denúncia procede. ${left}`
    : isTurned
      ? `${looked}: fica no ar.`
      : `${looked} e decidimos manter no ar.`;
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

/** A product was taken off sale by a person of the platform. */
export const writeProductBlocked = ({
  authorName,
  title,
  productId,
  reason,
}: FactsOf<typeof productBlockedEmail>): EmailMessage => ({
  subject: `${title} saiu de venda`,
  body: (
    <EmailLayout
      preview={reason}
      title="Um material seu saiu de venda"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque tem uma loja na Autoria."
    >
      <EmailText>
        Oi, {firstName(authorName)}. A Autoria tirou {title} de venda. O motivo: {reason}
      </EmailText>
      <EmailText>
        Quem já comprou continua com os arquivos. Se você não concorda, peça que olhemos de novo e diga por quê.
      </EmailText>
      <EmailButton href={env.publicUrl + appealPath("produto", productId)}>Pedir revisão</EmailButton>
    </EmailLayout>
  ),
});

/** A product that was taken off sale is back. */
export const writeProductFreed = ({ authorName, title, reason, isPutAway }: FactsOf<typeof productFreedEmail>): EmailMessage => ({
  subject: isPutAway ? `${title} não está mais bloqueado` : `${title} voltou à venda`,
  body: (
    <EmailLayout
      preview={reason}
      title={isPutAway ? "Um material seu não está mais bloqueado" : "Um material seu voltou à venda"}
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque tem uma loja na Autoria."
    >
      {isPutAway ? (
        <EmailText>
          Oi, {firstName(authorName)}. A Autoria desbloqueou {title}, que está entre os seus arquivados. O motivo: {reason}
        </EmailText>
      ) : (
        <EmailText>
          Oi, {firstName(authorName)}. A Autoria pôs {title} de volta à venda. O motivo: {reason}
        </EmailText>
      )}
      <EmailButton href={`${env.publicUrl}/painel/produtos`}>Ver meus materiais</EmailButton>
    </EmailLayout>
  ),
});
