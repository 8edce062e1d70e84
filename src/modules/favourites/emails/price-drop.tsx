import { plural } from "#kit/format.ts";
import { formatPrice } from "#kit/money.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { EmailReceipt } from "#ui/email/receipt.tsx";
import type { DroppedPrice } from "../schema/jobs.ts";

/** Something kept for later costs less now: what, and how much it was when it was kept. */
export const writePriceDrop = (
  { name, drops }: { name: string; drops: DroppedPrice[] },
  { stopHref }: EmailContext = {},
): EmailMessage => {
  const [first] = drops;
  const title = drops.length === 1 ? "Um favorito seu baixou" : `${plural(drops.length, "favorito", "favoritos")} seus baixaram`;
  return {
    subject:
      drops.length === 1 && first ? `Baixou para ${formatPrice(first.toCents)}: ${first.title}` : `${title} de preço na Autoria`,
    body: (
      <EmailLayout
        preview={drops.map((drop) => drop.title).join(", ")}
        title={title}
        siteUrl={env.publicUrl}
        reason="Você recebeu esta mensagem porque pediu aviso de preço nos seus favoritos."
        stopHref={stopHref}
      >
        <EmailText>Oi, {firstName(name)}. Desde que você guardou, ficou mais barato:</EmailText>
        <EmailReceipt
          rows={drops.map((drop) => ({
            label: `${drop.title} (custava ${formatPrice(drop.fromCents)})`,
            signature: `de ${drop.authorName}`,
            amount: formatPrice(drop.toCents),
          }))}
        />
        <EmailButton
          href={
            drops.length === 1 && first
              ? `${env.publicUrl}/produto/${first.slug}`
              : `${env.publicUrl}/painel/favoritos?promocao=1`
          }
        >
          {drops.length === 1 ? "Ver o material" : "Ver meus favoritos"}
        </EmailButton>
        <EmailText muted>O preço é o de agora e pode mudar: vale o que estiver na página quando você comprar.</EmailText>
      </EmailLayout>
    ),
  };
};
