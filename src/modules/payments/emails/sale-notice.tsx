import { brand } from "#kit/brand/brand.ts";
import { plural } from "#kit/format.ts";
import { formatMoney, formatPrice } from "#kit/money.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { firstNameOf, mandatory, orderVariable } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailText } from "#ui/email/layout.tsx";
import { EmailReceipt } from "#ui/email/receipt.tsx";
import { LEGAL_DAYS } from "../../delivery/rules/guarantee.ts";
import type { saleNoticeEmail } from "../schema.ts";

type Facts = typeof saleNoticeEmail extends EmailKind<infer P> ? P : never;

const reason = () => `Você recebeu esta mensagem porque tem uma loja ${brand.in}.`;
const button = { path: "/painel/pedidos?aba=vendas" };
const variables = {
  nome: firstNameOf("authorName"),
  pedido: mandatory(orderVariable),
  titulos: {
    label: "os nomes dos materiais, com vírgulas",
    of: ({ items }: Facts) => items.map((item) => item.title).join(", "),
  },
  valores: {
    label: "os materiais e o que a loja recebe",
    place: "linha",
    isMandatory: true,
    of: ({ items, netCents }: Facts) => (
      <EmailReceipt
        rows={items.map((item) => ({ label: item.title, amount: formatPrice(item.netCents) }))}
        total={{ label: "Para você", amount: formatPrice(netCents) }}
      />
    ),
  },
} as const;

const free = editableEmail<Facts>({
  key: "venda.gratis",
  label: "Alguém baixou um material grátis",
  when: "Um pedido tem só materiais grátis da loja.",
  reason,
  variables: {
    ...variables,
    levados: {
      label: "quantos materiais, como em “2 materiais grátis adquiridos”",
      of: ({ items }) => plural(items.length, "material grátis adquirido", "materiais grátis adquiridos"),
    },
  },
  original: {
    subject: "{{levados}} no pedido {{pedido}}",
    preview: "{{titulos}}",
    title: "Alguém adquiriu um material grátis seu",
    body: ["Oi, {{nome}}. O pedido {{pedido}} tem estes materiais grátis da sua loja:", "{{valores}}", "{{botao}}"],
    button: "Ver minhas vendas",
  },
  button,
  sample: { authorName: "Helena Prado", orderNumber: 48_213, items: [{ title: "Frações na feira", netCents: 0 }], netCents: 0 },
});

const paid = editableEmail<Facts>({
  key: "venda.nova",
  label: "Venda",
  when: "Um pedido com materiais da loja é pago.",
  reason,
  variables: {
    ...variables,
    recebe: { label: "o que a loja recebe", of: ({ netCents }) => formatMoney(netCents) },
    quando_recebe: {
      label: "o prazo para desistir e quando o valor fica disponível",
      place: "linha",
      isMandatory: true,
      of: ({ guaranteeDays }) => (
        <EmailText muted>
          Quem compra pode desistir em até {guaranteeDays ?? LEGAL_DAYS} dias. Depois disso, e assim que a Pagar.me liberar, o
          valor fica disponível.
        </EmailText>
      ),
    },
  },
  original: {
    subject: "Venda: {{recebe}} para você no pedido {{pedido}}",
    preview: "{{titulos}}",
    title: "Você vendeu",
    body: [
      "Oi, {{nome}}. O pedido {{pedido}} foi pago com materiais da sua loja. O que você recebe:",
      "{{valores}}",
      "{{botao}}",
      "{{quando_recebe}}",
    ],
    button: "Ver minhas vendas",
  },
  button,
  sample: {
    authorName: "Helena Prado",
    orderNumber: 48_213,
    items: [{ title: "Frações na feira", netCents: 3_071 }],
    netCents: 3_071,
    guaranteeDays: 15,
  },
});

/** The e-mail to the author about a sale: what was sold, and what they receive. It does not identify the buyer. */
export const writeSaleNotice = oneOf<Facts, "free" | "paid">(({ netCents }) => (netCents === 0 ? "free" : "paid"), {
  free,
  paid,
});
