import { findContacts } from "#kit/find-contacts.ts";
import { fold } from "#kit/fold.ts";

const LONGEST = 80;

/** How a search that found nothing is written down; null for what says nothing, or might say who somebody is. */
export function missWords(search: string): string | null {
  if (findContacts(search).length > 0 || /\d{5,}/.test(search.replace(/[\s.\-/]/g, ""))) return null;
  const words = fold(search)
    .replace(/[^a-z0-9 ]+/g, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, LONGEST)
    .trim();
  return words.length < 2 ? null : words;
}
