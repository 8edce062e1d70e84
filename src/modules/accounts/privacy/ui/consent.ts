import { useSyncExternalStore } from "react";
import { saveConsentFn } from "../functions.ts";
import { CONSENT_COOKIE, CONSENT_VERSION, consentCookie, type SavedConsent, readConsent, refuses } from "../rules.ts";
import type { How } from "../schema.ts";

const CHANGED = "consentimento";
const OPENED = "preferencias-de-cookies";

const cookieValue = (): string => new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? "";

function onChange(listen: () => void) {
  addEventListener(CHANGED, listen);
  return () => removeEventListener(CHANGED, listen);
}

/** What this browser answered; undefined until the page is awake. */
export function useConsent(): SavedConsent | null | undefined {
  const value = useSyncExternalStore(onChange, cookieValue, () => null);
  return value === null ? undefined : readConsent(value);
}

/** What this browser answered, read now. */
export const readAnswer = (): SavedConsent | null => readConsent(cookieValue());

/** Whether this browser said no, here or to every site. */
export const isMeasureRefused = (): boolean =>
  ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) || refuses(readAnswer());

/** Keeps the answer. A no holds in this browser even when the server cannot be told; a yes only counts once it is kept. */
export async function answerConsent(isGiven: boolean, how: How): Promise<boolean> {
  const answer = await saveConsentFn({ data: { isGiven, how } }).catch(() => null);
  if (!answer?.ok) {
    if (isGiven) return false;
    const browserId = readConsent(cookieValue())?.browserId ?? crypto.randomUUID();
    document.cookie = consentCookie({ version: CONSENT_VERSION, isGiven, browserId }, location.protocol === "https:");
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

export const openPreferences = (): boolean => dispatchEvent(new Event(OPENED));

export function onPreferences(listen: () => void) {
  addEventListener(OPENED, listen);
  return () => removeEventListener(OPENED, listen);
}
