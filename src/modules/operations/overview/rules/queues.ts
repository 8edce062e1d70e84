import type { AdminArea } from "#kit/admin-roles.ts";

/** What waits for somebody of the platform, the most pressing first. */
export const QUEUES = [
  "contestacoes",
  "saques",
  "reembolsos",
  "contatos",
  "recibos",
  "denuncias",
  "recursos",
  "revisoes",
  "publicacoes",
  "solicitacoes",
  "avaliacoes",
  "perguntas",
  "comentarios",
  "cadastros",
  "avisos",
  "trabalhos",
  "emails",
] as const;
export type Queue = (typeof QUEUES)[number];

/** The area of the administration that answers each. */
export const QUEUE_AREAS: Record<Queue, AdminArea> = {
  contestacoes: "disputes",
  saques: "withdrawals",
  reembolsos: "refunds",
  contatos: "helpDesk",
  recibos: "orders",
  denuncias: "moderation",
  recursos: "suspensions",
  revisoes: "moderation",
  publicacoes: "products",
  solicitacoes: "applications",
  avaliacoes: "moderation",
  perguntas: "moderation",
  comentarios: "moderation",
  cadastros: "system",
  avisos: "system",
  trabalhos: "system",
  emails: "system",
};

export type Waiting = { queue: Queue; count: number; oldestAt: Date | null };

const HOUR_MS = 3_600_000;

/** Hours the oldest may wait before it is late. */
export const PATIENCE_HOURS: Record<Queue, number> = {
  contestacoes: 24,
  saques: 12,
  reembolsos: 48,
  contatos: 48,
  recibos: 48,
  denuncias: 24,
  recursos: 48,
  revisoes: 48,
  publicacoes: 48,
  solicitacoes: 48,
  avaliacoes: 24,
  perguntas: 24,
  comentarios: 48,
  cadastros: 72,
  avisos: 1,
  trabalhos: 1,
  emails: 1,
};

export type Urgency = "em_dia" | "perto" | "atrasada";

/** How a queue stands by its oldest: late past its patience, near past half of it. */
export function urgencyOf({ queue, oldestAt }: Pick<Waiting, "queue" | "oldestAt">, now: Date): Urgency {
  if (!oldestAt) return "em_dia";
  const waited = (now.getTime() - oldestAt.getTime()) / (PATIENCE_HOURS[queue] * HOUR_MS);
  return waited > 1 ? "atrasada" : waited > 0.5 ? "perto" : "em_dia";
}

/** Queues with something in them: late ones first, then near ones, each in the platform's order. */
export function pressing(queues: readonly Waiting[], now: Date): (Waiting & { urgency: Urgency })[] {
  const rank: Record<Urgency, number> = { atrasada: 0, perto: 1, em_dia: 2 };
  return queues
    .filter(({ count }) => count > 0)
    .map((one) => ({ ...one, urgency: urgencyOf(one, now) }))
    .toSorted((a, b) => rank[a.urgency] - rank[b.urgency] || QUEUES.indexOf(a.queue) - QUEUES.indexOf(b.queue));
}
