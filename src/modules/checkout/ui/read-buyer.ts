import { parseDocument } from "#kit/cpf-cnpj.ts";
import { parseBuyerEmail } from "#kit/email.ts";
import { DOCUMENT_SENTENCES, EMAIL_SENTENCES, NAME_SENTENCES } from "#kit/field-sentences.ts";
import type { Outcome } from "#kit/outcome.ts";
import { parseBuyerName } from "#kit/person-name.ts";

export type CheckoutField = "email" | "name" | "document" | "code";
export type Mistakes = Partial<Record<CheckoutField, string>>;

/** Who buys, as the platform knows them. */
export type KnownBuyer = { name: string; email: string; documentMasked: string | null };

/** Who buys, as typed. What the platform already knows of a signed-in buyer is not asked again. */
export type BuyerWords = { email?: string; name: string; document?: string; code?: string };

/** What is wrong with a text, in words; undefined when nothing is, or when it was not asked. */
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

/** Whether a document as typed is a CNPJ; null when none was asked for. */
function typesCompany(document: string | undefined): boolean | null {
  if (document === undefined) return null;
  const read = parseDocument(document);
  return read.ok && read.value.kind === "cnpj";
}

/** A document of its kind, as far as the name goes. */
const documentOf = (ofCompany: boolean): string => "0".repeat(ofCompany ? 14 : 11);

type Known = { name: string; documentMasked: string | null };

/** Reads the form; every field there must hold. With a CNPJ the name is the company's. */
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

/** Whether the account already has all that an order needs, so that nothing is asked. */
export const isComplete = ({ name, documentMasked }: Known): boolean =>
  documentMasked !== null && parseBuyerName(name, documentOf(isCompany(documentMasked))).ok;
