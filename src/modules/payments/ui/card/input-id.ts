/** The id of the input of a purchase or of a card, by its name. */
export const inputIdOf = (name: string): string => name.replace(".", "-");

/** The name of the input that a field of the server is typed in. */
export const inputNameOf = (field: string): string => field.replace(/^(?:payment\.)?billingAddress\./, "address.");
