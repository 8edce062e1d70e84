import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, appealVariable, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { appealPath } from "../appeals/rules.ts";
import type { listUnsharedEmail, profileBlockedEmail, profileFreedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

const OPENED_ONE = () => `Você recebeu esta mensagem porque abriu um perfil público ${brand.in}.`;
const variables = {
  nome: firstNameOf("name"),
  motivo: fieldOf("reason", "o motivo que a equipe escreveu", "mandatory"),
};

/** A public profile was closed after a report. */
export const writeProfileBlocked = editableEmail<FactsOf<typeof profileBlockedEmail>>({
  key: "perfil.bloqueado",
  label: "Perfil público fechado",
  when: "A equipe fecha um perfil público depois de uma denúncia.",
  reason: OPENED_ONE,
  variables: {
    ...variables,
    resultado: mandatoryWords(() => `Depois de uma denúncia, ${brand.the} fechou a sua página pública.`),
    continua: mandatoryWords("Sua conta, suas compras e suas listas continuam como estavam."),
    recurso: appealVariable,
  },
  original: {
    subject: "Seu perfil público foi fechado",
    preview: "{{motivo}}",
    title: "Seu perfil público foi fechado",
    body: ["Oi, {{nome}}. {{resultado}} O motivo: {{motivo}}", "{{continua}} {{recurso}}", "{{botao}}"],
    button: "Pedir revisão",
  },
  button: { path: ({ profileId }) => appealPath("perfil", profileId) },
  sample: { name: "Marina Teles", reason: "O nome ofendia.", profileId: "018f0000-0000-7000-8000-000000000000" },
});

/** The platform went back on having closed a public profile. */
export const writeProfileFreed = editableEmail<FactsOf<typeof profileFreedEmail>>({
  key: "perfil.liberado",
  label: "Perfil público liberado",
  when: "A equipe muda a decisão e libera um perfil público.",
  reason: OPENED_ONE,
  variables: {
    ...variables,
    resultado: mandatoryWords(
      () => `Analisamos de novo e mudamos a decisão: a sua página pública não está mais fechada ${brand.by}.`,
    ),
    continua: mandatoryWords("Ela continua fechada até você a abrir."),
  },
  original: {
    subject: "Você pode abrir seu perfil público de novo",
    preview: "{{motivo}}",
    title: "Seu perfil público pode abrir de novo",
    body: ["Oi, {{nome}}. {{resultado}} O motivo: {{motivo}}", "{{continua}}", "{{botao}}"],
    button: "Abrir meu perfil",
  },
  button: { path: "/painel/configuracoes?aba=perfil-publico" },
  sample: { name: "Marina Teles", reason: "O nome é mesmo o seu." },
});

/** A list that was shared no longer is, after a report. */
export const writeListUnshared = editableEmail<FactsOf<typeof listUnsharedEmail>>({
  key: "lista.ocultada",
  label: "Lista que deixou de ser compartilhada",
  when: "A equipe deixa de mostrar uma lista depois de uma denúncia.",
  reason: () => `Você recebeu esta mensagem porque compartilhou uma lista ${brand.in}.`,
  variables: {
    ...variables,
    lista: fieldOf("listName", "o nome da lista", "mandatory"),
    resultado: mandatoryWords(() => `Depois de uma denúncia, ${brand.the} parou de mostrar a quem tinha o endereço a sua lista`),
    continua: mandatoryWords("A lista continua guardada, só para você."),
    recurso: appealVariable,
  },
  original: {
    subject: "Sua lista {{lista}} deixou de ser compartilhada",
    preview: "{{motivo}}",
    title: "Uma lista sua deixou de ser compartilhada",
    body: ["Oi, {{nome}}. {{resultado}} {{lista}}. O motivo: {{motivo}}", "{{continua}} {{recurso}}", "{{botao}}"],
    button: "Pedir revisão",
  },
  button: { path: ({ listId }) => appealPath("lista", listId) },
  sample: {
    name: "Marina Teles",
    listName: "Turma do 5º ano",
    reason: "O nome da lista expõe uma criança.",
    listId: "018f0000-0000-7000-8000-000000000000",
  },
});
