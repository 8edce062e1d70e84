/** Whose a page is that not everybody who signed in may open. `papel`: of somebody of the administration with another role. */
export type Holder = "autor" | "admin" | "papel";

/** What a not-found carries when the page is there, for others: it answers 403, and says whose it is. */
export const requiredRole = (holder: "autor" | "admin") => ({ data: { requiredRole: holder } });

/** The same for a page of the administration that another role opens; `says` which, and who gives it. */
export const requiredRoles = (says: string) => ({ data: { requiredRole: "papel", says } });

/** Whose the page is that a not-found with this data tells of; null when nothing is there. */
export function holderOf(data: unknown): Holder | null {
  if (typeof data !== "object" || data === null || !("requiredRole" in data)) return null;
  const { requiredRole: holder } = data;
  return holder === "autor" || holder === "admin" || holder === "papel" ? holder : null;
}

/** What a not-found with this data says by itself; null when it says nothing. */
export function saidOf(data: unknown): string | null {
  return typeof data === "object" && data !== null && "says" in data && typeof data.says === "string" ? data.says : null;
}
