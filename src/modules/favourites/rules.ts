export const MOST_LISTS = 20;
export const MOST_IN_LIST = 200;
export const NAME_LENGTH = 60;
export const NOTE_LENGTH = 300;
/** How long something taken out can be put back with its price, note and date. */
export const REGRET_MINUTES = 10;
/** What the list that hearts fill is called until its owner says otherwise. */
export const FIRST_LIST_NAME = "Favoritos";

/** How much cheaper it is than when it was kept, in centavos; null when it is not. */
export function dropSince(seenCents: number, nowCents: number): number | null {
  return nowCents < seenCents ? seenCents - nowCents : null;
}
