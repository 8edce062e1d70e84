/** The words a person reads before answering. Another text is another version, and is asked again. */
export const CONSENT_VERSION = "2026-11-5";

/** The name of the cookie that remembers an answer. The browser reads it, to know whether to ask and what may run. */
export const CONSENT_COOKIE = "consentimento";

const YEAR_SECONDS = 31_536_000;
const SHAPE = /^([0-9]{4}-[0-9]{2}(?:-[0-9])?)\.(sim|nao)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export type SavedConsent = { version: string; isGiven: boolean; browserId: string };

/** What the cookie remembers; null for anything that is not ours. */
export function readConsent(cookie: string | null): SavedConsent | null {
  const [, version, answer, browserId] = SHAPE.exec(cookie ?? "") ?? [];
  return version && browserId ? { version, isGiven: answer === "sim", browserId } : null;
}

/** The `Set-Cookie` (or `document.cookie`) that remembers an answer for a year. */
export const consentCookie = ({ version, isGiven, browserId }: SavedConsent, isSecure: boolean): string =>
  `${CONSENT_COOKIE}=${version}.${isGiven ? "sim" : "nao"}.${browserId}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** Whether what is optional may run: only after a yes to these very words. */
export const allows = (saved: SavedConsent | null): boolean => saved?.version === CONSENT_VERSION && saved.isGiven;

/** Whether even what tells nothing of anybody must stop: after a no, whatever the words were. */
export const refuses = (saved: SavedConsent | null): boolean => saved?.isGiven === false;

/** Whether to ask: never answered, or answered to other words. */
export const mustAsk = (saved: SavedConsent | null): boolean => saved?.version !== CONSENT_VERSION;
