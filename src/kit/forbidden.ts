/** Whose a page is that not everybody who signed in may open. */
export type Holder = "autor" | "admin";

/** What a not-found carries when the page is there, for others: it answers 403, and says whose it is. */
export const requiredRole = (holder: Holder) => ({ data: { requiredRole: holder } });

/** Whose the page is that a not-found with this data tells of; null when nothing is there. */
export function holderOf(data: unknown): Holder | null {
  if (typeof data !== "object" || data === null || !("requiredRole" in data)) return null;
  return data.requiredRole === "autor" || data.requiredRole === "admin" ? data.requiredRole : null;
}
