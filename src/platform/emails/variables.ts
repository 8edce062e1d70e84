import { orderNumber } from "#kit/format.ts";
import { spokenName } from "#kit/person-name.ts";

/** The variable that greets: the first name of who receives, out of a field of the facts. */
export const firstNameOf = <K extends string>(field: K) => ({
  says: "o primeiro nome de quem recebe",
  of: (facts: Readonly<Record<K, string>>): string => spokenName(facts[field]),
});

/** The number of the order an e-mail is about. */
export const orderVariable = {
  says: "o número do pedido",
  of: (facts: { orderNumber: number }): string => orderNumber(facts.orderNumber),
};

/** Words that an e-mail has always to say: a fact of money, of law or of access, or what one must do. Nobody edits them. */
export const alwaysSaid = (words: Words) => ({
  get says() {
    return `“${wordsNow(words)}”`;
  },
  isMandatory: true as const,
  of: (): string => wordsNow(words),
});

/** Words with the market's name in them are written when they are read. */
type Words = string | (() => string);
const wordsNow = (words: Words): string => (typeof words === "string" ? words : words());

/** Who may ask that a decision be looked at again is told so. */
export const appealVariable = alwaysSaid("Se você não concorda, peça que olhemos de novo e diga por quê.");

/** The same variable, which no body may leave out. */
export const mandatory = <V extends object>(variable: V) => ({ ...variable, isMandatory: true as const });

/** A field of the facts as it is; `mandatory` when the e-mail says nothing without it. */
export const fieldOf = <K extends string>(field: K, says: Words, mandatory?: "mandatory") => ({
  get says() {
    return wordsNow(says);
  },
  of: (facts: Readonly<Record<K, string>>): string => facts[field],
  ...(mandatory && { isMandatory: true as const }),
});
