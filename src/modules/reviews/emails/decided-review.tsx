import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { decidedReviewEmail } from "../schema/emails.ts";
import { reviewsHref } from "../schema/search.ts";

type Facts = typeof decidedReviewEmail extends EmailKind<infer P> ? P : never;

/** To the buyer: what a person decided about a review that waited. */
export const writeDecidedReview = (
  { reviewId, slug, buyerName, title, isPublished, reason }: Facts,
  { stopHref }: EmailContext = {},
): EmailMessage => {
  const subject = isPublished ? "Sua avaliação foi publicada" : "Sua avaliação não foi publicada";
  return {
    subject,
    body: (
      <EmailLayout
        preview={title}
        title={subject}
        siteUrl={env.publicUrl}
        reason="Você recebeu esta mensagem porque avaliou um material na Autoria."
        stopHref={stopHref}
      >
        <EmailText>
          Oi, {firstName(buyerName)}.{" "}
          {isPublished
            ? `Lemos sua avaliação de “${title}”, e ela já aparece para todo mundo.`
            : `Lemos sua avaliação de “${title}”, e ela não vai aparecer para os outros. O motivo: ${reason}`}
        </EmailText>
        {!isPublished && (
          <EmailText>Você pode removê-la e escrever outra. Se achar que erramos, peça que olhemos de novo.</EmailText>
        )}
        {isPublished ? (
          <EmailButton href={env.publicUrl + reviewsHref({ produto: slug, avaliacao: reviewId })}>
            Ver minha avaliação
          </EmailButton>
        ) : (
          <EmailButton href={`${env.publicUrl}/painel/revisao?de=avaliacao&ref=${reviewId}`}>Pedir revisão</EmailButton>
        )}
      </EmailLayout>
    ),
  };
};
