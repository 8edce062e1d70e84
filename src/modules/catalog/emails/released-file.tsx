import { brand } from "#kit/brand/brand.ts";
import { listOf } from "#kit/format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { releasedFileEmail } from "../schema/jobs.ts";

type Facts = typeof releasedFileEmail extends EmailKind<infer P> ? P : never;

/** To the author: what the antivirus found in a file was a mistake. */
export const writeReleasedFile = editableEmail<Facts>({
  key: "material.engano",
  label: "Engano do antivírus em um material",
  when: "A equipe libera um arquivo que o antivírus tinha dado como infectado.",
  reason: () => `Você recebeu esta mensagem porque tem uma loja ${brand.in}.`,
  variables: {
    nome: firstNameOf("authorName"),
    material: fieldOf("title", "o nome do material", "mandatory"),
    arquivos: { label: "os arquivos, com vírgulas", isMandatory: true, of: ({ names }) => listOf(names) },
    o_que_acontece: {
      label: "o que acontece com a venda",
      isMandatory: true,
      of: ({ isOnSale }) =>
        isOnSale
          ? "Quem comprou volta a baixar o arquivo, e o material está à venda."
          : "Quem comprou volta a baixar o arquivo. O material não está à venda: retome a venda quando quiser.",
    },
  },
  original: {
    subject: "O antivírus se enganou com {{material}}",
    preview: "{{o_que_acontece}}",
    title: "Seu arquivo foi liberado",
    body: [
      "Oi, {{nome}}. Nossa equipe conferiu um arquivo de {{material}}: {{arquivos}}. O antivírus tinha se enganado, e o arquivo foi liberado.",
      "{{o_que_acontece}}",
      "Quem tinha sido avisado do problema recebe uma correção.",
      "{{botao}}",
    ],
    button: "Abrir o material",
  },
  button: { path: ({ productId }) => `/painel/adicionar-produto?produto=${productId}` },
  sample: { authorName: "Helena Prado", title: "Frações na feira", productId: 12, names: ["fracoes.pdf"], isOnSale: true },
});
