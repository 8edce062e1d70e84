import { plural } from "#kit/format.ts";
import { formatPrice } from "#kit/money.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { EmailReceipt } from "#ui/email/receipt.tsx";
import type { DroppedPrice } from "../../schema/jobs.ts";

/** Something in a list of somebody else that this person follows costs less: what, and how much it was. */
export const writeListDrop = (
  { name, drops }: { name: string; drops: DroppedPrice[] },
  { stopHref }: EmailContext = {},
): EmailMessage => {
  const [first] = drops;
  const isOne = drops.length === 1;
  const title = isOne ? "Baixou numa lista que você segue" : plural(drops.length, "material baixou", "materiais baixaram");
  return {
    subject: isOne && first ? `Baixou para ${formatPrice(first.toCents)}: ${first.title}` : `${title} nas listas que você segue`,
    body: (
      <EmailLayout
        preview={drops.map((drop) => drop.title).join(", ")}
        title={title}
        siteUrl={env.publicUrl}
        reason="Você recebeu esta mensagem porque segue listas na Autoria."
        stopHref={stopHref}
      >
        <EmailText>Oi, {firstName(name)}. Nas listas que você segue, ficou mais barato:</EmailText>
        <EmailReceipt
          rows={drops.map((drop) => ({
            label: `${drop.title} (custava ${formatPrice(drop.fromCents)})`,
            signature: `de ${drop.authorName}`,
            amount: formatPrice(drop.toCents),
          }))}
        />
        <EmailButton
          href={isOne && first ? `${env.publicUrl}/produto/${first.slug}` : `${env.publicUrl}/painel/favoritos#listas-seguidas`}
        >
          {isOne ? "Ver o material" : "Ver as listas"}
        </EmailButton>
        <EmailText muted>O preço é o de agora e pode mudar: vale o que estiver na página quando você comprar.</EmailText>
      </EmailLayout>
    ),
  };
};
