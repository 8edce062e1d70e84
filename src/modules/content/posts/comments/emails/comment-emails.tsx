import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailLink, EmailText } from "#ui/email/layout.tsx";
import type { commentDecidedEmail } from "../schema.ts";

type Facts = typeof commentDecidedEmail extends EmailKind<infer P> ? P : never;

/** Whether what somebody wrote is under the text. */
export function writeCommentDecided(facts: Facts, { stopHref }: EmailContext = {}): EmailMessage {
  const { name, title, slug, comment, isPublished, reason, commentId } = facts;
  const outcome = isPublished ? "Seu comentário está no blog" : "Seu comentário não está no blog";
  return {
    subject: outcome,
    body: (
      <EmailLayout
        preview={isPublished ? title : reason}
        title={outcome}
        siteUrl={env.publicUrl}
        reason="Você recebeu esta mensagem porque comentou um texto do blog da Autoria com esta conta."
        stopHref={stopHref}
      >
        <EmailText>
          Oi, {firstName(name)}. Sobre “{title}”, você escreveu:
        </EmailText>
        <EmailText muted>{comment}</EmailText>
        {isPublished ? (
          <EmailText>Agora todos leem, sob o texto.</EmailText>
        ) : (
          <>
            <EmailText>Ele não aparece para quem lê. O motivo: {reason}</EmailText>
            <EmailText muted>
              Se achar que erramos,{" "}
              <EmailLink href={`${env.publicUrl}/painel/revisao?de=comentario&ref=${commentId}`}>
                peça que olhemos de novo
              </EmailLink>
              .
            </EmailText>
          </>
        )}
        <EmailButton href={`${env.publicUrl}/blog/${slug}`}>{isPublished ? "Ver no blog" : "Voltar ao texto"}</EmailButton>
      </EmailLayout>
    ),
  };
}
