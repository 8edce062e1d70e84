import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailLink, EmailText } from "#ui/email/layout.tsx";
import type { questionAnsweredEmail, questionAskedEmail, questionRefusedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

const pageOf = (slug: string): string => `${env.publicUrl}/produto/${slug}#perguntas`;

/** Somebody asked the author something about a product. */
export const writeQuestionAsked = (facts: FactsOf<typeof questionAskedEmail>, { stopHref }: EmailContext = {}): EmailMessage => ({
  subject: `Perguntaram sobre ${facts.productTitle}`,
  body: (
    <EmailLayout
      preview={facts.question}
      title="Uma pergunta para você"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque tem uma loja na Autoria."
      stopHref={stopHref}
    >
      <EmailText>
        Oi, {firstName(facts.authorName)}. Sobre {facts.productTitle}, perguntaram:
      </EmailText>
      <EmailText>{facts.question}</EmailText>
      <EmailButton href={`${env.publicUrl}/painel/avaliacoes/perguntas`}>Responder</EmailButton>
      <EmailText muted>A resposta aparece na página do material, e quem perguntou recebe por e-mail.</EmailText>
    </EmailLayout>
  ),
});

/** The author answered. */
export const writeQuestionAnswered = (
  facts: FactsOf<typeof questionAnsweredEmail>,
  { stopHref }: EmailContext = {},
): EmailMessage => ({
  subject: `${facts.authorName} respondeu sua pergunta`,
  body: (
    <EmailLayout
      preview={facts.answer}
      title="Sua pergunta foi respondida"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque fez uma pergunta na Autoria com esta conta."
      stopHref={stopHref}
    >
      <EmailText>
        Oi, {firstName(facts.askerName)}. Você perguntou sobre {facts.productTitle}:
      </EmailText>
      <EmailText muted>{facts.question}</EmailText>
      <EmailText>{facts.authorName} respondeu:</EmailText>
      <EmailText>{facts.answer}</EmailText>
      <EmailButton href={pageOf(facts.productSlug)}>Ver o material</EmailButton>
    </EmailLayout>
  ),
});

/** What was asked does not go on the page. */
export const writeQuestionRefused = (
  facts: FactsOf<typeof questionRefusedEmail>,
  { stopHref }: EmailContext = {},
): EmailMessage => ({
  subject: `Sua pergunta sobre ${facts.productTitle} não foi publicada`,
  body: (
    <EmailLayout
      preview={facts.reason}
      title="Sua pergunta não foi publicada"
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque fez uma pergunta na Autoria com esta conta."
      stopHref={stopHref}
    >
      <EmailText>Oi, {firstName(facts.askerName)}. Você perguntou:</EmailText>
      <EmailText muted>{facts.question}</EmailText>
      <EmailText>Ela não foi para a página do material. O motivo: {facts.reason}</EmailText>
      <EmailText>Você pode perguntar de novo com outras palavras, sem links, e-mails nem telefones.</EmailText>
      <EmailText muted>
        Se achar que erramos,{" "}
        <EmailLink href={`${env.publicUrl}/painel/revisao?de=pergunta&ref=${facts.questionId}`}>
          peça que olhemos de novo
        </EmailLink>
        .
      </EmailText>
      <EmailButton href={pageOf(facts.productSlug)}>Voltar ao material</EmailButton>
    </EmailLayout>
  ),
});
