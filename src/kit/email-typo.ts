/** Known domains: those suggested, and those that are correct although similar to one of them. */
const SUGGESTED = [
  "gmail.com",
  "hotmail.com",
  "hotmail.com.br",
  "outlook.com",
  "outlook.com.br",
  "yahoo.com.br",
  "yahoo.com",
  "icloud.com",
  "live.com",
  "uol.com.br",
  "bol.com.br",
  "terra.com.br",
  "globo.com",
  "globomail.com",
  "proton.me",
  "protonmail.com",
];
const RIGHT_AS_THEY_ARE = new Set([
  ...SUGGESTED,
  "email.com",
  "mail.com",
  "ymail.com",
  "gmx.com",
  "aol.com.br",
  "yahoo.com.ar",
  "hotmail.co.uk",
]);
const MISTAKEN = new Map([
  ["gmail.com.br", "gmail.com"],
  ["gmail", "gmail.com"],
  ["hotmail", "hotmail.com"],
  ["icloud.com.br", "icloud.com"],
]);

/** Whether one character changed, missing, extra or swapped with its neighbour turns `a` into `b`. */
function isOneSlipAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwap = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwap || restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
}

/** The address probably intended ("maria@gmail.con" → "maria@gmail.com"), or null. It is a suggestion: never apply it automatically. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf("@");
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length > 64 || RIGHT_AS_THEY_ARE.has(domain)) return null;
  const meant = MISTAKEN.get(domain) ?? SUGGESTED.find((known) => isOneSlipAway(domain, known));
  return meant ? `${email.slice(0, at).trim()}@${meant}` : null;
}
