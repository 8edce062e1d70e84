import { listOf } from "#kit/format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { orderEndedEmail } from "../schema.ts";
import { boughtReason, buyerVariables, SAMPLE_ORDER } from "./order-variables.tsx";

type Facts = typeof orderEndedEmail extends EmailKind<infer P> ? P : never;

const quoted = (titles: readonly string[]): string => listOf(titles.map((title) => `“${title}”`));

/** The e-mail about an unpaid order that was cancelled: nothing was charged, and its code is no longer valid. */
export const writeOrderEnded = editableEmail<Facts>({
  key: "pedido.encerrado",
  label: "Pedido encerrado sem pagamento",
  when: "Um pedido que esperava pagamento deixa de poder ser pago.",
  reason: boughtReason,
  variables: {
    ...buyerVariables,
    ja_tem: {
      label: "“Você já tem … na sua biblioteca.”, quando é o caso",
      isMandatory: true,
      of: ({ owned }) => (owned.length > 0 ? `Você já tem ${quoted(owned)} na sua biblioteca.` : ""),
    },
    fora_de_venda: {
      label: "“…: fora de venda.”, quando é o caso",
      isMandatory: true,
      of: ({ unavailable }) => (unavailable.length > 0 ? `${quoted(unavailable)}: fora de venda.` : ""),
    },
    nada_cobrado: mandatoryWords("Nada foi cobrado, e o código que estava aberto não vale mais."),
    o_resto: {
      label: "“ O que ainda pode ser comprado continua no seu carrinho.”, quando é o caso",
      isMandatory: true,
      of: ({ hasMore }) => (hasMore ? " O que ainda pode ser comprado continua no seu carrinho." : ""),
    },
  },
  original: {
    subject: "Encerramos o pedido {{pedido}}",
    preview: "Nada foi cobrado. Não pague o código que estava aberto.",
    title: "Este pedido não precisa mais ser pago",
    body: ["Oi, {{nome}}.", "{{ja_tem}}", "{{fora_de_venda}}", "{{nada_cobrado}}{{o_resto}}", "{{botao}}"],
    button: "Ver o pedido",
  },
  button: { path: ({ orderId }) => `/painel/pedidos/${orderId}` },
  sample: { ...SAMPLE_ORDER, owned: ["Frações na feira"], unavailable: [], hasMore: true },
});
