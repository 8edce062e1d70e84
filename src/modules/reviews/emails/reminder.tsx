import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import type { reminderEmail } from "../schema/emails.ts";
import { reviewsHref } from "../schema/search.ts";

type Facts = typeof reminderEmail extends EmailKind<infer P> ? P : never;

/** To a buyer, once per product: how was it? */
export const writeReminder = ({ slug, buyerName, authorName, title }: Facts, { stopHref }: EmailContext = {}): EmailMessage => {
  return {
    subject: `O que você achou de “${title}”?`,
    body: (
      <EmailLayout
        preview="Estrelas bastam; duas linhas ajudam quem está escolhendo."
        title="O que você achou?"
        siteUrl={env.publicUrl}
        reason="Você recebeu esta mensagem porque baixou este material. Lembramos uma vez só."
        stopHref={stopHref}
      >
        <EmailText>
          Oi, {firstName(buyerName)}. Faz alguns dias que você baixou “{title}”, de {authorName}. Estrelas bastam; duas linhas
          sobre como foi usar ajudam quem está escolhendo e quem fez.
        </EmailText>
        <EmailButton href={env.publicUrl + reviewsHref({ produto: slug, avaliar: "1" })}>Avaliar o material</EmailButton>
      </EmailLayout>
    ),
  };
};
