import { ADMIN_AREAS, type AdminArea } from "./admin-roles.ts";

/** Whose a page is that not everybody who signed in may open. `papel`: of somebody of the administration with another role. */
export type Holder = "autor" | "admin" | "papel";

/** What a not-found carries when the page is there, for others: it answers 403, and says whose it is. */
export const requiredRole = (holder: "autor" | "admin") => ({ data: { requiredRole: holder } });

/** The same for a page of the administration that another role opens. */
export const requiredArea = (area: AdminArea) => ({ data: { requiredRole: "papel", area } });

/** Whose the page is that a not-found with this data tells of; null when nothing is there. */
export function holderOf(data: unknown): Holder | null {
  if (typeof data !== "object" || data === null || !("requiredRole" in data)) return null;
  const { requiredRole: holder } = data;
  return holder === "autor" || holder === "admin" || holder === "papel" ? holder : null;
}

/** The area of the administration that a not-found with this data is about; null when it is of none. */
export function areaOf(data: unknown): AdminArea | null {
  if (typeof data !== "object" || data === null || !("area" in data)) return null;
  return ADMIN_AREAS.find((area) => area === data.area) ?? null;
}
