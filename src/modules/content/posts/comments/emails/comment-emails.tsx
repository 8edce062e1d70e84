import { brand } from "#kit/brand/brand.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import { env } from "#platform/env.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailLink } from "#ui/email/layout.tsx";
import type { commentDecidedEmail } from "../schema.ts";

type Facts = typeof commentDecidedEmail extends EmailKind<infer P> ? P : never;

const reason = () => `Você recebeu esta mensagem porque comentou um texto do blog ${brand.of} com esta conta.`;
const variables = {
  nome: firstNameOf("name"),
  texto: fieldOf("title", "o título do texto do blog", "mandatory"),
  comentario: fieldOf("comment", "o que a pessoa escreveu", "mandatory"),
};
const button = { path: ({ slug }: Facts) => `/blog/${slug}` };
const sample = {
  name: "Marina Teles",
  commentId: "018f0000-0000-7000-8000-000000000000",
  title: "Como imprimir um molde",
  slug: "como-imprimir-um-molde",
  comment: "Serve em papel de 90 g?",
};

const published = editableEmail<Facts>({
  key: "comentario.publicado",
  label: "Comentário publicado no blog",
  when: "A equipe publica um comentário.",
  reason,
  variables: { ...variables, resultado: mandatoryWords("Agora todos leem, sob o texto.") },
  original: {
    subject: "Seu comentário está no blog",
    preview: "{{texto}}",
    title: "Seu comentário está no blog",
    body: ["Oi, {{nome}}. Sobre “{{texto}}”, você escreveu:", "> {{comentario}}", "{{resultado}}", "{{botao}}"],
    button: "Ver no blog",
  },
  button,
  sample: { ...sample, isPublished: true, reason: "" },
});

const refused = editableEmail<Facts>({
  key: "comentario.recusado",
  label: "Comentário fora do blog",
  when: "A equipe não publica um comentário, ou o tira do blog.",
  reason,
  variables: {
    ...variables,
    motivo: fieldOf("reason", "o motivo que a equipe escreveu", "mandatory"),
    resultado: mandatoryWords("Ele não aparece para quem lê."),
    rever: {
      label: "o link “peça uma revisão”",
      place: "frase",
      isMandatory: true,
      of: ({ commentId }) => (
        <EmailLink href={`${env.publicUrl}/painel/revisao?de=comentario&ref=${commentId}`}>peça uma revisão</EmailLink>
      ),
    },
  },
  original: {
    subject: "Seu comentário não está no blog",
    preview: "{{motivo}}",
    title: "Seu comentário não está no blog",
    body: [
      "Oi, {{nome}}. Sobre “{{texto}}”, você escreveu:",
      "> {{comentario}}",
      "{{resultado}} O motivo: {{motivo}}",
      "> Se achar que erramos, {{rever}}.",
      "{{botao}}",
    ],
    button: "Voltar ao texto",
  },
  button,
  sample: { ...sample, isPublished: false, reason: "O comentário mostra um telefone." },
});

/** Whether what somebody wrote is under the text. */
export const writeCommentDecided = oneOf<Facts, "published" | "refused">(
  ({ isPublished }) => (isPublished ? "published" : "refused"),
  { published, refused },
);
