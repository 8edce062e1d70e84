export const APPLICATION_STATUSES = ["rascunho", "enviada", "em_analise", "pedir_ajustes", "aprovada", "recusada"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/**
 * The application's machine: what happened → from which states → to which. Anything else moves nothing. From `aprovada` on it is the
 * store that is suspended or closed; a refused person begins another application.
 */
export const APPLICATION_MOVES = {
  enviar: { from: ["rascunho", "pedir_ajustes"], to: "enviada" },
  analisar: { from: ["enviada"], to: "em_analise" },
  pedir_ajustes: { from: ["em_analise"], to: "pedir_ajustes" },
  aprovar: { from: ["em_analise"], to: "aprovada" },
  recusar: { from: ["em_analise"], to: "recusada" },
} as const satisfies Record<string, { from: readonly ApplicationStatus[]; to: ApplicationStatus }>;

export type ApplicationMove = keyof typeof APPLICATION_MOVES;

/** Where `move` leads from `status`, or null when the machine has no such step. */
export function applicationAfter(status: ApplicationStatus, move: ApplicationMove): ApplicationStatus | null {
  const step = APPLICATION_MOVES[move];
  return (step.from as readonly ApplicationStatus[]).includes(status) ? step.to : null;
}

/** While these hold the applicant still writes; afterwards, only when asked to. */
export const isEditable = (status: ApplicationStatus): boolean => status === "rascunho" || status === "pedir_ajustes";

/** Waits for a person of the platform. */
export const isWaiting = (status: ApplicationStatus): boolean => status === "enviada" || status === "em_analise";
