/** Why money goes back. The first four are money that never bought anything: nobody asked, the platform owes it. */
export const REFUND_CAUSES = [
  "atrasado",
  "excedente",
  "subpago",
  "duplicado",
  "arrependimento",
  "defeito",
  "autor",
  "admin",
] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** What a buyer says is wrong with a material. */
export const PROBLEMS = ["nao_abre", "incompleto", "diferente", "outro"] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Whose word a refund under approval waits for. */
export const WAITING_FOR = ["autor", "comprador", "operador"] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** Whose money goes back: that of who received it, the platform's at the provider, or a bank transfer of the platform. */
export const PAID_BY = ["divisao", "plataforma", "transferencia"] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** Who bears what the provider kept for the payment: the platform when the buyer regrets in the legal days, else the author. */
export const costBearer = (cause: RefundCause): "plataforma" | "autor" =>
  cause === "defeito" || cause === "autor" || cause === "admin" ? "autor" : "plataforma";
