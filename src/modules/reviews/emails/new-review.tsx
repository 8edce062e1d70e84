import { brand } from "#kit/brand/brand.ts";
import { orderNumber, plural } from "#kit/format.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import { env } from "#platform/env.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailLink } from "#ui/email/layout.tsx";
import type { newReviewEmail } from "../schema/emails.ts";

type Facts = typeof newReviewEmail extends EmailKind<infer P> ? P : never;

const FEW_STARS = 2;
const starsOf = ({ rating }: Facts): string => plural(rating, "estrela", "estrelas");

const reason = () => `Você recebeu esta mensagem porque tem uma loja ${brand.in}.`;
const button = { path: "/painel/avaliacoes" };
const variables = {
  nome: firstNameOf("authorName"),
  material: fieldOf("title", "o nome do material", "mandatory"),
  quem: fieldOf("reviewer", "quem avaliou"),
  estrelas: { label: "quantas estrelas, como em “5 estrelas”", isMandatory: true as const, of: starsOf },
  texto: {
    label: "o que a pessoa escreveu, entre aspas",
    isMandatory: true as const,
    of: ({ text }: Facts) => (text ? `“${text}”` : ""),
  },
  resumo: {
    label: "o que a pessoa escreveu, ou “Marina deu 5 estrelas.”",
    of: (facts: Facts) => facts.text || `${facts.reviewer} deu ${starsOf(facts)}.`,
  },
};
const original = {
  subject: "{{estrelas}} para “{{material}}”",
  preview: "{{resumo}}",
  title: "{{quem}} avaliou seu material",
  button: "Responder",
};
const sample = {
  orderId: "0199a3c4-0000-7000-8000-000000000001",
  orderNumber: 48_213,
  title: "Frações na feira",
  slug: "fracoes-na-feira",
  authorName: "Helena Prado",
  reviewer: "Marina T.",
  reviewId: "0199a3c4-0000-7000-8000-000000000002",
};

const few = editableEmail<Facts>({
  key: "avaliacao.nova-baixa",
  label: "Avaliação nova com poucas estrelas",
  when: "Alguém avalia um material com uma ou duas estrelas: vai para quem vende.",
  reason,
  variables: {
    ...variables,
    pedido: {
      label: "o link para o pedido",
      place: "frase",
      isMandatory: true,
      of: (facts) => (
        <EmailLink href={`${env.publicUrl}/painel/pedidos/${facts.orderId}?aba=vendas`}>
          pedido {orderNumber(facts.orderNumber)}
        </EmailLink>
      ),
    },
  },
  original: {
    ...original,
    body: [
      "Oi, {{nome}}. “{{material}}” recebeu {{estrelas}}.",
      "{{texto}}",
      "Uma resposta calma, que diz o que você vai mudar, conta mais do que as estrelas para quem lê depois.",
      "{{botao}}",
      "> Foi no {{pedido}}.",
    ],
  },
  button,
  sample: { ...sample, rating: 2, text: "Faltou o gabarito." },
});

const enough = editableEmail<Facts>({
  key: "avaliacao.nova",
  label: "Avaliação nova",
  when: "Alguém avalia um material com três estrelas ou mais: vai para quem vende.",
  reason,
  variables: { ...variables, onde_aparece: mandatoryWords("Sua resposta fica na página do material, para todo mundo ler.") },
  original: {
    ...original,
    body: ["Oi, {{nome}}. “{{material}}” recebeu {{estrelas}}.", "{{texto}}", "{{onde_aparece}}", "{{botao}}"],
  },
  button,
  sample: { ...sample, rating: 5, text: "As crianças adoraram." },
});

/** To the author: somebody spoke of their work; with few stars, also which sale it was. */
export const writeNewReview = oneOf<Facts, "few" | "enough">(({ rating }) => (rating <= FEW_STARS ? "few" : "enough"), {
  few,
  enough,
});
