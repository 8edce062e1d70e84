import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords } from "#platform/emails/variables.ts";
import { boughtReason, buyerVariables, SAMPLE_ORDER } from "../../emails/order-variables.tsx";
import type { RefusalKind } from "../../rules/refusal.ts";
import type { OrderWords } from "../email-kinds.ts";
import { REFUSAL_TEXTS } from "../messages.ts";

/** The bank refused the payment definitively: the order is closed and the cart is unchanged. */
export const writePaymentRefused = editableEmail<OrderWords & { kind: RefusalKind }>({
  key: "pedido.recusado",
  label: "O pagamento não foi aprovado",
  when: "O banco recusa de vez um pagamento com cartão.",
  reason: boughtReason,
  variables: {
    ...buyerVariables,
    nada_cobrado: mandatoryWords("Nada foi cobrado, e os materiais continuam no seu carrinho para quando você quiser."),
    motivo: { label: "por que o banco recusou e o que fazer", isMandatory: true, of: ({ kind }) => REFUSAL_TEXTS[kind] },
  },
  original: {
    subject: "O banco não aprovou o pedido {{pedido}}",
    preview: "Nada foi cobrado. Os materiais continuam no seu carrinho.",
    title: "O pagamento não foi aprovado",
    body: ["Oi, {{nome}}. {{motivo}}", "{{nada_cobrado}}", "{{botao}}"],
    button: "Voltar ao carrinho",
  },
  button: { path: "/finalizar-compra" },
  sample: { ...SAMPLE_ORDER, kind: "saldo" },
});
