/** Nothing that reads as something else on a printed flyer. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 8;

/** A code nobody would guess, easy to read aloud. */
export function generateCode(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(LENGTH)), (number) => LETTERS[number % LETTERS.length]).join("");
}
