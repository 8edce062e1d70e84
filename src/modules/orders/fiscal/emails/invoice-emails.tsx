import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf, mandatory, orderVariable } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { invoiceIssuedEmail, invoiceWantedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

const ORDER = { orderId: "0199a3c4-0000-7000-8000-000000000001", orderNumber: 48_213, authorName: "Helena Prado" };

/** Sent to an author when the buyer requests a fiscal document. */
export const writeInvoiceWanted = editableEmail<FactsOf<typeof invoiceWantedEmail>>({
  key: "nota.pedida",
  label: "Pediram nota fiscal",
  when: "Quem comprou pede nota fiscal: vai para quem vendeu.",
  reason: () => `Você recebeu esta mensagem porque tem uma loja ${brand.in}.`,
  variables: {
    nome: firstNameOf("authorName"),
    pedido: mandatory(orderVariable),
    o_que_fazer: mandatoryWords("Nome, documento e endereço estão na página da venda; depois de emitir, escreva lá o número."),
  },
  original: {
    subject: "Pediram nota fiscal do pedido {{pedido}}",
    preview: "Os dados estão na página da venda.",
    title: "Quem comprou pediu nota fiscal",
    body: ["Oi, {{nome}}. No pedido {{pedido}} pediram nota fiscal. {{o_que_fazer}}", "{{botao}}"],
    button: "Ver os dados",
  },
  button: { path: ({ orderId }) => `/painel/pedidos/${orderId}?aba=vendas#fiscal` },
  sample: ORDER,
});

/** Sent to the buyer when an author issued the document. */
export const writeInvoiceIssued = editableEmail<FactsOf<typeof invoiceIssuedEmail>>({
  key: "nota.emitida",
  label: "A nota fiscal foi emitida",
  when: "Quem vendeu escreve o número da nota: vai para quem comprou.",
  reason: (facts) =>
    `Você recebeu esta mensagem porque fez o pedido ${orderNumber(facts.orderNumber)} ${brand.in} com este e-mail.`,
  variables: {
    nome: firstNameOf("buyerName"),
    autor: fieldOf("authorName", "quem vendeu", "mandatory"),
    numero: fieldOf("number", "o número da nota", "mandatory"),
    pedido: mandatory(orderVariable),
  },
  original: {
    subject: "Nota fiscal do pedido {{pedido}}",
    preview: "Número {{numero}}.",
    title: "A nota fiscal foi emitida",
    body: [
      "Oi, {{nome}}. {{autor}} emitiu a nota fiscal número {{numero}} da parte que vendeu no pedido {{pedido}}.",
      "{{botao}}",
    ],
    button: "Ver o pedido",
  },
  button: { path: ({ orderId }) => `/painel/pedidos/${orderId}#fiscal` },
  sample: { ...ORDER, buyerName: "Marina Teles", number: "1234" },
});
