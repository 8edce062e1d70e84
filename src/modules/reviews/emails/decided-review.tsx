import { brand } from "#kit/brand/brand.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { decidedReviewEmail } from "../schema/emails.ts";
import { reviewsHref } from "../schema/search.ts";

type Facts = typeof decidedReviewEmail extends EmailKind<infer P> ? P : never;

const reason = () => `Você recebeu esta mensagem porque avaliou um material ${brand.in}.`;
const variables = { nome: firstNameOf("buyerName"), material: fieldOf("title", "o nome do material", "mandatory") };
const sample = {
  reviewId: "0199a3c4-0000-7000-8000-000000000002",
  slug: "fracoes-na-feira",
  buyerName: "Marina Teles",
  authorName: "Helena Prado",
  title: "Frações na feira",
};

const published = editableEmail<Facts>({
  key: "avaliacao.publicada",
  label: "Avaliação publicada",
  when: "A equipe lê e publica uma avaliação que esperava.",
  reason,
  variables: { ...variables, resultado: mandatoryWords("ela já aparece para todo mundo") },
  original: {
    subject: "Sua avaliação foi publicada",
    preview: "{{material}}",
    title: "Sua avaliação foi publicada",
    body: ["Oi, {{nome}}. Lemos sua avaliação de “{{material}}”, e {{resultado}}.", "{{botao}}"],
    button: "Ver minha avaliação",
  },
  button: { path: ({ slug, reviewId }) => reviewsHref({ produto: slug, avaliacao: reviewId }) },
  sample: { ...sample, isPublished: true, reason: "" },
});

const refused = editableEmail<Facts>({
  key: "avaliacao.recusada",
  label: "Avaliação não publicada",
  when: "A equipe lê e não publica uma avaliação que esperava.",
  reason,
  variables: {
    ...variables,
    motivo: fieldOf("reason", "o motivo que a equipe escreveu", "mandatory"),
    resultado: mandatoryWords("ela não vai aparecer para os outros"),
    recurso: mandatoryWords("Você pode removê-la e escrever outra. Se achar que erramos, peça uma revisão."),
  },
  original: {
    subject: "Sua avaliação não foi publicada",
    preview: "{{material}}",
    title: "Sua avaliação não foi publicada",
    body: [
      "Oi, {{nome}}. Lemos sua avaliação de “{{material}}”, e {{resultado}}. O motivo: {{motivo}}",
      "{{recurso}}",
      "{{botao}}",
    ],
    button: "Pedir revisão",
  },
  button: { path: ({ reviewId }) => `/painel/revisao?de=avaliacao&ref=${reviewId}` },
  sample: { ...sample, isPublished: false, reason: "Tem um telefone no texto." },
});

/** To the buyer: what a person decided about a review that waited. */
export const writeDecidedReview = oneOf<Facts, "published" | "refused">(
  ({ isPublished }) => (isPublished ? "published" : "refused"),
  { published, refused },
);
