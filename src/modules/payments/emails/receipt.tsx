import { formatFullDateTime } from "#kit/date-format.ts";
import { orderNumber, plural } from "#kit/format.ts";
import { formatMoney, formatPrice } from "#kit/money.ts";
import { firstName } from "#kit/person-name.ts";
import { env } from "#platform/env.ts";
import type { EmailMessage } from "#platform/mail.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailButton, EmailLayout, EmailText } from "#ui/email/layout.tsx";
import { EmailReceipt } from "#ui/email/receipt.tsx";
import { guaranteeWords } from "../../delivery/rules/guarantee.ts";
import { EmailContract } from "./contract.tsx";
import type { receiptEmail } from "../schema.ts";

type Facts = typeof receiptEmail extends EmailKind<infer P> ? P : never;

/** What was paid, and the way to the files; sent again, also what was given back since and what is left. */
export const writeReceipt = (facts: Facts): EmailMessage => {
  const { orderId, orderNumber: number, buyerName, items, totalCents, paidAt, again } = facts;
  const interestCents = again?.interestCents ?? facts.interestCents ?? 0;
  const paidCents = totalCents + interestCents;
  const returnedCents = again?.refunds.reduce((sum, refund) => sum + refund.amountCents, 0) ?? 0;
  return {
    subject: again ? `Recibo do pedido ${orderNumber(number)}` : `Seus materiais do pedido ${orderNumber(number)}`,
    body: (
      <EmailLayout
        preview={
          again ? "O recibo, como está agora." : `${plural(items.length, "material pronto", "materiais prontos")} para baixar.`
        }
        title={again ? "Seu recibo" : greeting(items.length)}
        siteUrl={env.publicUrl}
        reason={`Você recebeu esta mensagem porque fez o pedido ${orderNumber(number)} na Autoria com este e-mail.`}
      >
        <EmailText>
          Oi, {firstName(buyerName)}.{" "}
          {again
            ? "Este é o recibo do seu pedido, como está agora."
            : "Os arquivos ficam guardados para você baixar quando quiser."}
        </EmailText>
        <EmailButton href={`${env.publicUrl}/painel/pedidos/${orderId}`} showAddress>
          {again ? "Ver o pedido" : "Baixar meus materiais"}
        </EmailButton>
        <EmailReceipt
          rows={[
            ...items.map((item) => ({ label: item.title, signature: item.authorName, amount: formatPrice(item.paidCents) })),
            ...(interestCents > 0 ? [{ label: "Juros do parcelamento", amount: formatMoney(interestCents) }] : []),
            ...(returnedCents > 0 ? [{ label: "Total pago", amount: formatMoney(paidCents) }] : []),
            ...(again?.refunds ?? []).map((refund) => ({ label: refund.label, amount: formatMoney(-refund.amountCents) })),
          ]}
          total={
            returnedCents > 0
              ? { label: "Ficou em", amount: formatMoney(paidCents - returnedCents) }
              : { label: "Total", amount: formatPrice(paidCents) }
          }
        />
        {facts.contract && <EmailContract contract={facts.contract} />}
        <EmailText muted>
          Pedido {orderNumber(number)}, {formatFullDateTime(new Date(paidAt))} (horário de Brasília). Em outro aparelho, entre com
          este e-mail: enviamos um código. Dá para desistir da compra em até 7 dias.{" "}
          {guaranteeWords(facts.guarantees ?? []) || null}
        </EmailText>
      </EmailLayout>
    ),
  };
};

const greeting = (count: number): string =>
  count === 1 ? "Pago. Seu material já está na biblioteca." : `Pago. Seus ${count} materiais já estão na biblioteca.`;
