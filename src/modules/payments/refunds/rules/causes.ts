/**
 * Why money goes back. The first six are money that bought nothing: nobody asked, the platform owes it. "garantia" is giving up
 * after the days of the law, within those of the store. "retirada" is what the platform withdrew from who bought it.
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

/** What a buyer says is wrong with a product. */
export const PROBLEMS = ["nao_abre", "incompleto", "diferente", "outro"] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Whose word a refund under approval waits for. */
export const WAITING_FOR = ["autor", "comprador", "operador"] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** Whose money goes back: that of who received it, the platform's at the provider, or a bank transfer of the platform. */
export const PAID_BY = ["divisao", "plataforma", "transferencia"] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** The payment did not buy it: its buyer had it by then, or it had left the shop. */
export const isLost = (cause: RefundCause): boolean => cause === "ja_comprado" || cause === "indisponivel";

/** The buyer gave the purchase up, by the law or by what its store promised beyond it: no reason asked, the files close at once. */
export const isGivenUp = (cause: RefundCause): boolean => cause === "arrependimento" || cause === "garantia";

const AUTHOR_BEARS: readonly RefundCause[] = ["garantia", "defeito", "autor", "admin", "retirada"];

/** Who bears what the provider kept for the payment: the platform when the buyer regrets in the legal days, else the author. */
export const costBearer = (cause: RefundCause): "plataforma" | "autor" => (AUTHOR_BEARS.includes(cause) ? "autor" : "plataforma");
