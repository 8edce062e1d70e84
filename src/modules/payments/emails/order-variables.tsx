import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { firstNameOf, orderVariable } from "#platform/emails/variables.ts";
import { EmailReceipt } from "#ui/email/receipt.tsx";

type Named = { orderNumber: number; buyerName: string };
type Totalled = { totalCents: number };
type Priced = Totalled & { items: { title: string; authorName: string; paidCents: number }[] };

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
  of: ({ items, totalCents }: Priced) => (
    <EmailReceipt
      rows={items.map((item) => ({ label: item.title, signature: item.authorName, amount: formatMoney(item.paidCents) }))}
      total={{ label: "Total", amount: formatMoney(totalCents) }}
    />
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
