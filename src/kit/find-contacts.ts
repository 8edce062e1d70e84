export type Contact = "link" | "email" | "telefone";

const ENDINGS = "com|net|org|edu|gov|br|io|me|app|link|site|shop|store|online|info|gg|ly|bio|page|dev|co|tv|pt|club|xyz";
const EMAIL = /[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/;
const ADDRESS = new RegExp(`(?:https?:|www\\.|(?<![a-z0-9@.-])[a-z0-9-]{2,63}\\.(?:${ENDINGS})(?![a-z0-9-]))`);
/** "@helena.prado": an account on another service. */
const HANDLE = /(?<![\w.@-])@[a-z0-9._]{3,30}/;
const CELL = /(?<![\d.,])(?:\+?55[\s.-]?)?\(?(?:0?[1-9][1-9]\)?[\s.-]{0,2})?9[\s.-]?\d{4}[\s.-]?\d{4}(?![\d.,]\d|\d)/;
const LANDLINE =
  /(?<![\d.,])(?:\+?55[\s.-]?)?(?:\(0?[1-9][1-9]\)[\s.-]{0,2}|0?[1-9][1-9][\s.-]{1,2})[2-5]\d{3}[\s.-]?\d{4}(?![\d.,]\d|\d)/;

/** Normalizes how people disguise an address from filters: "nome arroba provedor ponto com". */
function plainOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s*[([{]\s*(?:arroba|at)\s*[)\]}]\s*|\s+arroba\s+/g, "@")
    .replace(/\s*[([{]\s*(?:ponto|dot)\s*[)\]}]\s*|\s+ponto\s+(?=(?:com|br|net|org|me)\b)/g, ".");
}

/** The outside contacts in a public text: a web address or an account on another service, an e-mail, a phone. */
export function findContacts(text: string): Contact[] {
  const plain = plainOf(text);
  const found: Contact[] = [];
  const withoutEmail = plain.replace(new RegExp(EMAIL, "g"), " ");
  if (ADDRESS.test(withoutEmail) || HANDLE.test(withoutEmail)) found.push("link");
  if (EMAIL.test(plain)) found.push("email");
  if (CELL.test(plain) || LANDLINE.test(plain)) found.push("telefone");
  return found;
}
