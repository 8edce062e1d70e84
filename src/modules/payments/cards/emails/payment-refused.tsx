import { orderNumber } from "#kit/format.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { REFUSAL_TEXTS } from "../messages.ts";
import type { RefusalKind } from "../../rules/refusal.ts";
import type { OrderWords } from "../email-kinds.ts";

/** The bank said no for good: the order is over, the cart is as it was. */
export const writePaymentRefused = ({
  orderNumber: number,
  buyerName,
  kind,
}: OrderWords & { kind: RefusalKind }): EmailMessage => ({
  subject: `O banco não aprovou o pedido ${orderNumber(number)}`,
  body: (
    <EmailLayout
      preview="Nada foi cobrado. Os materiais continuam no seu carrinho."
      title="O pagamento não foi aprovado"
      siteUrl={env.publicUrl}
      reason={`Você recebeu esta mensagem porque fez o pedido ${orderNumber(number)} na Autoria com este e-mail.`}
    >
      <EmailText>
        Oi, {firstName(buyerName)}. {REFUSAL_TEXTS[kind]}
      </EmailText>
      <EmailText>Nada foi cobrado, e os materiais continuam no seu carrinho para quando você quiser.</EmailText>
      <EmailButton href={`${env.publicUrl}/finalizar-compra`}>Voltar ao carrinho</EmailButton>
    </EmailLayout>
  ),
});
