export const MOST_LISTS = 20;
export const MOST_IN_LIST = 200;
export const NAME_LENGTH = 60;
export const NOTE_LENGTH = 300;
/** How long something taken out can be put back with its price, note and date. */
export const WITHDRAWAL_RIGHT_MINUTES = 10;
/** What the list that hearts fill is called until its owner says otherwise. */
export const FIRST_LIST_NAME = "Favoritos";

/** How much cheaper it is than when it was kept, in centavos; null when it is not. */
export function dropSince(seenCents: number, nowCents: number): number | null {
  return nowCents < seenCents ? seenCents - nowCents : null;
}

const TOKEN_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Where a list is shared, from 20 random bytes: almost 100 bits that nobody guesses. */
export const shareToken = (random: Uint8Array): string =>
  Array.from(random, (byte) => TOKEN_LETTERS[byte % TOKEN_LETTERS.length]).join("");

/** Whether a text can be such an address at all; asked before any query. */
export const isShareToken = (text: string): boolean => /^[a-z2-9]{20}$/.test(text);

export const sharedListPath = (token: string): string => `/cliente/lista/${token}`;
