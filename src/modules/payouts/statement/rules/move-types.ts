/** What a movement is, as the filter names it. */
export const MOVE_TYPES = ["vendas", "reembolsos", "contestacoes", "liberacoes", "saques", "ajustes"] as const;
export type MoveType = (typeof MOVE_TYPES)[number];
