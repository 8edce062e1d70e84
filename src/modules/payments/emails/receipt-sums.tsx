import { formatMoney, formatPrice } from "#kit/money.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailReceipt } from "#ui/email/receipt.tsx";
import { priceRows } from "./order-variables.tsx";
import type { receiptEmail } from "../schema.ts";

export type ReceiptFacts = typeof receiptEmail extends EmailKind<infer P> ? P : never;

/** The amounts paid, line by line; when sent again, also what was refunded since and what is left. */
export function ReceiptSums({ facts }: { facts: ReceiptFacts }) {
  const { totalCents, again } = facts;
  const interestCents = again?.interestCents ?? facts.interestCents ?? 0;
  const paidCents = totalCents + interestCents;
  const returnedCents = again?.refunds.reduce((sum, refund) => sum + refund.amountCents, 0) ?? 0;
  return (
    <EmailReceipt
      rows={[
        ...priceRows(facts),
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
  );
}
