import { brand } from "#kit/brand/brand.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { publicationDecidedEmail } from "../publication-reviews/schema.ts";

type Facts = typeof publicationDecidedEmail extends EmailKind<infer P> ? P : never;

const reason = () => `Você recebeu esta mensagem porque tem uma loja ${brand.in}.`;
const variables = { nome: firstNameOf("authorName"), material: fieldOf("title", "o nome do material", "mandatory") };
const sample = { authorName: "Helena Prado", title: "Frações na feira", slug: "fracoes-na-feira", productId: 12 };

const approved = editableEmail<Facts>({
  key: "publicacao.aprovada",
  label: "O material passou na revisão",
  when: "A equipe confere um material de loja nova e ele vai à venda.",
  reason,
  variables: { ...variables, resultado: mandatoryWords("ele está à venda") },
  original: {
    subject: "{{material}} está à venda",
    preview: "Nossa equipe conferiu e publicou.",
    title: "Seu material está à venda",
    body: ["Oi, {{nome}}. Nossa equipe conferiu {{material}} e {{resultado}}.", "{{botao}}"],
    button: "Ver na loja",
  },
  button: { path: ({ slug }) => `/produto/${slug}` },
  sample: { ...sample, isApproved: true, reason: "" },
});

const refused = editableEmail<Facts>({
  key: "publicacao.recusada",
  label: "O material não passou na revisão",
  when: "A equipe confere um material de loja nova e pede ajustes antes de publicar.",
  reason,
  variables: {
    ...variables,
    motivo: fieldOf("reason", "o motivo que a equipe escreveu", "mandatory"),
    resultado: mandatoryWords("ele ainda não pode ser publicado"),
    o_que_fazer: mandatoryWords("O que você fez continua guardado. Quando ajustar, publique de novo: nossa equipe analisa."),
  },
  original: {
    subject: "{{material}} não passou na revisão",
    preview: "{{motivo}}",
    title: "Seu material precisa de ajustes",
    body: ["Oi, {{nome}}. Conferimos {{material}} e {{resultado}}. O motivo: {{motivo}}", "{{o_que_fazer}}", "{{botao}}"],
    button: "Abrir o material",
  },
  button: { path: ({ productId }) => `/painel/adicionar-produto?produto=${productId}` },
  sample: { ...sample, isApproved: false, reason: "A descrição fala de 40 páginas, e o arquivo tem 12." },
});

/** To the author: what came of a publication that a person looked at first. */
export const writePublicationDecided = oneOf<Facts, "approved" | "refused">(
  ({ isApproved }) => (isApproved ? "approved" : "refused"),
  { approved, refused },
);
