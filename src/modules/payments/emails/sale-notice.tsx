import { orderNumber, plural } from "#kit/format.ts";
import { formatMoney, formatPrice } from "#kit/money.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage, EmailContext } from "#platform/mail.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { EmailReceipt } from "#ui/email/receipt.tsx";
import type { EmailKind } from "#platform/outbox.ts";
import { LEGAL_DAYS } from "../../delivery/rules/guarantee.ts";
import type { saleNoticeEmail } from "../schema.ts";

type Facts = typeof saleNoticeEmail extends EmailKind<infer P> ? P : never;

/** Someone took the author's work: what, and what the author receives. Who bought is not told by mail. */
export const writeSaleNotice = (
  { orderNumber: number, authorName, items, netCents, guaranteeDays }: Facts,
  { stopHref }: EmailContext = {},
): EmailMessage => ({
  subject:
    netCents === 0
      ? `${plural(items.length, "material grátis levado", "materiais grátis levados")} no pedido ${orderNumber(number)}`
      : `Venda: ${formatMoney(netCents)} para você no pedido ${orderNumber(number)}`,
  body: (
    <EmailLayout
      preview={items.map((item) => item.title).join(", ")}
      title={netCents === 0 ? "Alguém levou seu trabalho" : "Você vendeu"}
      siteUrl={env.publicUrl}
      reason="Você recebeu esta mensagem porque tem uma loja na Autoria."
      stopHref={stopHref}
    >
      <EmailText>
        Oi, {firstName(authorName)}.{" "}
        {netCents === 0 ? "Um pedido levou da sua loja:" : "Um pedido foi pago com materiais da sua loja. O que você recebe:"}
      </EmailText>
      <EmailReceipt
        rows={items.map((item) => ({ label: item.title, amount: formatPrice(item.netCents) }))}
        total={{ label: "Para você", amount: formatPrice(netCents) }}
      />
      <EmailButton href={`${env.publicUrl}/painel/pedidos?aba=vendas`}>Ver minhas vendas</EmailButton>
      {netCents > 0 && (
        <EmailText muted>
          Quem compra pode desistir em até {guaranteeDays ?? LEGAL_DAYS} dias. Depois disso, e assim que a Pagar.me liberar, o
          valor fica disponível.
        </EmailText>
      )}
    </EmailLayout>
  ),
});
