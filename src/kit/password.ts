import { brand } from "./brand/brand.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { fold } from "./fold.ts";
import { ok, refuse, type Outcome } from "./outcome.ts";
import { countCodePoints, isWellFormed } from "./text.ts";

export type PasswordRefusal = "short_password" | "long_password" | "common_password" | "password_is_email" | "malformed_password";

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;
const RUNS = ["01234567890", "09876543210", "abcdefghijklmnopqrstuvwxyz", "zyxwvutsrqponmlkjihgfedcba"];

/** A short piece repeated ("aaaaaaaa", "12341234"), or a sequence of digits or letters. */
function isPattern(password: string): boolean {
  return /^(.{1,4})\1+$/su.test(password) || RUNS.some((run) => run.includes(password));
}

const lettersOf = (text: string): string => fold(text.toLowerCase()).replace(/[^a-z]/g, "");

function isCommon(password: string): boolean {
  const key = password.toLowerCase();
  const word = fold(key).replace(/^[^a-z]+|[^a-z]+$/g, "");
  return COMMON_PASSWORDS.has(key) || isPattern(key) || (word !== "" && word === lettersOf(brand.name));
}

function isEmail(password: string, email: string): boolean {
  const key = password.trim().toLowerCase();
  const address = email.trim().toLowerCase();
  const local = address.slice(0, address.lastIndexOf("@"));
  return (
    address !== "" &&
    (key === address || key === local || (key.startsWith(local) && /^[0-9]+$/.test(key.slice(local.length)) && local.length >= 4))
  );
}

/**
 * A password exactly as typed, spaces and emoji included: 8 to 128 code points. Refuses common ones, simple patterns, the site's name and
 * the person's own e-mail. There is no other rule of composition.
 */
export function parsePassword(password: string, email = ""): Outcome<string, PasswordRefusal> {
  if (password.length > MAX_PASSWORD * 2) return refuse("long_password");
  if (!isWellFormed(password) || password.includes("\0")) return refuse("malformed_password");
  const length = countCodePoints(password);
  if (length < MIN_PASSWORD) return refuse("short_password");
  if (length > MAX_PASSWORD) return refuse("long_password");
  if (isEmail(password, email)) return refuse("password_is_email");
  return isCommon(password) ? refuse("common_password") : ok(password);
}
