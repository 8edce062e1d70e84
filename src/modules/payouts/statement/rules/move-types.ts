/** The types of movement in the filter. */
export const MOVE_TYPES = ["vendas", "reembolsos", "contestacoes", "liberacoes", "saques", "ajustes"] as const;
export type MoveType = (typeof MOVE_TYPES)[number];
