/** Who may open a page that is not open to every signed-in person. `papel`: a member of the administration with another role. */
export type Holder = "autor" | "admin" | "papel";

/** The data of a not-found error for a page that exists for other people: it is answered with 403, and shows who may open it. */
export const requiredRole = (holder: "autor" | "admin") => ({ data: { requiredRole: holder } });

/** The same for a page of the administration that needs another role; `says` explains which, and who grants it. */
export const requiredRoles = (text: string) => ({ data: { requiredRole: "papel", says: text } });

/** Who may open the page of a not-found error with this data; null when the page does not exist. */
export function holderOf(data: unknown): Holder | null {
  if (typeof data !== "object" || data === null || !("requiredRole" in data)) return null;
  const { requiredRole: holder } = data;
  return holder === "autor" || holder === "admin" || holder === "papel" ? holder : null;
}

/** The explanation in a not-found error's data; null when there is none. */
export function messageOf(data: unknown): string | null {
  return typeof data === "object" && data !== null && "says" in data && typeof data.says === "string" ? data.says : null;
}
