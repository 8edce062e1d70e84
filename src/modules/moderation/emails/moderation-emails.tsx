import { brand } from "#kit/brand/brand.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, appealVariable, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { appealPath } from "../appeals/rules.ts";
import { kindWords } from "../messages.ts";
import type { ReportKind } from "../rules.ts";
import type { productBlockedEmail, productFreedEmail, reportDecidedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;
type Decided = FactsOf<typeof reportDecidedEmail>;
type Freed = FactsOf<typeof productFreedEmail>;

const GONE: Record<Exclude<ReportKind, "loja">, string> = {
  produto: "O material saiu de venda.",
  avaliacao: "A avaliação saiu da página.",
  pergunta: "A pergunta saiu da página.",
  perfil: "O perfil foi fechado.",
  lista: "A lista deixou de ser compartilhada.",
  comentario: "O comentário saiu do blog.",
};

function outcomeOf({ kind, upheld, isTurned }: Decided): string {
  const looked = isTurned ? "Analisamos de novo e mudamos a decisão" : "Analisamos";
  const left = kind === "loja" ? "A loja recebeu uma advertência." : GONE[kind];
  if (upheld) return `${looked}${isTurned ? ":" : " e"} sua denúncia procede. ${left}`;
  return isTurned ? `${looked}: fica no ar.` : `${looked} e decidimos manter no ar.`;
}

/** What came of a report. */
export const writeReportDecided = editableEmail<Decided>({
  key: "denuncia.decidida",
  label: "Denúncia decidida",
  when: "A equipe decide uma denúncia: vai para quem denunciou.",
  reason: () => `Você recebeu esta mensagem porque fez uma denúncia ${brand.in} com esta conta.`,
  variables: {
    tipo: { label: "o que foi denunciado: material, avaliação…", of: ({ kind }) => kindWords[kind].one },
    denunciado: fieldOf("subject", "o nome ou o texto do que foi denunciado", "mandatory"),
    resultado: { label: "o que foi decidido", isMandatory: true, of: outcomeOf },
    motivo: fieldOf("reason", "o motivo que a equipe escreveu", "mandatory"),
  },
  original: {
    subject: "Sua denúncia de {{tipo}} foi decidida",
    preview: "{{resultado}}",
    title: "Sua denúncia foi decidida",
    body: ["Você denunciou: {{denunciado}}", "{{resultado}} O motivo: {{motivo}}", "> Obrigado por avisar."],
  },
  sample: {
    kind: "produto",
    subject: "Frações na feira",
    upheld: true,
    reason: "O arquivo era de outra pessoa.",
    isTurned: false,
  },
});

const OF_STORE = () => `Você recebeu esta mensagem porque tem uma loja ${brand.in}.`;
const variables = {
  nome: firstNameOf("authorName"),
  material: fieldOf("title", "o nome do material", "mandatory"),
  motivo: fieldOf("reason", "o motivo que a equipe escreveu", "mandatory"),
};

/** A product was taken off sale by a person of the platform. */
export const writeProductBlocked = editableEmail<FactsOf<typeof productBlockedEmail>>({
  key: "material.bloqueado",
  label: "Um material saiu de venda",
  when: "A equipe tira um material de venda.",
  reason: OF_STORE,
  variables: {
    ...variables,
    resultado: mandatoryWords(() => `${brand.The} tirou de venda`),
    quem_comprou: mandatoryWords("Quem já comprou continua com os arquivos."),
    recurso: appealVariable,
  },
  original: {
    subject: "{{material}} saiu de venda",
    preview: "{{motivo}}",
    title: "Um material seu saiu de venda",
    body: ["Oi, {{nome}}. {{resultado}} {{material}}. O motivo: {{motivo}}", "{{quem_comprou}} {{recurso}}", "{{botao}}"],
    button: "Pedir revisão",
  },
  button: { path: ({ productId }) => appealPath("produto", productId) },
  sample: {
    authorName: "Helena Prado",
    title: "Frações na feira",
    productId: 12,
    reason: "O arquivo era de outra pessoa.",
    isPutAway: false,
  },
});

const button = { path: "/painel/produtos" };
const sample = {
  authorName: "Helena Prado",
  title: "Frações na feira",
  productId: 12,
  reason: "Você mostrou a licença das imagens.",
};

const backOnSale = editableEmail<Freed>({
  key: "material.liberado",
  label: "Um material voltou à venda",
  when: "A equipe coloca de volta à venda um material que tinha tirado.",
  reason: OF_STORE,
  variables: { ...variables, resultado: mandatoryWords(() => `${brand.The} colocou de volta à venda`) },
  original: {
    subject: "{{material}} voltou à venda",
    preview: "{{motivo}}",
    title: "Um material seu voltou à venda",
    body: ["Oi, {{nome}}. {{resultado}} {{material}}. O motivo: {{motivo}}", "{{botao}}"],
    button: "Ver meus materiais",
  },
  button,
  sample: { ...sample, isPutAway: false },
});

const putAway = editableEmail<Freed>({
  key: "material.desbloqueado",
  label: "Um material arquivado foi desbloqueado",
  when: "A equipe desbloqueia um material que o autor tinha arquivado.",
  reason: OF_STORE,
  variables: {
    ...variables,
    resultado: mandatoryWords(() => `${brand.The} desbloqueou`),
    arquivado: mandatoryWords("que está entre os seus arquivados"),
  },
  original: {
    subject: "{{material}} não está mais bloqueado",
    preview: "{{motivo}}",
    title: "Um material seu não está mais bloqueado",
    body: ["Oi, {{nome}}. {{resultado}} {{material}}, {{arquivado}}. O motivo: {{motivo}}", "{{botao}}"],
    button: "Ver meus materiais",
  },
  button,
  sample: { ...sample, isPutAway: true },
});

/** A product that was taken off sale is back. */
export const writeProductFreed = oneOf<Freed, "backOnSale" | "putAway">(
  ({ isPutAway }) => (isPutAway ? "putAway" : "backOnSale"),
  { backOnSale, putAway },
);
