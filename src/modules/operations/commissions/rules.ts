import { type Commission, commissionOf } from "#modules/pricing/commission.ts";

/** The sale every rate is told by. */
export const SAMPLE_CENTS = 5_000;

/** What the platform keeps and the author receives of a sale of R$ 50, by the figures a real one is split with. */
export function sampleSale(commission: Commission): { commissionCents: number; netCents: number } {
  const commissionCents = commissionOf(SAMPLE_CENTS, commission);
  return { commissionCents, netCents: SAMPLE_CENTS - commissionCents };
}
