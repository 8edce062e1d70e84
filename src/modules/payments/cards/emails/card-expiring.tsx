import { formatCardExpiry } from "#kit/card-expiry.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";

type Facts = { name: string; brand: string; lastFour: string; expMonth: number; expYear: number };

/** A kept card is about to end. */
export const writeCardExpiring = (
  { name, brand, lastFour, expMonth, expYear }: Facts,
  { stopHref }: EmailContext = {},
): EmailMessage => ({
  subject: `Seu cartão final ${lastFour} vence em breve`,
  body: (
    <EmailLayout
      preview="Guarde o cartão novo para continuar comprando em dois cliques."
      title={`O cartão final ${lastFour} vence em breve`}
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque guardou este cartão na sua conta da Autoria."
      stopHref={stopHref}
    >
      <EmailText>
        Oi, {firstName(name)}. O seu cartão {brand} final {lastFour} vale até{" "}
        {formatCardExpiry({ month: expMonth, year: expYear })}.
      </EmailText>
      <EmailText>Quando o novo chegar, guarde-o na conta e remova este. O que você já comprou não muda.</EmailText>
      <EmailButton href={`${env.publicUrl}/adicionar-cartao`}>Guardar o cartão novo</EmailButton>
    </EmailLayout>
  ),
});
