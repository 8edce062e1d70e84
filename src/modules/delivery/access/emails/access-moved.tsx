import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf, mandatory, orderVariable } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { accessMovedEmail } from "../schema.ts";

type Facts = typeof accessMovedEmail extends EmailKind<infer P> ? P : never;

const reason = (facts: Facts): string =>
  `Você recebeu esta mensagem porque fez o pedido ${orderNumber(facts.orderNumber)} ${brand.in} com este e-mail.`;
const variables = {
  nome: firstNameOf("buyerName"),
  material: fieldOf("title", "o nome do material", "mandatory"),
  pedido: mandatory(orderVariable),
  quem: fieldOf("by", () => `quem fechou ou abriu: a loja ou ${brand.the}`, "mandatory"),
  motivo: fieldOf("reason", "o motivo que foi escrito", "mandatory"),
};
const sample = {
  orderId: "0199a3c4-0000-7000-8000-000000000001",
  orderNumber: 48_213,
  buyerName: "Marina Teles",
  title: "Frações na feira",
  by: "Helena Prado",
  reason: "O material foi comprado por engano, como combinamos.",
};

const opened = editableEmail<Facts>({
  key: "pedido.acesso-aberto",
  label: "Acesso a um material aberto de novo",
  when: "A loja ou a equipe abre de novo um material de um pedido.",
  reason,
  variables: { ...variables, resultado: mandatoryWords("abriu de novo o seu acesso") },
  original: {
    subject: "“{{material}}” está aberto de novo",
    preview: "{{motivo}}",
    title: "Seu material está aberto de novo",
    body: ["Oi, {{nome}}. {{quem}} {{resultado}} a “{{material}}”, do pedido {{pedido}}.", "Motivo: {{motivo}}", "{{botao}}"],
    button: "Abrir meus arquivos",
  },
  button: { path: ({ orderId }) => `/painel/pedidos/${orderId}`, showAddress: true },
  sample: { ...sample, isOpen: true },
});

const closed = editableEmail<Facts>({
  key: "pedido.acesso-fechado",
  label: "Acesso a um material fechado",
  when: "A loja ou a equipe fecha um material de um pedido.",
  reason,
  variables: {
    ...variables,
    resultado: mandatoryWords("fechou o seu acesso"),
    recurso: mandatoryWords(
      () => `Se você acha que isto está errado, fale com a gente pela página de contato: a equipe ${brand.of} analisa o caso.`,
    ),
  },
  original: {
    subject: "Seu acesso a “{{material}}” foi fechado",
    preview: "{{motivo}}",
    title: "Seu acesso foi fechado",
    body: [
      "Oi, {{nome}}. {{quem}} {{resultado}} a “{{material}}”, do pedido {{pedido}}.",
      "Motivo: {{motivo}}",
      "{{recurso}}",
      "{{botao}}",
    ],
    get button() {
      return `Falar com ${brand.the}`;
    },
  },
  button: { path: "/ajuda/contato", showAddress: true },
  sample: { ...sample, isOpen: false },
});

/** Somebody closed what was bought, or opened it again: who, why, and what may be done about it. */
export const writeAccessMoved = oneOf<Facts, "opened" | "closed">(({ isOpen }) => (isOpen ? "opened" : "closed"), {
  opened,
  closed,
});
