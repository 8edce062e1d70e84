import { brand } from "#kit/brand/brand.ts";
import { listOf } from "#kit/format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { boughtInfectedEmail } from "../schema/jobs.ts";

type Facts = typeof boughtInfectedEmail extends EmailKind<infer P> ? P : never;

/** To who bought it: the antivirus found something in a file, what to do with a copy of it and how to get the money back. */
export const writeBoughtInfected = editableEmail<Facts>({
  key: "compra.infectada",
  label: "Vírus em um arquivo comprado",
  when: "O antivírus encontra algo em um arquivo já vendido: vai para quem comprou.",
  reason: () => `Você recebeu esta mensagem porque comprou este material ${brand.in}.`,
  variables: {
    nome: firstNameOf("name"),
    autor: fieldOf("authorName", "quem vendeu", "mandatory"),
    material: fieldOf("title", "o nome do material", "mandatory"),
    arquivos: { label: "os arquivos, com vírgulas", isMandatory: true, of: ({ names }) => listOf(names) },
    o_que_fazer: {
      label: "o que fazer com o arquivo, conforme a pessoa o baixou ou não",
      isMandatory: true,
      of: ({ wasTaken }) =>
        wasTaken
          ? "Não abra o arquivo. Apague-o do computador, do celular e de onde mais você guardou, esvazie a lixeira e passe um antivírus no aparelho em que ele foi aberto."
          : "Você ainda não tinha baixado esse arquivo: não precisa apagar nada.",
    },
    dinheiro_de_volta: {
      label: "como pedir o dinheiro de volta, para quem ainda tem o material",
      isMandatory: true,
      of: ({ hasAccess }) =>
        hasAccess
          ? "Ele deixou de ser entregue, e quem vendeu foi avisado para trocá-lo por um limpo. Se você pagou e quer o dinheiro de volta, abra o pedido e desista da compra ou relate o problema. Se precisar de ajuda, responda a esta mensagem."
          : "Ele deixou de ser entregue. Se precisar de ajuda, responda a esta mensagem.",
    },
  },
  original: {
    subject: "O antivírus encontrou algo em um arquivo de {{material}}",
    preview: "{{o_que_fazer}}",
    title: "Um arquivo que você comprou foi retido",
    body: [
      "Oi, {{nome}}. O antivírus encontrou algo em um arquivo de {{material}}, de {{autor}}, que você comprou: {{arquivos}}.",
      "{{o_que_fazer}}",
      "{{dinheiro_de_volta}}",
      "{{botao}}",
    ],
    button: "Abrir o pedido",
  },
  button: { path: ({ orderId }) => `/painel/pedidos/${orderId}` },
  sample: {
    name: "Marina Teles",
    orderId: "0199a3c4-0000-7000-8000-000000000001",
    title: "Frações na feira",
    authorName: "Helena Prado",
    names: ["fracoes.pdf"],
    wasTaken: true,
    hasAccess: true,
  },
});
