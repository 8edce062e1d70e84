import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { replyEmail } from "../schema/emails.ts";
import { reviewsHref } from "../schema/search.ts";

type Facts = typeof replyEmail extends EmailKind<infer P> ? P : never;

/** To the buyer: the author answered. */
export const writeReply = (
  { reviewId, slug, buyerName, authorName, title, text }: Facts,
  { stopHref }: EmailContext = {},
): EmailMessage => ({
  subject: `${authorName} respondeu à sua avaliação`,
  body: (
    <EmailLayout
      preview={text}
      title={`${authorName} respondeu`}
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque avaliou um material na Autoria."
      stopHref={stopHref}
    >
      <EmailText>
        Oi, {firstName(buyerName)}. Sobre o que você contou de “{title}”:
      </EmailText>
      <EmailText>“{text}”</EmailText>
      <EmailButton href={env.publicUrl + reviewsHref({ produto: slug, avaliacao: reviewId })}>Ver a resposta</EmailButton>
    </EmailLayout>
  ),
});
