import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { publicationDecidedEmail } from "../publication-reviews/schema.ts";

type Facts = typeof publicationDecidedEmail extends EmailKind<infer P> ? P : never;

const OF_STORE = "Você recebeu esta mensagem porque tem uma loja na Autoria.";

/** To the author: what came of a publication that a person looked at first. */
export const writePublicationDecided = (facts: Facts): EmailMessage => {
  const { authorName, title, productId, slug, isApproved, reason } = facts;
  const subject = isApproved ? `${title} está à venda` : `${title} não passou na revisão`;
  const path = isApproved ? `/produto/${slug}` : `/painel/adicionar-produto?produto=${productId}`;
  return {
    subject,
    body: (
      <EmailLayout
        preview={isApproved ? "Nossa equipe conferiu e publicou." : reason}
        title={isApproved ? "Seu material está à venda" : "Seu material precisa de ajustes"}
        siteUrl={env.publicUrl}
        reason={OF_STORE}
      >
        {isApproved ? (
          <EmailText>
            Oi, {firstName(authorName)}. Nossa equipe conferiu {title} e ele está à venda.
          </EmailText>
        ) : (
          <>
            <EmailText>
              Oi, {firstName(authorName)}. Conferimos {title} e ele ainda não pode ser publicado. O motivo: {reason}
            </EmailText>
            <EmailText>O que você fez continua guardado. Quando ajustar, publique de novo: nós olhamos.</EmailText>
          </>
        )}
        <EmailButton href={env.publicUrl + path}>{isApproved ? "Ver na loja" : "Abrir o material"}</EmailButton>
      </EmailLayout>
    ),
  };
};
