import { formatDateTime } from "#kit/date-format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords } from "#platform/emails/variables.ts";
import { EmailCopyCode } from "#ui/email/receipt.tsx";
import type { OrderFacts } from "../schema.ts";
import { boughtReason, buyerVariables, pricesVariable, SAMPLE_ORDER, totalVariable } from "./order-variables.tsx";

/** The e-mail with the Pix code, for a buyer who closed the page before paying. */
export const writePixIssued = editableEmail<OrderFacts & { pixCode: string; expiresAt: string }>({
  key: "pedido.pix",
  label: "Código Pix",
  when: "Alguém fecha um pedido com Pix e ainda não pagou.",
  reason: (facts) => `${boughtReason(facts)} Se já pagou, não precisa fazer nada.`,
  variables: {
    ...buyerVariables,
    total: totalVariable,
    prazo: { label: "até quando o código vale", isMandatory: true, of: ({ expiresAt }) => formatDateTime(new Date(expiresAt)) },
    como_pagar: mandatoryWords("No app do seu banco, escolha Pix copia e cola e use este código"),
    horario: mandatoryWords("no horário de Brasília"),
    depois: mandatoryWords("Assim que o pagamento cair, os arquivos ficam prontos e o recibo chega aqui."),
    codigo_pix: {
      label: "o código para copiar",
      place: "linha",
      isMandatory: true,
      of: ({ pixCode }) => <EmailCopyCode code={pixCode} />,
    },
    valores: pricesVariable,
  },
  original: {
    subject: "Pix de {{total}} para o pedido {{pedido}}",
    preview: "O código vale até {{prazo}}.",
    title: "Pague {{total}} com Pix",
    body: [
      "Oi, {{nome}}. {{como_pagar}}, que vale até {{prazo}}, {{horario}}:",
      "{{codigo_pix}}",
      "{{botao}}",
      "{{valores}}",
      "> {{depois}}",
    ],
    button: "Abrir a página do Pix",
  },
  button: { path: ({ orderId }) => `/finalizar-compra/pagar/pix/${orderId}`, showAddress: true },
  sample: {
    ...SAMPLE_ORDER,
    pixCode: "00020101021226790014br.gov.bcb.pix5802BR6304ABCD",
    expiresAt: "2026-03-18T15:02:00Z",
  },
});
