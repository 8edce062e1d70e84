import { plural } from "#kit/format.ts";

/** What may wait for an author, the most pressing kind first: what is lost by waiting, who waits, what would sell more. */
export const TASK_KINDS = [
  "contestacao",
  "arquivo",
  "bloqueado",
  "reprovado",
  "mensagens",
  "notas",
  "perguntas",
  "avaliacoes",
  "alteracoes",
  "rascunho",
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/**
 * One thing that waits: `count` of them, `ref` the one to open (an order or a product; of "notas", the stars), `label` its name or
 * number, `missing` what a draft lacks, `until` the last instant to answer.
 */
export type Task = { kind: TaskKind; count: number; ref: string; label: string; missing?: string[]; until?: string };

const MOST = 8;
/** A draft that lacks more than this is not near its end. */
const FEW_MISSING = 3;

/** The tasks to show, the most pressing first; among drafts, those that lack less. */
export const rankTasks = (tasks: readonly Task[]): Task[] =>
  tasks
    .filter(({ kind, count, missing }) => count > 0 && (kind !== "rascunho" || (missing?.length ?? 0) <= FEW_MISSING))
    .toSorted(
      (one, other) =>
        TASK_KINDS.indexOf(one.kind) - TASK_KINDS.indexOf(other.kind) ||
        (one.until ?? "").localeCompare(other.until ?? "") ||
        (one.missing?.length ?? 0) - (other.missing?.length ?? 0),
    )
    .slice(0, MOST);

type Words = { href: string; title: string; detail: string };

/** How a task is told, and where it is done. */
export function taskWords({ kind, count, ref, label, missing = [] }: Task): Words {
  const product = `/painel/adicionar-produto?produto=${ref}`;
  const title = label || "Sem título";
  switch (kind) {
    case "contestacao":
      return {
        href: `/painel/pedidos/${ref}`,
        title: `Contestação do pedido ${label}`,
        detail: "Acrescente o que ajuda a defesa",
      };
    case "arquivo":
      return { href: product, title, detail: "Um arquivo não passou na conferência" };
    case "bloqueado":
      return { href: "/painel/produtos?situacao=bloqueado", title, detail: "Bloqueado pela moderação" };
    case "reprovado":
      return { href: product, title, detail: "Recusado na revisão" };
    case "mensagens":
      return {
        href: `/painel/pedidos/${ref}`,
        title: plural(count, "pedido com mensagem nova", "pedidos com mensagem nova"),
        detail: count === 1 ? "Quem comprou espera a sua resposta" : `A mais antiga é do pedido ${label}`,
      };
    case "notas":
      return {
        href: `/painel/avaliacoes?nota=${ref}`,
        title: `${plural(count, "avaliação", "avaliações")} de ${ref === "1" ? "1 estrela" : "2 estrelas"} sem resposta`,
        detail: "Uma boa resposta vale mais do que a nota",
      };
    case "perguntas":
      return {
        href: "/painel/avaliacoes/perguntas",
        title: plural(count, "pergunta sem resposta", "perguntas sem resposta"),
        detail: "Quem pergunta está decidindo se compra",
      };
    case "avaliacoes":
      return {
        href: "/painel/avaliacoes",
        title: plural(count, "avaliação sem resposta", "avaliações sem resposta"),
        detail: "Agradecer também vende",
      };
    case "alteracoes":
      return { href: product, title, detail: "Alterações por publicar" };
    case "rascunho":
      return { href: product, title, detail: missing.length === 0 ? "Pronto para publicar" : `Falta: ${missing.join(", ")}` };
  }
}
