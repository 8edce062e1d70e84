/** A transfer as the provider lists it. */
export type ListedTransfer = { id: string; amount: number; createdAt: Date | null; withdrawalId: string | null };

const BEFORE_MS = 5 * 60_000;

/**
 * Finds the provider's transfer of a withdrawal whose answer was lost: the one with its id or, failing that, the only one with the same
 * amount, created between 5 minutes before the call and now, and not linked to another withdrawal. Null when two match: a person decides.
 */
export function findTransfer(
  sent: { id: string; netCents: number; sentAt: Date },
  listed: readonly ListedTransfer[],
  taken: ReadonlySet<string>,
  now: Date,
): ListedTransfer | null {
  const free = listed.filter((one) => !taken.has(one.id));
  const named = free.find((one) => one.withdrawalId === sent.id);
  if (named) return named;
  const alike = free.filter(
    ({ amount, createdAt, withdrawalId }) =>
      withdrawalId === null &&
      amount === sent.netCents &&
      createdAt !== null &&
      createdAt.getTime() >= sent.sentAt.getTime() - BEFORE_MS &&
      createdAt <= now,
  );
  return alike.length === 1 ? (alike[0] ?? null) : null;
}
