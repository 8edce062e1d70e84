const FULL_BASIS_POINTS = 10_000n;

/** Throws unless it is a whole number of cents, or of basis points, from 0 up. */
export function assertAmount(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${what} must be a whole number >= 0: ${value}`);
}

/** Cents of `basisPoints` (1/100 of 1 %) of an amount, half a cent up. The only rounding of a percentage. */
export function percentOf(cents: number, basisPoints: number): number {
  assertAmount(cents, "cents");
  assertAmount(basisPoints, "basisPoints");
  return Number((BigInt(cents) * BigInt(basisPoints) + FULL_BASIS_POINTS / 2n) / FULL_BASIS_POINTS);
}
