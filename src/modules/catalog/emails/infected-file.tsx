import { brand } from "#kit/brand/brand.ts";
import { listOf } from "#kit/format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { infectedFileEmail } from "../schema/jobs.ts";

type Facts = typeof infectedFileEmail extends EmailKind<infer P> ? P : never;

/** To the author: the antivirus found something in a file that was on sale. */
export const writeInfectedFile = editableEmail<Facts>({
  key: "material.infectado",
  label: "Arquivo infectado em um material",
  when: "O antivírus encontra algo em um arquivo que já podia ser vendido.",
  reason: () => `Você recebeu esta mensagem porque tem uma loja ${brand.in}.`,
  variables: {
    nome: firstNameOf("authorName"),
    material: fieldOf("title", "o nome do material", "mandatory"),
    arquivos: { label: "os arquivos, com vírgulas", isMandatory: true, of: ({ names }) => listOf(names) },
    achado: fieldOf("signature", "o nome que o antivírus dá ao que encontrou", "mandatory"),
    o_que_acontece: {
      label: "o que acontece com a venda",
      isMandatory: true,
      of: ({ isPaused }) =>
        isPaused
          ? "O material está pausado, e ninguém baixa o arquivo enquanto isso."
          : "Ninguém baixa o arquivo. O resto do material segue como estava.",
    },
    o_que_fazer: mandatoryWords(
      "Passe um antivírus no seu computador, troque o arquivo por um limpo e publique de novo. Se achar que foi engano, responda a esta mensagem.",
    ),
  },
  original: {
    subject: "O antivírus encontrou algo em {{material}}",
    preview: "{{arquivos}}",
    title: "Um arquivo seu foi retido",
    body: [
      "Oi, {{nome}}. O antivírus encontrou “{{achado}}” em um arquivo de {{material}}: {{arquivos}}.",
      "{{o_que_acontece}}",
      "{{o_que_fazer}}",
      "{{botao}}",
    ],
    button: "Abrir o material",
  },
  button: { path: ({ productId }) => `/painel/adicionar-produto?produto=${productId}` },
  sample: {
    authorName: "Helena Prado",
    title: "Frações na feira",
    productId: 12,
    signature: "Win.Test.EICAR_HDB-1",
    names: ["fracoes.pdf"],
    isPaused: true,
  },
});
