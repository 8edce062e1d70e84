export const ANTICIPATION_STATUSES = ["enviando", "desconhecida", "pendente", "aprovada", "recusada"] as const;
export type AnticipationStatus = (typeof ANTICIPATION_STATUSES)[number];

/** What would come early, net, the most it costs, and on which day; centavos. */
export type Offer = { netCents: number; costCents: number; paysAt: Date };

const LEAST_CENTS = 1_000;

/**
 * What of the provider's limit is worth asking: only what no longer waits for its buyer's days to give up (`freeCents`). The soonest
 * receivables go first and cost the least, so the cost in proportion is the most it may be. Null where there is too little, or the
 * cost is not told.
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

/** What the provider's word means; null while it says neither yes nor no. */
export function concludedBy(status: string | null): "aprovada" | "recusada" | null {
  if (status === "approved") return "aprovada";
  return status === "refused" || status === "canceled" ? "recusada" : null;
}
