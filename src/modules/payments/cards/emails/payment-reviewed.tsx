import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, mandatory } from "#platform/emails/variables.ts";
import { boughtReason, buyerVariables, SAMPLE_ORDER, totalVariable } from "../../emails/order-variables.tsx";
import type { OrderWords } from "../email-kinds.ts";

/** The bank is analysing the payment: the buyer only has to wait. */
export const writePaymentReviewed = editableEmail<OrderWords>({
  key: "pedido.em_analise",
  label: "O banco está analisando o pagamento",
  when: "O banco coloca um pagamento com cartão em análise.",
  reason: boughtReason,
  variables: {
    ...buyerVariables,
    total: mandatory(totalVariable),
    em_analise: mandatoryWords("está em análise no banco"),
    nao_pague: mandatoryWords(
      "Você não precisa fazer nada, nem pagar de novo: avisamos por aqui assim que houver resposta, e os arquivos abrem na hora se for aprovado.",
    ),
  },
  original: {
    subject: "O banco está analisando o pedido {{pedido}}",
    preview: "Você não precisa fazer nada: avisamos quando o banco responder.",
    title: "O banco está analisando o pagamento",
    body: [
      "Oi, {{nome}}. O pagamento de {{total}} no cartão {{em_analise}}. Costuma levar minutos, às vezes algumas horas.",
      "{{nao_pague}}",
      "{{botao}}",
    ],
    button: "Ver o pedido",
  },
  button: { path: ({ orderId }) => `/painel/pedidos/${orderId}` },
  sample: SAMPLE_ORDER,
});
