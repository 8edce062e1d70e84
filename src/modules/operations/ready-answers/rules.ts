/** Where a ready answer is used. */
export const READY_PLACES = ["solicitacao_recusa", "solicitacao_ajuste"] as const;
export type ReadyPlace = (typeof READY_PLACES)[number];

/** In one place. */
export const MOST_READY_ANSWERS = 30;
export const READY_TITLE_MAX = 80;
export const READY_BODY_MAX = 600;
