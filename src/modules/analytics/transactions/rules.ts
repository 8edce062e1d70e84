/** Where the money of a sale stands, for its author. */
export type MoneyState = "liberado" | "a_liberar" | "estornado" | "contestado";

type Sale = { kind: string; freeOn: string | null; orderStatus: string | null };

/** Of a sale, by its order and by what still waits; null of any other movement. */
export function moneyStateOf({ kind, freeOn, orderStatus }: Sale): MoneyState | null {
  if (kind !== "charge.paid") return null;
  if (orderStatus === "estornado" || orderStatus === "estornando") return "estornado";
  if (orderStatus === "contestado" || orderStatus === "perdido") return "contestado";
  return freeOn ? "a_liberar" : "liberado";
}

export const MONEY_STATE_WORDS: Record<MoneyState, string> = {
  liberado: "Liberado",
  a_liberar: "A liberar",
  estornado: "Reembolsado",
  contestado: "Contestado",
};
