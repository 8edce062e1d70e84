/** How many of a store's products a form offers at once; the others come by words of their titles. */
export const MOST_TO_PICK = 200;

/** A product by what its author calls it. */
export type NamedProduct = { id: number; title: string };

/** What was offered first, then what was found besides, each once. */
export function mergePicks<T extends { id: number }>(first: readonly T[], found: readonly T[]): T[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...found.filter(({ id }) => !known.has(id))];
}
