type Day = { day: string; cents: number };

const MOST = 4;

/** The first days on which money is due, and in `later` all that comes after the last of them; no more than four sums, so that they add up. */
export function nextDays(days: readonly Day[]): { next: Day[]; later: { after: string; cents: number } | null } {
  const next = days.slice(0, days.length > MOST ? MOST - 1 : MOST);
  const rest = days.slice(next.length);
  const last = next.at(-1);
  if (!last || rest.length === 0) return { next, later: null };
  return { next, later: { after: last.day, cents: rest.reduce((sum, { cents }) => sum + cents, 0) } };
}
