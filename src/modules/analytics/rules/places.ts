/** Buyers, sales and net of a state; `uf` is null where the buyer told none. */
export type Place = { uf: string | null; buyers: number; sales: number; cents: number };

/** Fewer people than this would say who they are. */
export const FEWEST = 5;

/** States kept together; `hasUnknown` when buyers who told none are among them. */
export type Rest = Omit<Place, "uf"> & { hasUnknown: boolean };

/**
 * The states that may be shown, largest first, and the rest together. A state of few buyers goes to the rest; when the rest itself
 * is of few, the smallest state shown joins it, since a subtraction from the total would tell it.
 */
export function shownPlaces<P extends Place>(places: readonly P[]): { shown: P[]; rest: Rest | null } {
  const ordered = places.toSorted((a, b) => b.cents - a.cents || b.buyers - a.buyers);
  const shown = ordered.filter((place) => place.buyers >= FEWEST);
  const hidden = ordered.filter((place) => place.buyers < FEWEST);
  while (hidden.length > 0 && shown.length > 0 && sum(hidden, "buyers") < FEWEST) {
    const smallest = shown.reduce((least, place) => (place.buyers < least.buyers ? place : least));
    shown.splice(shown.indexOf(smallest), 1);
    hidden.push(smallest);
  }
  if (hidden.length === 0) return { shown, rest: null };
  const [buyers, sales, cents] = [sum(hidden, "buyers"), sum(hidden, "sales"), sum(hidden, "cents")];
  return { shown, rest: { buyers, sales, cents, hasUnknown: hidden.some(({ uf }) => uf === null) } };
}

const sum = (places: readonly Place[], figure: "buyers" | "sales" | "cents"): number =>
  places.reduce((all, place) => all + place[figure], 0);
