/** What every kept form's name begins with in the tab's storage. */
export const SAVED_PREFIX = "campos-";

/** Whoever uses this tab next finds nothing of what was typed. */
export function forgetEveryField(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(SAVED_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
