const FULL_BASIS_POINTS = 10_000n;

/** Throws unless the value is a non-negative integer, of centavos or basis points. */
export function assertAmount(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${what} must be a whole number >= 0: ${value}`);
}

/** `basisPoints` (1/100 of 1 %) of an amount in centavos, half a centavo rounded up. The only rounding of a percentage. */
export function percentOf(cents: number, basisPoints: number): number {
  assertAmount(cents, "cents");
  assertAmount(basisPoints, "basisPoints");
  return Number((BigInt(cents) * BigInt(basisPoints) + FULL_BASIS_POINTS / 2n) / FULL_BASIS_POINTS);
}
