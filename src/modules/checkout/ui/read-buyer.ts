import { parseDocument } from "#kit/cpf-cnpj.ts";
import { parseBuyerEmail } from "#kit/email.ts";
import { DOCUMENT_SENTENCES, EMAIL_SENTENCES, NAME_SENTENCES } from "#kit/field-sentences.ts";
import type { Outcome } from "#kit/outcome.ts";
import { parseBuyerName } from "#kit/person-name.ts";

export type CheckoutField = "email" | "name" | "document" | "code";
export type Mistakes = Partial<Record<CheckoutField, string>>;

/** The buyer's data stored in the account. */
export type KnownBuyer = { name: string; email: string; documentMasked: string | null };

/** The buyer's data as typed; fields already stored for a signed-in buyer are absent. */
export type BuyerWords = { email?: string; name: string; document?: string; code?: string };

/** The error message for a text; undefined when it is valid or its field is not on the form. */
function mistakeIn<R extends string>(
  text: string | undefined,
  parse: (text: string) => Outcome<unknown, R>,
  sentences: Record<R | "missing", string>,
): string | undefined {
  if (text === undefined) return undefined;
  if (text === "") return sentences.missing;
  const read = parse(text);
  return read.ok ? undefined : sentences[read.reason];
}

const isCompany = (documentMasked: string | null | undefined): boolean => documentMasked?.includes("/") ?? false;

/** Whether the typed document is a CNPJ; null when the form has no document field. */
function typesCompany(document: string | undefined): boolean | null {
  if (document === undefined) return null;
  const read = parseDocument(document);
  return read.ok && read.value.kind === "cnpj";
}

/** A placeholder document of this kind, enough to choose the rules for the name. */
const documentOf = (ofCompany: boolean): string => "0".repeat(ofCompany ? 14 : 11);

type Known = { name: string; documentMasked: string | null };

/** Reads and validates the fields present on the form. With a CNPJ the name is the company's. */
export function readBuyer(form: FormData, known: Known | null): { words: BuyerWords; mistakes: Mistakes } {
  const text = (name: CheckoutField): string | undefined => {
    const value = form.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const words: BuyerWords = {
    email: text("email"),
    name: text("name") ?? known?.name ?? "",
    document: text("document"),
    code: text("code")?.normalize("NFKC").replace(/\D/g, ""),
  };
  const ofCompany = typesCompany(words.document) ?? isCompany(known?.documentMasked);
  const found: Record<CheckoutField, string | undefined> = {
    email: mistakeIn(words.email, parseBuyerEmail, EMAIL_SENTENCES),
    name: mistakeIn(words.name, (name) => parseBuyerName(name, documentOf(ofCompany)), NAME_SENTENCES),
    document: mistakeIn(words.document, parseDocument, DOCUMENT_SENTENCES),
    code: words.code !== undefined && words.code.length !== 6 ? "O código tem 6 números." : undefined,
  };
  const mistakes: Mistakes = Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence));
  return { words, mistakes };
}

/** Whether the account already has all the data an order needs, so that no field is shown. */
export const isComplete = ({ name, documentMasked }: Known): boolean =>
  documentMasked !== null && parseBuyerName(name, documentOf(isCompany(documentMasked))).ok;
