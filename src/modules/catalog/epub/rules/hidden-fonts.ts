import { placeInBook } from "./book-path.ts";
import { findAll, findFirst, type MarkupElement, wordsOf } from "./markup.ts";

/** The two ways of hiding a font in a book from who copies files out of it. They lock nothing: the key is the book's own name. */
export type Hiding = "idpf" | "adobe";
const METHODS = new Map<string, Hiding>([
  ["http://www.idpf.org/2008/embedding", "idpf"],
  ["http://ns.adobe.com/pdf/enc#RC", "adobe"],
]);
const HIDDEN_BYTES: Record<Hiding, number> = { idpf: 1040, adobe: 1024 };

/** Which files of the book are hidden, and how; null when anything is locked in a way that is not of fonts alone. */
export function hiddenFonts(encryption: MarkupElement | null): Map<string, Hiding> | null {
  const hidden = new Map<string, Hiding>();
  for (const one of encryption ? findAll(encryption, "encrypteddata") : []) {
    const method = METHODS.get(findFirst(one, "encryptionmethod")?.attributes.get("algorithm") ?? "");
    if (!method) return null;
    const place = placeInBook("", findFirst(one, "cipherreference")?.attributes.get("uri") ?? "");
    if (place) hidden.set(place.path, method);
  }
  return hidden;
}

/** What a book's package calls the book, which is the key of its hidden fonts; for Adobe's way it may be another, a UUID. */
export function bookNames(book: MarkupElement): string[] {
  const wanted = findFirst(book, "package")?.attributes.get("unique-identifier");
  const all = [...findAll(book, "identifier")];
  const named = all.toSorted(
    (one, other) => Number(other.attributes.get("id") === wanted) - Number(one.attributes.get("id") === wanted),
  );
  return named.map(wordsOf);
}

/** A hidden font as it was; null when the book has no name that opens it. */
export async function shownFont(
  bytes: Uint8Array,
  hiding: Hiding,
  names: readonly string[],
): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = hiding === "idpf" ? await idpfKey(names[0] ?? "") : adobeKey(names);
  if (!key) return null;
  const shown = new Uint8Array(bytes);
  const end = Math.min(shown.length, HIDDEN_BYTES[hiding]);
  for (let at = 0; at < end; at++) shown[at]! ^= key[at % key.length]!;
  return shown;
}

/** Only secure addresses have the digest. */
async function idpfKey(name: string): Promise<Uint8Array | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  const words = new TextEncoder().encode(name.replace(/[ \t\r\n]/g, ""));
  return subtle ? new Uint8Array(await subtle.digest("SHA-1", words)) : null;
}

function adobeKey(names: readonly string[]): Uint8Array | null {
  const uuid = names
    .map((name) => name.replace(/^urn:uuid:/i, "").replaceAll("-", ""))
    .find((name) => /^[\da-f]{32}$/i.test(name));
  return uuid ? Uint8Array.from(uuid.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)) : null;
}
