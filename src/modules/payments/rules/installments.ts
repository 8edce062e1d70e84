/** How a purchase may be paid in parts. `interestFreeUpTo` is 1 when every part costs the buyer interest. */
export type InstallmentTerms = { monthlyBps: number; interestFreeUpTo: number; max: number; leastEachCents: number };

/** One choice of the buyer, in centavos: the first part takes the remainder, `totalCents` is what the card is charged. */
export type InstallmentRow = {
  count: number;
  firstCents: number;
  eachCents: number;
  totalCents: number;
  interestCents: number;
};

const WHOLE = 10_000n;

/**
 * What paying in `count` equal parts costs above the price (Price table, first part a month from now), in centavos, half a
 * centavo up. One part, or no interest, costs nothing.
 */
export function installmentCost(totalCents: number, count: number, monthlyBps: number): number {
  if (count === 1 || monthlyBps === 0 || totalCents === 0) return 0;
  const [rate, parts] = [BigInt(monthlyBps), BigInt(count)];
  const grown = (WHOLE + rate) ** parts;
  const divisor = WHOLE * (grown - WHOLE ** parts);
  const dividend = BigInt(totalCents) * parts * rate * grown;
  return Number((2n * dividend + divisor) / (2n * divisor)) - totalCents;
}

/** The instalments a card may be charged in, each of at least `leastEachCents`; paying at once is always the first. */
export function installmentRows(totalCents: number, terms: InstallmentTerms): InstallmentRow[] {
  const counts = Array.from({ length: Math.max(1, terms.max) }, (_, index) => index + 1);
  return counts
    .map((count) => rowOf(totalCents, count, count <= terms.interestFreeUpTo ? 0 : terms.monthlyBps))
    .filter((row) => row.count === 1 || row.eachCents >= terms.leastEachCents);
}

function rowOf(priceCents: number, count: number, monthlyBps: number): InstallmentRow {
  const interestCents = installmentCost(priceCents, count, monthlyBps);
  const totalCents = priceCents + interestCents;
  const eachCents = Math.floor(totalCents / count);
  return { count, eachCents, firstCents: totalCents - eachCents * (count - 1), totalCents, interestCents };
}
