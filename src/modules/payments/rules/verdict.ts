/** Maps the provider's statuses to ours. An unknown status changes nothing. */
export const ATTEMPT_STATUSES = [
  "criada",
  "enviando",
  "autenticando",
  "pendente",
  "processando",
  "paga",
  "recusada",
  "desconhecida",
  "nao_existe",
  "expirada",
  "cancelada",
  "superpaga",
  "subpaga",
  "reembolso_parcial",
  "reembolsada",
  "contestada",
  "perdida",
] as const;

export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

export type ProviderCharge = {
  chargeStatus: string;
  transactionStatus: string | null;
  currency: string | null;
  paidCents: number | null;
  returnedCents: number;
  /** The fault of our account at the provider that stopped the charge; no bank was consulted. */
  ourFault?: string | null;
  /** The bank's page where the buyer confirms, while the confirmation is pending. */
  authenticationUrl?: string | null;
};

/** The state of a charge by its status and amounts, never by HTTP 200 alone; null for an unknown status or another currency. */
export function judge(charge: ProviderCharge, expectedCents: number): AttemptStatus | null {
  const paid = charge.paidCents ?? 0;
  switch (charge.chargeStatus) {
    case "pending":
      return charge.authenticationUrl ? "autenticando" : "pendente";
    case "processing":
      return "processando";
    case "paid":
    case "overpaid":
    case "underpaid":
      return judgePaid(charge, paid, expectedCents);
    case "failed":
      if (charge.transactionStatus === "expired") return "expirada";
      return charge.ourFault ? "nao_existe" : "recusada";
    case "canceled":
      return paid > 0 && charge.returnedCents > 0 ? "reembolsada" : "cancelada";
    case "chargedback":
      return "contestada";
    default:
      return null;
  }
}

function judgePaid(charge: ProviderCharge, paid: number, expected: number): AttemptStatus | null {
  if (charge.currency !== null && charge.currency !== "BRL") return null;
  if (charge.returnedCents >= paid && paid > 0) return "reembolsada";
  if (paid < expected) return "subpaga";
  if (paid > expected) return "superpaga";
  return charge.returnedCents > 0 ? "reembolso_parcial" : "paga";
}

/** The rank of each status: an attempt only moves to a higher one, in whatever order events arrive. */
const RANK: Record<AttemptStatus, number> = {
  criada: 0,
  enviando: 1,
  desconhecida: 2,
  autenticando: 3,
  processando: 4,
  pendente: 4,
  nao_existe: 5,
  recusada: 6,
  expirada: 6,
  cancelada: 6,
  subpaga: 7,
  superpaga: 7,
  paga: 7,
  reembolso_parcial: 8,
  contestada: 9,
  perdida: 10,
  reembolsada: 10,
};

/** The possible states after a dispute: won, with what was refunded before it, or lost. */
const AFTER_DISPUTE: readonly AttemptStatus[] = ["paga", "superpaga", "reembolso_parcial", "reembolsada", "perdida"];

/** Whether `to` may replace `from`: a higher rank, or the end of a dispute. */
export function mayAdvance(from: AttemptStatus, to: AttemptStatus): boolean {
  if (from === to) return false;
  if (from === "contestada") return AFTER_DISPUTE.includes(to);
  if (from === "processando" && to === "pendente") return true;
  // The address of the bank's page may arrive after the charge itself.
  if (to === "autenticando" && (from === "processando" || from === "pendente")) return true;
  // Paid a second time, which a boleto allows.
  if (from === "paga" && to === "superpaga") return true;
  return RANK[to] > RANK[from];
}

/** Seconds until an unfinished attempt is read again: 3 s at first, up to `most`. */
export const pollDelaySeconds = (pollCount: number, most = 300): number =>
  Math.min(most, Math.round(3 * 1.25 ** Math.min(pollCount, 40)));
