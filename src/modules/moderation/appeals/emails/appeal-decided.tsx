import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { AppealKind } from "../rules.ts";
import type { appealDecidedEmail } from "../schema.ts";

type Facts = typeof appealDecidedEmail extends EmailKind<infer P> ? P : never;

const OF_KIND: Record<AppealKind, string> = {
  produto: "o material",
  avaliacao: "a avaliação",
  pergunta: "a pergunta",
  comentario: "o comentário",
  perfil: "o perfil público",
  lista: "a lista",
  loja: "a sua loja",
};

const BACK: Partial<Record<AppealKind, string>> = {
  produto: "o material não está mais bloqueado",
  perfil: "você pode abri-lo de novo",
  lista: "você pode compartilhá-la de novo, com outro endereço",
  loja: "a advertência foi retirada",
};

/** To who asked that a decision be looked at again: what came of it. */
export const writeAppealDecided = editableEmail<Facts>({
  key: "recurso.decidido",
  label: "Pedido de revisão decidido",
  when: "A equipe responde a quem pediu a revisão de uma decisão.",
  reason: () => `Você recebeu esta mensagem porque pediu a revisão de uma decisão ${brand.of}.`,
  variables: {
    nome: firstNameOf("name"),
    o_que: { label: "sobre o que era: o material, a avaliação…", of: ({ kind }) => OF_KIND[kind] },
    pedido: fieldOf("subject", "o que a pessoa pediu que fosse revisto", "mandatory"),
    resultado: {
      label: "se mudamos a decisão ou se ela continua",
      isMandatory: true,
      of: ({ upheld, kind }) =>
        upheld
          ? `Analisamos de novo e mudamos a decisão: ${BACK[kind] ?? "está no ar"}.`
          : "Analisamos de novo e mantivemos a decisão.",
    },
    motivo: fieldOf("reason", "o motivo que a equipe escreveu", "mandatory"),
  },
  original: {
    subject: "Seu pedido de revisão sobre {{o_que}} foi decidido",
    preview: "{{resultado}}",
    title: "Seu pedido de revisão foi decidido",
    body: ["Oi, {{nome}}. Você pediu a revisão desta decisão:", "> {{pedido}}", "{{resultado}} O motivo: {{motivo}}"],
  },
  sample: {
    name: "Marina Teles",
    kind: "pergunta",
    subject: "Serve para o 3º ano?",
    upheld: true,
    reason: "Não havia contato nenhum na pergunta.",
  },
});
