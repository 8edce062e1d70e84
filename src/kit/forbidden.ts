/** Who may open a page that is not open to every signed-in person. `papel`: a member of the administration with another role. */
export type RequiredRole = "autor" | "admin" | "papel";

/** The data of a not-found error for a page that exists for other people: it is answered with 403, and shows who may open it. */
export const requiredRole = (role: "autor" | "admin") => ({ data: { requiredRole: role } });

/** The same for a page of the administration that needs another role; `message` explains which, and who grants it. */
export const requiredRoles = (text: string) => ({ data: { requiredRole: "papel", message: text } });

/** Who may open the page of a not-found error with this data; null when the page does not exist. */
export function requiredRoleOf(data: unknown): RequiredRole | null {
  if (typeof data !== "object" || data === null || !("requiredRole" in data)) return null;
  const { requiredRole: role } = data;
  return role === "autor" || role === "admin" || role === "papel" ? role : null;
}

/** The explanation in a not-found error's data; null when there is none. */
export function messageOf(data: unknown): string | null {
  return typeof data === "object" && data !== null && "message" in data && typeof data.message === "string" ? data.message : null;
}
