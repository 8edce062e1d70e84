/** The id of an input of a purchase or of a card, by its name. */
export const inputIdOf = (name: string): string => name.replace(".", "-");

/** The input name of a field of the server. */
export const inputNameOf = (field: string): string => field.replace(/^(?:payment\.)?billingAddress\./, "address.");
