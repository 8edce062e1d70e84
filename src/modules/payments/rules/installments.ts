/** The terms of instalments. `interestFreeUpTo` is 1 when every number of instalments has interest for the buyer. */
export type InstallmentTerms = { monthlyBps: number; interestFreeUpTo: number; max: number; leastEachCents: number };

/** One option of the buyer, in centavos: the first instalment includes the remainder; `totalCents` is charged to the card. */
export type InstallmentRow = {
  count: number;
  firstCents: number;
  eachCents: number;
  totalCents: number;
  interestCents: number;
};

const WHOLE = 10_000n;

/**
 * The cost of paying in `count` equal instalments above the price (Price table, the first after one month), in centavos, half a centavo
 * rounded up. A single payment, or no interest, costs nothing.
 */
export function installmentCost(totalCents: number, count: number, monthlyBps: number): number {
  if (count === 1 || monthlyBps === 0 || totalCents === 0) return 0;
  const [rate, parts] = [BigInt(monthlyBps), BigInt(count)];
  const grown = (WHOLE + rate) ** parts;
  const divisor = WHOLE * (grown - WHOLE ** parts);
  const dividend = BigInt(totalCents) * parts * rate * grown;
  return Number((2n * dividend + divisor) / (2n * divisor)) - totalCents;
}

/** The options of instalments of a card, each instalment of at least `leastEachCents`; a single payment is always the first. */
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
