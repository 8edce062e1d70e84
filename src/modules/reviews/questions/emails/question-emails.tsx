import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import { env } from "#platform/env.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailLink } from "#ui/email/layout.tsx";
import type { questionAnsweredEmail, newQuestionEmail, questionRefusedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

const pageOf = ({ productSlug }: { productSlug: string }): string => `/produto/${productSlug}#perguntas`;
const variables = {
  material: fieldOf("productTitle", "o nome do material", "mandatory"),
  pergunta: fieldOf("question", "a pergunta", "mandatory"),
};
const sample = {
  productTitle: "Frações na feira",
  productSlug: "fracoes-na-feira",
  question: "Serve para o 4º ano?",
  askerName: "Marina Teles",
  authorName: "Helena Prado",
};
const footerOfAsker = () => `Você recebeu esta mensagem porque fez uma pergunta ${brand.in} com esta conta.`;

/** Somebody asked the author something about a product. */
export const writeNewQuestion = editableEmail<FactsOf<typeof newQuestionEmail>>({
  key: "pergunta.nova",
  label: "Pergunta nova",
  when: "Alguém pergunta sobre um material: vai para quem vende.",
  reason: () => `Você recebeu esta mensagem porque tem uma loja ${brand.in}.`,
  variables: {
    ...variables,
    nome: firstNameOf("authorName"),
    onde_aparece: mandatoryWords("A resposta aparece na página do material, e quem perguntou recebe por e-mail."),
  },
  original: {
    subject: "Perguntaram sobre {{material}}",
    preview: "{{pergunta}}",
    title: "Uma pergunta para você",
    body: ["Oi, {{nome}}. Sobre {{material}}, perguntaram:", "{{pergunta}}", "{{botao}}", "> {{onde_aparece}}"],
    button: "Responder",
  },
  button: { path: "/painel/avaliacoes/perguntas" },
  sample,
});

/** The author answered. */
export const writeQuestionAnswered = editableEmail<FactsOf<typeof questionAnsweredEmail>>({
  key: "pergunta.respondida",
  label: "Pergunta respondida",
  when: "Quem vende responde a uma pergunta: vai para quem perguntou.",
  reason: footerOfAsker,
  variables: {
    ...variables,
    nome: firstNameOf("askerName"),
    autor: fieldOf("authorName", "quem vende", "mandatory"),
    resposta: fieldOf("answer", "a resposta", "mandatory"),
  },
  original: {
    subject: "{{autor}} respondeu sua pergunta",
    preview: "{{resposta}}",
    title: "Sua pergunta foi respondida",
    body: [
      "Oi, {{nome}}. Você perguntou sobre {{material}}:",
      "> {{pergunta}}",
      "{{autor}} respondeu:",
      "{{resposta}}",
      "{{botao}}",
    ],
    button: "Ver o material",
  },
  button: { path: pageOf },
  sample: { ...sample, answer: "Serve, com a folha de apoio." },
});

/** What was asked does not go on the page. */
export const writeQuestionRefused = editableEmail<FactsOf<typeof questionRefusedEmail>>({
  key: "pergunta.recusada",
  label: "Pergunta não publicada",
  when: "A equipe não publica uma pergunta: vai para quem perguntou.",
  reason: footerOfAsker,
  variables: {
    ...variables,
    nome: firstNameOf("askerName"),
    motivo: fieldOf("reason", "o motivo que a equipe escreveu", "mandatory"),
    resultado: mandatoryWords("Ela não foi para a página do material."),
    de_novo: mandatoryWords("Você pode perguntar de novo com outras palavras, sem links, e-mails nem telefones."),
    rever: {
      label: "o link “peça uma revisão”",
      place: "frase",
      isMandatory: true,
      of: ({ questionId }) => (
        <EmailLink href={`${env.publicUrl}/painel/revisao?de=pergunta&ref=${questionId}`}>peça uma revisão</EmailLink>
      ),
    },
  },
  original: {
    subject: "Sua pergunta sobre {{material}} não foi publicada",
    preview: "{{motivo}}",
    title: "Sua pergunta não foi publicada",
    body: [
      "Oi, {{nome}}. Sobre {{material}}, você perguntou:",
      "> {{pergunta}}",
      "{{resultado}} O motivo: {{motivo}}",
      "{{de_novo}}",
      "> Se achar que erramos, {{rever}}.",
      "{{botao}}",
    ],
    button: "Voltar ao material",
  },
  button: { path: pageOf },
  sample: { ...sample, questionId: "018f0000-0000-7000-8000-000000000000", reason: "Tem um link no texto." },
});
