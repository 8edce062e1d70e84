import type { MoveType } from "./move-types.ts";

const BY_PREFIX: Record<string, MoveType> = {
  charge: "vendas",
  refund: "reembolsos",
  dispute: "contestacoes",
  med: "contestacoes",
  funds: "liberacoes",
  withdrawal: "saques",
};

export const typeOf = (kind: string): MoveType => BY_PREFIX[kind.split(".")[0] ?? ""] ?? "ajustes";

/** The prefixes of the journal kinds of a type; null for "ajustes", which has all others. */
export function prefixesOf(type: MoveType): string[] | null {
  return type === "ajustes" ? null : Object.keys(BY_PREFIX).filter((prefix) => BY_PREFIX[prefix] === type);
}

export const KNOWN_PREFIXES = Object.keys(BY_PREFIX);

const WORDS: Record<string, string> = {
  "charge.paid": "Venda",
  "refund.done": "Reembolso",
  "refund.cost": "Custo do reembolso",
  "dispute.lost_funds": "Contestação",
  "dispute.narrowed": "Acerto da contestação",
  "dispute.won": "Contestação vencida",
  "med.debit": "Devolução do Pix pelo banco (MED)",
  "funds.released": "Liberação",
  "anticipation.fee": "Custo da antecipação",
  "withdrawal.reserved": "Saque pedido",
  "withdrawal.paid": "Saque pago",
  "withdrawal.reversed": "Saque devolvido ao saldo",
  "debt.settled": "Débito pago com o saldo",
};

/** As in "Venda 48.297": the kind of a movement and its order. */
export function titleOf(kind: string, orderNumber: string | null): string {
  const words = WORDS[kind] ?? "Ajuste";
  if (!orderNumber) return words;
  if (typeOf(kind) === "vendas") return `${words} ${orderNumber}`;
  return `${words} da venda ${orderNumber}`;
}
