import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { Letter } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailLink, EmailText } from "#ui/email/layout.tsx";
import type { reminderEmail } from "../schema/letters.ts";
import { reviewsHref } from "../schema/search.ts";

type Facts = typeof reminderEmail extends EmailKind<infer P> ? P : never;

/** To a buyer, once per material: how was it? Unsubscribing takes one click (RFC 8058). */
export const writeReminder = ({ slug, buyerName, authorName, title, stopToken }: Facts): Letter => {
  const stop = `${env.publicUrl}/avaliacoes/lembretes/${stopToken}`;
  return {
    subject: `O que você achou de “${title}”?`,
    headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    body: (
      <EmailLayout
        preview="Estrelas bastam; duas linhas ajudam quem está escolhendo."
        title="O que você achou?"
        siteUrl={env.publicUrl}
        reason="Você recebeu esta mensagem porque baixou este material. Lembramos uma vez só."
      >
        <EmailText>
          Oi, {firstName(buyerName)}. Faz alguns dias que você baixou “{title}”, de {authorName}. Estrelas bastam; duas linhas
          sobre como foi usar ajudam quem está escolhendo e quem fez.
        </EmailText>
        <EmailButton href={env.publicUrl + reviewsHref({ produto: slug, avaliar: "1" })}>Avaliar o material</EmailButton>
        <EmailText muted>
          <EmailLink href={stop}>Parar os lembretes de avaliação</EmailLink>
        </EmailText>
      </EmailLayout>
    ),
  };
};
