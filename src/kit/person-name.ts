import { isCompanyName } from "./company-name.ts";
import { ok, refuse, type Outcome } from "./outcome.ts";
import { cleanText, countCodePoints } from "./text.ts";
import { readsAsAddress } from "./web-address.ts";

export type NameRefusal = "empty_name" | "long_name" | "incomplete_name" | "signs_in_name";

const MAX_NAME = 120;
/** Code points of the longest name a payment provider takes. */
const MAX_BUYER_NAME = 64;
const MAX_HOLDER_NAME = 64;

/** A name as people write theirs: any script and sign, cleaned, 2 to 120 code points, something to read in it. */
export function parseName(text: string): Outcome<string, NameRefusal> {
  const cleaned = cleanText(text, { max: MAX_NAME });
  if (!cleaned.ok) return refuse(cleaned.reason === "too_long" ? "long_name" : "empty_name");
  if (countCodePoints(cleaned.value) < 2 || !/[\p{L}\p{N}]/u.test(cleaned.value)) return refuse("empty_name");
  return ok(cleaned.value);
}

/** A legal name, first and last, where a bank or the law will compare it. */
export function parseFullName(text: string): Outcome<string, NameRefusal> {
  const name = parseName(text);
  if (!name.ok) return name;
  const words = name.value.split(" ").filter((word) => /\p{L}/u.test(word));
  return words.length >= 2 && !/[0-9]/.test(name.value) ? name : refuse("incomplete_name");
}

/** A legal name: with a CNPJ the company's, digits and all; else a person's, first and last. `document` is the stored form. */
export const parseLegalName = (text: string, document: string): Outcome<string, NameRefusal> =>
  document.length === 14 ? parseName(text) : parseFullName(text);

/** The legal name of who buys, no longer than the payment provider takes and without the signs it has no letters for. */
export function parseBuyerName(text: string, document: string): Outcome<string, NameRefusal> {
  const name = parseLegalName(text, document);
  if (!name.ok) return name;
  if (/\p{Extended_Pictographic}/u.test(name.value)) return refuse("signs_in_name");
  return countCodePoints(name.value) > MAX_BUYER_NAME ? refuse("long_name") : name;
}

/** The name printed on a card: letters, spaces, apostrophes, hyphens and dots; 2 to 64. */
export function parseHolderName(text: string): Outcome<string, NameRefusal> {
  const cleaned = cleanText(text, { max: MAX_HOLDER_NAME });
  if (!cleaned.ok) return refuse(cleaned.reason === "too_long" ? "long_name" : "empty_name");
  return /^\p{L}[\p{L}\p{M} '’.-]*\p{L}\.?$/u.test(cleaned.value) ? ok(cleaned.value) : refuse("incomplete_name");
}

/** What is shown of somebody whose account was erased. */
export const REMOVED_PERSON = "Cliente removido";

/** How a message calls somebody; empty when their name holds an address: who signs up with the e-mail of another would send it there. */
export function spokenName(name: string): string {
  const said = firstName(name);
  return readsAsAddress(said) ? "" : said;
}

/** How a message begins: "Oi, Helena.", or "Oi." to a name that is not said. */
export function greeting(name: string): string {
  const said = spokenName(name);
  return said === "" ? "Oi." : `Oi, ${said}.`;
}

/** The first of a name: "Helena" from "Helena Prado". Of a company or an erased account, the whole of what is said of it. */
export function firstName(name: string): string {
  if (name === REMOVED_PERSON || isCompanyName(name)) return name;
  return name.split(" ", 1)[0] ?? name;
}
