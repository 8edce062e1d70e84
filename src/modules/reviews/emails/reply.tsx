import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { replyEmail } from "../schema/emails.ts";
import { reviewsHref } from "../schema/search.ts";

type Facts = typeof replyEmail extends EmailKind<infer P> ? P : never;

/** To the buyer: the author answered. */
export const writeReply = editableEmail<Facts>({
  key: "avaliacao.resposta",
  label: "Resposta a uma avaliação",
  when: "Quem vende responde a uma avaliação: vai para quem avaliou.",
  reason: () => `Você recebeu esta mensagem porque avaliou um material ${brand.in}.`,
  variables: {
    nome: firstNameOf("buyerName"),
    autor: fieldOf("authorName", "quem vendeu", "mandatory"),
    material: fieldOf("title", "o nome do material", "mandatory"),
    resposta: fieldOf("text", "a resposta", "mandatory"),
  },
  original: {
    subject: "{{autor}} respondeu à sua avaliação",
    preview: "{{resposta}}",
    title: "{{autor}} respondeu",
    body: ["Oi, {{nome}}. Sobre o que você contou de “{{material}}”, {{autor}} respondeu:", "“{{resposta}}”", "{{botao}}"],
    button: "Ver a resposta",
  },
  button: { path: ({ slug, reviewId }) => reviewsHref({ produto: slug, avaliacao: reviewId }) },
  sample: {
    reviewId: "0199a3c4-0000-7000-8000-000000000002",
    slug: "fracoes-na-feira",
    buyerName: "Marina Teles",
    authorName: "Helena Prado",
    title: "Frações na feira",
    text: "Obrigada por contar. A folha 3 já está corrigida.",
  },
});
