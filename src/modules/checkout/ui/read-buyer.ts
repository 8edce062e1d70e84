import { documentField, emailField, fullNameField } from "#kit/fields.ts";

export type CheckoutField = "email" | "name" | "document" | "code";
export type Mistakes = Partial<Record<CheckoutField, string>>;

/** Who buys, as typed. What the house already knows of a signed-in buyer is not asked again. */
export type BuyerWords = { email?: string; name: string; document?: string; code?: string };

const PARSERS = { email: emailField, name: fullNameField, document: documentField };

/** Reads the form; every field there must hold. */
export function readBuyer(form: FormData, knownName: string): { words: BuyerWords; mistakes: Mistakes } {
  const text = (name: CheckoutField): string | undefined => {
    const value = form.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const words: BuyerWords = {
    email: text("email"),
    name: text("name") ?? knownName,
    document: text("document"),
    code: text("code")?.normalize("NFKC").replace(/\D/g, ""),
  };
  const mistakes: Mistakes = {};
  for (const field of ["email", "name", "document"] as const) {
    const read = words[field] === undefined ? null : PARSERS[field].safeParse(words[field]);
    if (read?.success === false) mistakes[field] = read.error.issues[0]?.message;
  }
  if (words.code !== undefined && words.code.length !== 6) mistakes.code = "O código tem 6 números.";
  return { words, mistakes };
}

/** Whether the account already has all that an order needs, so that nothing is asked. */
export const isComplete = (buyer: { name: string; documentMasked: string | null }): boolean =>
  buyer.documentMasked !== null && fullNameField.safeParse(buyer.name).success;
