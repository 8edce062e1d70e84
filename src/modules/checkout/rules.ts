import type { OrderStatus } from "../orders/rules.ts";

/**
 * The state of the Pix page: a code being created, valid or expired; a retry after our own fault; the bank pending, silent or
 * refusing; the order paid or closed.
 */
export type PixView = "gerando" | "qr_ativo" | "expirado" | "em_analise" | "sem_codigo" | "esperando" | "pago" | "encerrado";

export type PixAttempt = {
  status: string;
  pixCode: string | null;
  expiresAt: Date | null;
  serverNow: Date;
  /** The system retries it without action from the buyer. */
  isHeld?: boolean;
};

const ENDED: readonly OrderStatus[] = ["falhou", "cancelado", "expirado", "estornando", "estornado", "contestado", "perdido"];

/** Decided by the server's clock only. While the bank may have the money the view is "em_analise", never a failure. */
export function pixView(order: OrderStatus, attempt: PixAttempt | null): PixView {
  if (order === "pago" || order === "parcialmente_estornado") return "pago";
  if (ENDED.includes(order)) return "encerrado";
  if (order === "em_analise") return "em_analise";
  if (attempt?.isHeld) return "esperando";
  if (!attempt || attempt.status === "recusada" || attempt.status === "nao_existe") return "sem_codigo";
  if (isBeingMade(attempt)) return "gerando";
  if (attempt.status === "expirada" || attempt.status === "cancelada") return "expirado";
  if (attempt.status !== "pendente" || !attempt.pixCode || !attempt.expiresAt) return "em_analise";
  return attempt.serverNow < attempt.expiresAt ? "qr_ativo" : "expirado";
}

/** Until a code was shown nobody can have paid it, even when the charge's state is unknown. */
const isBeingMade = ({ status, pixCode }: PixAttempt): boolean =>
  status === "criada" || status === "enviando" || (status === "desconhecida" && !pixCode);
