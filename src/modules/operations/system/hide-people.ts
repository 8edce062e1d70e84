/** Keys under which the provider tells who somebody is, or what would let somebody act as them, beside those the database takes out. */
const HIDDEN = new Set([
  "account_check_digit",
  "account_number",
  "annual_revenue",
  "birthdate",
  "branch_check_digit",
  "branch_number",
  "company_name",
  "legal_name",
  "managing_partners",
  "mother_name",
  "name",
  "professional_occupation",
  "qr_code",
  "qr_code_url",
  "register_information",
  "trading_name",
]);

/** The same body with "•••" where it says who somebody is. */
export function hidePeople(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(hidePeople);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, HIDDEN.has(key) && value !== null ? "•••" : hidePeople(value)]),
  );
}
