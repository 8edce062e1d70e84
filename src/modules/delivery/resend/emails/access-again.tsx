import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf, mandatory, orderVariable } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailText } from "#ui/email/layout.tsx";
import type { accessAgainEmail } from "../schema.ts";

type Facts = typeof accessAgainEmail extends EmailKind<infer P> ? P : never;

/** The author says again where what was bought is. */
export const writeAccessAgain = editableEmail<Facts>({
  key: "pedido.acesso",
  label: "Acesso reenviado",
  when: "Quem vende, ou a equipe, reenvia o acesso a um pedido.",
  reason: (facts) =>
    `Você recebeu esta mensagem porque fez o pedido ${orderNumber(facts.orderNumber)} ${brand.in} com este e-mail.`,
  variables: {
    nome: firstNameOf("buyerName"),
    autor: fieldOf("authorName", "quem vendeu", "mandatory"),
    pedido: mandatory(orderVariable),
    como_entrar: mandatoryWords("Em outro aparelho, entre com este e-mail: enviamos um código."),
    titulos: { label: "os nomes dos materiais, com vírgulas", of: ({ titles }) => titles.join(", ") },
    um_ou_varios: {
      label: "“Seu material está”, ou “Seus materiais estão”",
      of: ({ titles }) => (titles.length === 1 ? "Seu material está" : "Seus materiais estão"),
    },
    lista: {
      label: "os materiais, um por linha",
      place: "linha",
      isMandatory: true,
      of: ({ titles }) => (
        <>
          {titles.map((title, index) => (
            <EmailText key={index}>{title}</EmailText>
          ))}
        </>
      ),
    },
  },
  original: {
    subject: "Seus materiais de {{autor}} continuam na biblioteca",
    preview: "{{titulos}}",
    title: "{{um_ou_varios}} na biblioteca",
    body: [
      "Oi, {{nome}}. {{autor}} reenviou o acesso aos materiais do pedido {{pedido}}:",
      "{{lista}}",
      "{{botao}}",
      "> {{como_entrar}}",
    ],
    button: "Abrir meus materiais",
  },
  button: { path: ({ orderId }) => `/painel/pedidos/${orderId}`, showAddress: true },
  sample: {
    orderId: "0199a3c4-0000-7000-8000-000000000001",
    orderNumber: 48_213,
    buyerName: "Marina Teles",
    authorName: "Helena Prado",
    titles: ["Frações na feira", "Sequência didática de leitura"],
  },
});
