import { isCompanyName } from "./company-name.ts";
import { ok, refuse, type Outcome } from "./outcome.ts";
import { cleanText, countCodePoints } from "./text.ts";
import { readsAsAddress } from "./web-address.ts";

export type NameRefusal = "empty_name" | "long_name" | "incomplete_name" | "signs_in_name";

const MAX_NAME = 120;
/** The longest name, in code points, that the payment provider accepts. */
const MAX_BUYER_NAME = 64;
const MAX_HOLDER_NAME = 64;

/** A name as people write it: any script and symbol, cleaned, 2 to 120 code points, with at least one letter or number. */
export function parseName(text: string): Outcome<string, NameRefusal> {
  const cleaned = cleanText(text, { max: MAX_NAME });
  if (!cleaned.ok) return refuse(cleaned.reason === "too_long" ? "long_name" : "empty_name");
  if (countCodePoints(cleaned.value) < 2 || !/[\p{L}\p{N}]/u.test(cleaned.value)) return refuse("empty_name");
  return ok(cleaned.value);
}

/** A legal name, first and last, for places where a bank or the law will compare it. */
export function parseFullName(text: string): Outcome<string, NameRefusal> {
  const name = parseName(text);
  if (!name.ok) return name;
  const words = name.value.split(" ").filter((word) => /\p{L}/u.test(word));
  return words.length >= 2 && !/[0-9]/.test(name.value) ? name : refuse("incomplete_name");
}

/** A legal name: for a CNPJ the company's, digits allowed; else a person's, first and last. `document` is the stored form. */
export const parseLegalName = (text: string, document: string): Outcome<string, NameRefusal> =>
  document.length === 14 ? parseName(text) : parseFullName(text);

/** A buyer's legal name, no longer than the payment provider accepts and without emoji, which it does not support. */
export function parseBuyerName(text: string, document: string): Outcome<string, NameRefusal> {
  const name = parseLegalName(text, document);
  if (!name.ok) return name;
  if (/\p{Extended_Pictographic}/u.test(name.value)) return refuse("signs_in_name");
  return countCodePoints(name.value) > MAX_BUYER_NAME ? refuse("long_name") : name;
}

const PERSON_ON_CARD = /^\p{L}[\p{L}\p{M} '’.-]*\p{L}\.?$/u;
/** A company's name may have numbers in it, but is none. */
const COMPANY_ON_CARD = /^(?!(?:\P{N}*\p{N}){9})(?=.*\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.,&/º°ª()-]*[\p{L}\p{N}.)º°ª]$/u;

/**
 * The name printed on a card, 2 to 64: a person's has letters, spaces, apostrophes, hyphens and dots; a company's, whose `document` has the
 * 14 characters of a CNPJ, also numbers and "&". Whatever stands for an apostrophe becomes one.
 */
export function parseHolderName(text: string, document = ""): Outcome<string, NameRefusal> {
  const cleaned = cleanText(text.replace(/[´\x60‘ʼ]/g, "'"), { max: MAX_HOLDER_NAME });
  if (!cleaned.ok) return refuse(cleaned.reason === "too_long" ? "long_name" : "empty_name");
  const isName = (document.length === 14 ? COMPANY_ON_CARD : PERSON_ON_CARD).test(cleaned.value);
  return isName ? ok(cleaned.value) : refuse("incomplete_name");
}

/** The name shown for somebody whose account was erased. */
export const REMOVED_PERSON = "Cliente removido";

/**
 * The name a message uses for somebody; empty when it looks like a web address: otherwise, signing up with another person's e-mail could
 * send them a link.
 */
export function spokenName(name: string): string {
  const first = firstName(name);
  return readsAsAddress(first) ? "" : first;
}

/** The greeting of a message: "Oi, Helena.", or "Oi." when the name cannot be used. */
export function greeting(name: string): string {
  const spoken = spokenName(name);
  return spoken === "" ? "Oi." : `Oi, ${spoken}.`;
}

/** The first name: "Helena" from "Helena Prado". For a company or an erased account, the complete name. */
export function firstName(name: string): string {
  if (name === REMOVED_PERSON || isCompanyName(name)) return name;
  return name.split(" ", 1)[0] ?? name;
}
