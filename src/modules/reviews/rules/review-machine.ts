export const REVIEW_STATUSES = [
  "pendente",
  "publicada",
  "retida",
  "rejeitada",
  "denunciada",
  "oculta",
  "oculta_por_estorno",
  "removida_pelo_autor",
] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Where a review may stand when its purchase is given back, and so where a reversal takes it. */
export const RETURNABLE_STATUSES = ["publicada", "retida", "denunciada"] as const;
type ReturnableStatus = (typeof RETURNABLE_STATUSES)[number];

type Step = { from: readonly ReviewStatus[]; to: ReviewStatus | "como_estava" };

/** The review's machine: what happened → from which states → to which. Anything else moves nothing. */
export const REVIEW_MOVES = {
  passar: [{ from: ["pendente"], to: "publicada" }],
  reter: [{ from: ["pendente"], to: "retida" }],
  aprovar: [{ from: ["retida", "denunciada"], to: "publicada" }],
  rejeitar: [{ from: ["retida"], to: "rejeitada" }],
  // What is held may be put right by who wrote it; what is reported waits for its decision as it was written.
  editar: [{ from: ["publicada", "retida"], to: "pendente" }],
  denunciar: [{ from: ["publicada"], to: "denunciada" }],
  ocultar: [{ from: ["denunciada"], to: "oculta" }],
  // Looked at again, because who wrote it asked.
  reaver: [{ from: ["rejeitada", "oculta"], to: "publicada" }],
  estornar: [{ from: RETURNABLE_STATUSES, to: "oculta_por_estorno" }],
  restaurar: [{ from: ["oculta_por_estorno"], to: "como_estava" }],
  remover: [
    {
      from: ["pendente", "publicada", "retida", "rejeitada", "denunciada", "oculta", "oculta_por_estorno"],
      to: "removida_pelo_autor",
    },
  ],
} as const satisfies Record<string, readonly Step[]>;

export type ReviewMove = keyof typeof REVIEW_MOVES;

/** Where `move` takes a review that stands at `from`; null when the machine has no such step. `before` is what a return interrupted. */
export function nextReview(from: ReviewStatus, move: ReviewMove, before: ReturnableStatus | null = null): ReviewStatus | null {
  const steps: readonly Step[] = REVIEW_MOVES[move];
  const step = steps.find((one) => one.from.includes(from));
  if (!step) return null;
  return step.to === "como_estava" ? before : step.to;
}

/** Whether everybody reads it, and so whether it counts. */
export const isShown = (status: ReviewStatus): boolean => status === "publicada" || status === "denunciada";

export const isReturnable = (status: ReviewStatus): status is ReturnableStatus =>
  RETURNABLE_STATUSES.some((one) => one === status);
