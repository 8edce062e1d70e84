import { ok, refuse, type Outcome } from "./outcome.ts";

/** Where the addresses of erased accounts live: nothing is ever sent there (RFC 2606). */
export const REMOVED_EMAIL_DOMAIN = "removido.invalid";

export type EmailRefusal = "invalid_email" | "accented_email" | "long_email";

const MAX_LENGTH = 254;
/** Characters of the longest e-mail a payment provider takes; it refuses a longer one only when charged. */
const MAX_BUYER_LENGTH = 64;
const MAX_LOCAL_LENGTH = 64;
const LOCAL_PART = /^[A-Za-z0-9_][A-Za-z0-9_+&'=~#$*/?!^-]*(?:\.[A-Za-z0-9_+&'=~#$*/?!^-]+)*$/;
const DOMAIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const TOP_LEVEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/i;
const GOOGLE_DOMAINS = new Set(["gmail.com", "googlemail.com"]);

/**
 * An address as typed, trimmed. Refuses quoted and odd forms, anything that could end a mail header, more than 254
 * characters, and accents (with their own reason, since people do try them).
 */
export function parseEmail(text: string): Outcome<string, EmailRefusal> {
  if (text.length > MAX_LENGTH + 64) return refuse("invalid_email");
  const email = text.trim();
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

/** The e-mail of who buys, no longer than the payment provider takes. */
export function parseBuyerEmail(text: string): Outcome<string, EmailRefusal> {
  const email = parseEmail(text);
  return email.ok && email.value.length > MAX_BUYER_LENGTH ? refuse("long_email") : email;
}

/** The form two spellings of one address share for signing in: lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The form that counts people, against abuse: no "+tag"; at Google no dots and one domain. Never to send mail to. */
export function canonicalEmail(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf("@");
  const local = key.slice(0, at).replace(/\+.*$/, "");
  const domain = key.slice(at + 1);
  return GOOGLE_DOMAINS.has(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/** "m•••@exemplo.com.br": tells the owner which box to open and a stranger little. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^]*(?=@[^@]*$)/u, "$1•••");
}
