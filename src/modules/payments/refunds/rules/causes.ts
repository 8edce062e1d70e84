/**
 * Why money is refunded. The first six are money that bought nothing: the platform owes it without a request. "garantia": withdrawal
 * after the legal days, within the store's guarantee. "retirada": the platform withdrew the item from its buyers.
 */
export const REFUND_CAUSES = [
  "atrasado",
  "excedente",
  "subpago",
  "duplicado",
  "ja_comprado",
  "indisponivel",
  "arrependimento",
  "garantia",
  "defeito",
  "autor",
  "admin",
  "retirada",
] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** The kinds of problem that a buyer may report. */
export const PROBLEMS = ["nao_abre", "incompleto", "diferente", "outro"] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Who must answer a refund under approval. */
export const WAITING_FOR = ["autor", "comprador", "operador"] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** Who pays the refund: each recipient of the split, the platform's balance at the provider, or a bank transfer of the platform. */
export const PAID_BY = ["divisao", "plataforma", "transferencia"] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** Whether the payment could not buy the item: its buyer already owned it, or it was no longer sold. */
export const isLost = (cause: RefundCause): boolean => cause === "ja_comprado" || cause === "indisponivel";

/** Whether the buyer withdrew, by the law or by the store's guarantee: no reason is required, and the files close at once. */
export const isGivenUp = (cause: RefundCause): boolean => cause === "arrependimento" || cause === "garantia";

const AUTHOR_BEARS: readonly RefundCause[] = ["garantia", "defeito", "autor", "admin", "retirada"];

/** Who bears the provider's fee of the payment: the platform in a legal withdrawal or when it owes the money, else the author. */
export const costBearer = (cause: RefundCause): "plataforma" | "autor" => (AUTHOR_BEARS.includes(cause) ? "autor" : "plataforma");
