/** A transfer as the provider lists it. */
export type ListedTransfer = { id: string; amount: number; createdAt: Date | null; withdrawalId: string | null };

const BEFORE_MS = 5 * 60_000;

/**
 * Which transfer of the provider is the withdrawal whose answer was lost: the one that carries its id, else the only one of the
 * same amount made between 5 minutes before it was sent and now, not taken by another withdrawal. Two that fit are none: a person looks.
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
