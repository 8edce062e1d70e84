import { ok, refuse, type Outcome } from "./outcome.ts";
import { stripInvisible } from "./text.ts";

/** The domain given to the addresses of erased accounts: nothing is ever sent there (RFC 2606). */
export const REMOVED_EMAIL_DOMAIN = "removido.invalid";

export type EmailRefusal = "invalid_email" | "accented_email" | "long_email";

const MAX_LENGTH = 254;
/** The longest e-mail address, in characters, that the payment provider accepts; it refuses a longer one only at the charge. */
const MAX_BUYER_LENGTH = 64;
const MAX_LOCAL_LENGTH = 64;
const LOCAL_PART = /^[A-Za-z0-9_][A-Za-z0-9_+&'=~#$*/?!^-]*(?:\.[A-Za-z0-9_+&'=~#$*/?!^-]+)*$/;
const DOMAIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const TOP_LEVEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/i;
const GOOGLE_DOMAINS = new Set(["gmail.com", "googlemail.com"]);

/** An address as copied: without the invisible characters that pages and chats put around it, and without "mailto:". */
const copiedAddress = (text: string): string =>
  stripInvisible(text)
    .trim()
    .replace(/^mailto:/i, "");

/**
 * An address as typed or pasted, trimmed. Refuses quoted and unusual forms, anything that could end a mail header, more than 254 characters, and
 * accents (with their own reason, since people do try them).
 */
export function parseEmail(text: string): Outcome<string, EmailRefusal> {
  if (text.length > MAX_LENGTH + 64) return refuse("invalid_email");
  const email = copiedAddress(text);
  const at = email.lastIndexOf("@");
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split(".");
  const isValid =
    email.length <= MAX_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? "");
  if (isValid) return ok(email);
  return refuse(
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && /\p{L}\p{M}|[^\P{L}A-Za-z]/u.test(email) ? "accented_email" : "invalid_email",
  );
}

/** A buyer's e-mail address, no longer than the payment provider accepts. */
export function parseBuyerEmail(text: string): Outcome<string, EmailRefusal> {
  const email = parseEmail(text);
  return email.ok && email.value.length > MAX_BUYER_LENGTH ? refuse("long_email") : email;
}

/** The lower-case form used to sign in, the same for every spelling of one address. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The form used to count people, against abuse: without "+tag"; at Google also without dots and with one domain. Never send mail to it. */
export function canonicalEmail(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf("@");
  const local = key.slice(0, at).replace(/\+.*$/, "");
  const domain = key.slice(at + 1);
  return GOOGLE_DOMAINS.has(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/** "m•••@exemplo.com.br": shows its owner which mailbox to open, and little to anyone else. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^]*(?=@[^@]*$)/u, "$1•••");
}
