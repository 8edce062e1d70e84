import { orderNumber } from "#kit/format.ts";
import { spokenName } from "#kit/person-name.ts";

/** The variable with the recipient's first name, taken from a field of the facts. */
export const firstNameOf = <K extends string>(field: K) => ({
  label: "o primeiro nome de quem recebe",
  of: (facts: Readonly<Record<K, string>>): string => spokenName(facts[field]),
});

/** The number of the order an e-mail is about. */
export const orderVariable = {
  label: "o número do pedido",
  of: (facts: { orderNumber: number }): string => orderNumber(facts.orderNumber),
};

/**
 * A fixed sentence that an e-mail must always contain: a fact of money, of law or of access, or what the reader must do. It is not
 * editable.
 */
export const mandatoryWords = (words: Words) => ({
  get label() {
    return `“${wordsNow(words)}”`;
  },
  isMandatory: true as const,
  of: (): string => wordsNow(words),
});

/** A function for texts with the market's name, which is read when they are used. */
type Words = string | (() => string);
const wordsNow = (words: Words): string => (typeof words === "string" ? words : words());

/** The sentence for whoever may request the review of a decision. */
export const appealVariable = mandatoryWords("Se você não concorda, peça uma revisão e diga por quê.");

/** Makes a variable mandatory: every body must contain it. */
export const mandatory = <V extends object>(variable: V) => ({ ...variable, isMandatory: true as const });

/** The variable with a field of the facts, unchanged; `mandatory` when the e-mail is useless without it. */
export const fieldOf = <K extends string>(field: K, label: Words, mandatory?: "mandatory") => ({
  get label() {
    return wordsNow(label);
  },
  of: (facts: Readonly<Record<K, string>>): string => facts[field],
  ...(mandatory && { isMandatory: true as const }),
});
