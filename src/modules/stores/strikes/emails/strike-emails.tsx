import { brand } from "#kit/brand/brand.ts";
import { formatDate } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, appealVariable, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { StrikeEffect } from "../rules.ts";
import type { strikeGivenEmail, strikeLiftedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

const reason = () => `Você recebeu esta mensagem porque tem uma loja ${brand.in}.`;
const button = { path: "/painel/minha-loja/advertencias" };

const EFFECT: Record<StrikeEffect, (stopFrom: number) => string> = {
  aviso: () => "Por enquanto nada muda na sua loja.",
  revisao: (stopFrom) =>
    `O que você publicar passa pela nossa revisão antes de aparecer na loja. Com ${plural(stopFrom, "advertência", "advertências")} ao mesmo tempo, a loja para de publicar.`,
  parada: () => "Sua loja não publica nada novo até uma advertência vencer ou ser retirada. O que já está à venda continua.",
};

const variables = {
  nome: firstNameOf("name"),
  sobre: {
    label: "“o material …”, ou “a sua loja”",
    isMandatory: true as const,
    of: ({ title }: { title: string | null }) => (title === null ? "a sua loja" : `o material ${title}`),
  },
  motivo: fieldOf("reason", "o motivo que a equipe escreveu", "mandatory"),
};

/** Something counts against a store now. */
export const writeStrikeGiven = editableEmail<FactsOf<typeof strikeGivenEmail>>({
  key: "advertencia.dada",
  label: "Advertência",
  when: "A equipe registra uma advertência em uma loja.",
  reason,
  variables: {
    ...variables,
    fim: { label: "até que dia ela vale", isMandatory: true, of: ({ endsAt }) => formatDate(new Date(endsAt)) },
    recurso: appealVariable,
    quantas: {
      label: "quantas valem agora",
      isMandatory: true,
      of: ({ active }) => plural(active, "advertência valendo", "advertências valendo"),
    },
    efeito: { label: "o que muda na loja", isMandatory: true, of: ({ effect, stopFrom }) => EFFECT[effect](stopFrom) },
  },
  original: {
    subject: "Sua loja recebeu uma advertência",
    preview: "{{motivo}}",
    title: "Sua loja recebeu uma advertência",
    body: [
      "Oi, {{nome}}. Registramos uma advertência sobre {{sobre}}. O motivo: {{motivo}}",
      "Ela vale até {{fim}}, e agora sua loja tem {{quantas}}. {{efeito}}",
      "{{recurso}}",
      "{{botao}}",
    ],
    button: "Ver e pedir revisão",
  },
  button,
  sample: {
    name: "Helena Prado",
    title: "Frações na feira",
    reason: "As ilustrações são de outra pessoa, que não autorizou.",
    endsAt: "2026-09-16T12:12:00Z",
    active: 2,
    effect: "revisao",
    stopFrom: 3,
  },
});

/** What counted against a store no longer does. */
export const writeStrikeLifted = editableEmail<FactsOf<typeof strikeLiftedEmail>>({
  key: "advertencia.retirada",
  label: "Advertência retirada",
  when: "A equipe retira uma advertência.",
  reason,
  variables: {
    ...variables,
    resultado: mandatoryWords("não vale mais"),
    restam: {
      label: "quantas ainda valem, em uma frase",
      isMandatory: true,
      of: ({ active }) =>
        active === 0
          ? "Sua loja não tem nenhuma advertência valendo."
          : `Sua loja ainda tem ${plural(active, "advertência valendo", "advertências valendo")}.`,
    },
  },
  original: {
    subject: "Uma advertência da sua loja foi retirada",
    preview: "{{motivo}}",
    title: "Uma advertência foi retirada",
    body: ["Oi, {{nome}}. A advertência sobre {{sobre}} {{resultado}}. O motivo: {{motivo}}", "{{restam}}", "{{botao}}"],
    button: "Ver as advertências",
  },
  button,
  sample: { name: "Helena Prado", title: null, reason: "Lemos de novo e a loja tinha razão.", active: 0 },
});
