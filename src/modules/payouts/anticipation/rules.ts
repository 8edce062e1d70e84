export const ANTICIPATION_STATUSES = ["enviando", "desconhecida", "pendente", "aprovada", "recusada"] as const;
export type AnticipationStatus = (typeof ANTICIPATION_STATUSES)[number];

/** The net amount and the maximum cost of an anticipation, in centavos, and its payment date. */
export type Offer = { netCents: number; costCents: number; paysAt: Date };

const LEAST_CENTS = 1_000;

/**
 * The part of the provider's limit to request: at most the receivables whose withdrawal period is over (`freeCents`). The earliest
 * receivables go first and cost the least, so a proportional cost is the maximum. Null when the amount is too small or the provider
 * gives no cost.
 */
export function offerOf(
  limit: { amount: number | null; anticipation_fee: number | null; fee: number | null } | null,
  freeCents: number,
  paysAt: Date,
): Offer | null {
  if (!limit || limit.amount === null || limit.anticipation_fee === null) return null;
  const costCents = limit.anticipation_fee + (limit.fee ?? 0);
  const grossCents = Math.min(limit.amount, freeCents);
  if (limit.amount <= 0 || grossCents <= 0) return null;
  const shareCents = Math.ceil((costCents * grossCents) / limit.amount);
  const netCents = grossCents - shareCents;
  return netCents >= LEAST_CENTS ? { netCents, costCents: shareCents, paysAt } : null;
}

/** The result given by the provider's status; null while there is none. */
export function concludedBy(status: string | null): "aprovada" | "recusada" | null {
  if (status === "approved") return "aprovada";
  return status === "refused" || status === "canceled" ? "recusada" : null;
}
