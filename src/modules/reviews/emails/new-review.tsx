import { orderNumber, plural } from "#kit/format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailLink, EmailText } from "#ui/email/layout.tsx";
import type { newReviewEmail } from "../schema/emails.ts";

type Facts = typeof newReviewEmail extends EmailKind<infer P> ? P : never;

const FEW_STARS = 2;

/** To the author: somebody spoke of their work; with few stars, also which sale it was. */
export const writeNewReview = (
  { authorName, title, rating, text, reviewer, orderId, orderNumber: number }: Facts,
  { stopHref }: EmailContext = {},
): EmailMessage => {
  const stars = plural(rating, "estrela", "estrelas");
  return {
    subject: `${stars} para “${title}”`,
    body: (
      <EmailLayout
        preview={text || `${reviewer} deu ${stars}.`}
        title={`${reviewer} avaliou seu material`}
        siteUrl={env.publicUrl}
        reason="Você recebeu esta mensagem porque tem uma loja na Autoria."
        stopHref={stopHref}
      >
        <EmailText>
          Oi, {firstName(authorName)}. “{title}” recebeu {stars}.
        </EmailText>
        {text && <EmailText>“{text}”</EmailText>}
        <EmailText>
          {rating <= FEW_STARS
            ? "Uma resposta calma, que diz o que você vai mudar, conta mais do que as estrelas para quem lê depois."
            : "Sua resposta fica na página do material, para todo mundo ler."}
        </EmailText>
        <EmailButton href={`${env.publicUrl}/painel/avaliacoes`}>Responder</EmailButton>
        {rating <= FEW_STARS && (
          <EmailText muted>
            Foi no{" "}
            <EmailLink href={`${env.publicUrl}/painel/pedidos/${orderId}?aba=vendas`}>pedido {orderNumber(number)}</EmailLink>.
          </EmailText>
        )}
      </EmailLayout>
    ),
  };
};
