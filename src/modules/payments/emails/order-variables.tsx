import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { formatMoney, formatPrice } from "#kit/money.ts";
import { firstNameOf, orderVariable } from "#platform/emails/variables.ts";
import type { OrderFacts } from "../schema.ts";
import { EmailReceipt } from "#ui/email/receipt.tsx";

type Named = { orderNumber: number; buyerName: string };
type Totalled = { totalCents: number };
type Priced = Totalled & Pick<OrderFacts, "items" | "discounts">;

/** Each item at its price, and what took something off; an older e-mail knows only what was paid for each. */
export function priceRows({ items, discounts = [] }: Pick<OrderFacts, "items" | "discounts">) {
  return [
    ...items.map(({ title, authorName, paidCents, priceCents = paidCents }) => ({
      label: title,
      signature: authorName,
      amount: formatPrice(discounts.length > 0 ? priceCents : paidCents),
    })),
    ...discounts.map(({ source, cents }) => ({ label: source, amount: formatMoney(-cents) })),
  ];
}

/** Why the buyer receives an e-mail about an order. */
export const boughtReason = (facts: { orderNumber: number }): string =>
  `Você recebeu esta mensagem porque fez o pedido ${orderNumber(facts.orderNumber)} ${brand.in} com este e-mail.`;

/** The variables of every e-mail to a buyer about an order. */
export const buyerVariables = { nome: firstNameOf("buyerName"), pedido: orderVariable };

export const totalVariable = { label: "o valor do pedido", of: ({ totalCents }: Totalled): string => formatMoney(totalCents) };

/** The items, prices and total, which an edited template may not change. */
export const pricesVariable = {
  label: "os materiais, os preços e o total",
  place: "linha",
  isMandatory: true,
  of: ({ totalCents, ...priced }: Priced) => (
    <EmailReceipt rows={priceRows(priced)} total={{ label: "Total", amount: formatMoney(totalCents) }} />
  ),
} as const;

export const SAMPLE_ORDER: Named & Priced & { orderId: string } = {
  orderId: "0199a3c4-0000-7000-8000-000000000001",
  orderNumber: 48_213,
  buyerName: "Marina Teles",
  totalCents: 6_090,
  items: [
    { title: "Frações na feira", authorName: "Helena Prado", paidCents: 3_490 },
    { title: "30 riscos botânicos", authorName: "Costura Reta", paidCents: 2_600 },
  ],
};
