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

/** A field of the facts as it is; `mandatory` when the e-mail says nothing without it. */
export const fieldOf = <K extends string>(field: K, says: string, mandatory?: "mandatory") => ({
  says,
  of: (facts: Readonly<Record<K, string>>): string => facts[field],
  ...(mandatory && { isMandatory: true as const }),
});
