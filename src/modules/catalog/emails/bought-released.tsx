import { brand } from "#kit/brand/brand.ts";
import { listOf } from "#kit/format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { boughtReleasedEmail } from "../schema/jobs.ts";

type Facts = typeof boughtReleasedEmail extends EmailKind<infer P> ? P : never;

/** To who was told that a file of theirs was infected: it was not. */
export const writeBoughtReleased = editableEmail<Facts>({
  key: "compra.engano",
  label: "Engano do antivírus em um arquivo comprado",
  when: "A equipe libera um arquivo que o antivírus tinha dado como infectado: vai para quem tinha sido avisado.",
  reason: () => `Você recebeu esta mensagem porque comprou este material ${brand.in}.`,
  variables: {
    nome: firstNameOf("name"),
    material: fieldOf("title", "o nome do material", "mandatory"),
    arquivos: { label: "os arquivos, com vírgulas", isMandatory: true, of: ({ names }) => listOf(names) },
    onde_esta: {
      label: "onde o arquivo está, para quem ainda tem o material",
      isMandatory: true,
      of: ({ hasAccess }) =>
        hasAccess
          ? "Se você apagou a sua cópia, é só baixar de novo: o arquivo está na sua biblioteca."
          : "Você não precisa fazer nada.",
    },
  },
  original: {
    subject: "Correção: não há nada de errado com {{material}}",
    preview: "{{onde_esta}}",
    title: "O antivírus tinha se enganado",
    body: [
      "Oi, {{nome}}. Avisamos você de que o antivírus tinha encontrado algo em um arquivo de {{material}}: {{arquivos}}. Nossa equipe conferiu, e o arquivo está limpo.",
      "{{onde_esta}}",
      "{{botao}}",
      "> Desculpe pelo susto.",
    ],
    button: "Abrir o pedido",
  },
  button: { path: ({ orderId }) => `/painel/pedidos/${orderId}` },
  sample: {
    name: "Marina Teles",
    orderId: "0199a3c4-0000-7000-8000-000000000001",
    title: "Frações na feira",
    names: ["fracoes.pdf"],
    hasAccess: true,
  },
});
