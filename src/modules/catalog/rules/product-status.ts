export const PRODUCT_STATUSES = [
  "rascunho",
  "em_revisao",
  "publicado",
  "reprovado",
  "pausado",
  "arquivado",
  "bloqueado",
] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** The product's machine: what happened → from which states → to which. Anything else moves nothing. */
export const PRODUCT_MOVES = {
  enviar: { from: ["rascunho"], to: "em_revisao" },
  aprovar: { from: ["em_revisao"], to: "publicado" },
  reprovar: { from: ["em_revisao"], to: "reprovado" },
  /** Taken back by its author before anybody decided. */
  recolher: { from: ["em_revisao"], to: "rascunho" },
  corrigir: { from: ["reprovado"], to: "rascunho" },
  publicar: { from: ["rascunho", "publicado", "pausado"], to: "publicado" },
  pausar: { from: ["publicado"], to: "pausado" },
  retomar: { from: ["pausado"], to: "publicado" },
  arquivar: { from: ["rascunho", "publicado", "pausado"], to: "arquivado" },
  desarquivar: { from: ["arquivado"], to: "rascunho" },
  repor_a_venda: { from: ["arquivado"], to: "publicado" },
  repor_pausado: { from: ["arquivado"], to: "pausado" },
  bloquear: { from: ["publicado", "pausado", "em_revisao", "reprovado"], to: "bloqueado" },
  desbloquear: { from: ["bloqueado"], to: "publicado" },
  /** It was not on sale, as its author had put it away, but who bought it has it. */
  bloquear_guardado: { from: ["arquivado", "rascunho", "em_revisao", "reprovado"], to: "bloqueado" },
  devolver_guardado: { from: ["bloqueado"], to: "arquivado" },
  retirar: { from: ["bloqueado"], to: "arquivado" },
} as const satisfies Record<string, { from: readonly ProductStatus[]; to: ProductStatus }>;

export type ProductMove = keyof typeof PRODUCT_MOVES;

/** Where `move` leads from `status`, or null when the machine has no such step. */
export function statusAfter(status: ProductStatus, move: ProductMove): ProductStatus | null {
  const step = PRODUCT_MOVES[move];
  return (step.from as readonly ProductStatus[]).includes(status) ? step.to : null;
}

/** Whether who bought it may have it while it is neither on sale nor paused: their author archived it, and may have begun it anew. */
export const isPutAway = (status: string): boolean =>
  (PRODUCT_MOVES.bloquear_guardado.from as readonly string[]).includes(status);

/** Whether the author may change what the product says. */
export const isEditable = (status: ProductStatus): boolean =>
  status === "rascunho" || status === "publicado" || status === "pausado" || status === "reprovado";
