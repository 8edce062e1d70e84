import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, mandatory, orderVariable } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailText } from "#ui/email/layout.tsx";
import type { newMessageEmail } from "../schema.ts";

type Facts = typeof newMessageEmail extends EmailKind<infer P> ? P : never;

const sample = {
  orderId: "0199a3c4-0000-7000-8000-000000000001",
  orderNumber: 48_213,
  text: "Mandei a folha que faltava.\nBoa aula.",
  files: ["folha-3.pdf"],
};

const words = {
  variables: {
    nome: fieldOf("greetedName", "o primeiro nome de quem recebe"),
    quem: fieldOf("senderName", "quem escreveu", "mandatory"),
    pedido: mandatory(orderVariable),
    resumo: { label: "o começo da mensagem", of: ({ text, files }: Facts) => text || files.join(", ") },
    mensagem: {
      label: "a mensagem inteira",
      place: "linha",
      isMandatory: true,
      of: ({ text }: Facts) => (
        <>
          {text.split("\n").map((line, index) => (
            <EmailText key={index}>{line}</EmailText>
          ))}
        </>
      ),
    },
    como_responder: mandatoryWords("Responda pela página do pedido: este e-mail não recebe respostas."),
    arquivos: {
      label: "“Arquivos: …”, quando há anexos",
      isMandatory: true,
      of: ({ files }: Facts) => (files.length > 0 ? `Arquivos: ${files.join(", ")}` : ""),
    },
  },
  original: {
    subject: "{{quem}} escreveu sobre o pedido {{pedido}}",
    preview: "{{resumo}}",
    title: "Mensagem de {{quem}}",
    body: [
      "Oi, {{nome}}. Sobre o pedido {{pedido}}, {{quem}} escreveu:",
      "{{mensagem}}",
      "> {{arquivos}}",
      "{{botao}}",
      "> {{como_responder}}",
    ],
    button: "Responder",
  },
} as const;

const toAuthor = editableEmail<Facts>({
  ...words,
  key: "pedido.mensagem-autor",
  label: "Mensagem sobre um pedido, para quem vende",
  when: "Quem comprou escreve sobre um pedido.",
  reason: () => `Você recebeu esta mensagem porque tem uma loja ${brand.in}.`,
  button: { path: ({ orderId }) => `/painel/pedidos/${orderId}?aba=vendas#mensagens` },
  sample: { ...sample, to: "autor", greetedName: "Helena", senderName: "Marina" },
});

const toBuyer = editableEmail<Facts>({
  ...words,
  key: "pedido.mensagem-comprador",
  label: "Mensagem sobre um pedido, para quem comprou",
  when: "Quem vende escreve sobre um pedido.",
  reason: (facts) => `Você recebeu esta mensagem porque fez o pedido ${orderNumber(facts.orderNumber)} ${brand.in}.`,
  button: { path: ({ orderId }) => `/painel/pedidos/${orderId}#mensagens` },
  sample: { ...sample, to: "comprador", greetedName: "Marina", senderName: "Helena Prado" },
});

/** The other side of an order wrote. The reply goes by the page: nobody's address is given to the other. */
export const writeNewMessage = oneOf<Facts, "toAuthor" | "toBuyer">(({ to }) => (to === "autor" ? "toAuthor" : "toBuyer"), {
  toAuthor,
  toBuyer,
});
