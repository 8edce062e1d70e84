/** What the law gives who buys at a distance (CDC, art. 49). */
export const LEGAL_DAYS = 7;

/** For how many days of the payment an author takes a purchase back. */
export type Guarantee = { authorName: string; days: number };

/** Those that give more than the law, each author once, the longest first. */
export function longerThanLaw(all: readonly Guarantee[]): Guarantee[] {
  const most = new Map<string, number>();
  for (const { authorName, days } of all) most.set(authorName, Math.max(days, most.get(authorName) ?? LEGAL_DAYS));
  return [...most]
    .map(([authorName, days]) => ({ authorName, days }))
    .filter(({ days }) => days > LEGAL_DAYS)
    .toSorted((a, b) => b.days - a.days || a.authorName.localeCompare(b.authorName, "pt-BR"));
}

/** "Helena Prado estende para 30 dias; Costura Reta, para 15." Nothing where nobody gives more. */
export function guaranteeWords(guarantees: readonly Guarantee[]): string {
  if (guarantees.length === 0) return "";
  const [first, ...rest] = guarantees.map(({ authorName, days }, index) =>
    index === 0 ? `${authorName} estende para ${days} dias` : `${authorName}, para ${days}`,
  );
  return `${[first, ...rest].join("; ")}.`;
}
