import { brandOfNumber, passesLuhn } from "./card-number.ts";
import { parseCnpj } from "./cpf-cnpj.ts";

/** Sequences of 13 to 19 digits, grouped as on a card or not at all, that are not part of a longer word or number. */
const RUNS =
  /(?<![\w.,-])(?:[0-9]{13,19}|[0-9]{4}(?:[ .-][0-9]{4}){3}(?:[ .-][0-9]{1,3})?|3[0-9]{3}[ .-][0-9]{6}[ .-][0-9]{4,5})(?![\w-])/g;

/** Lengths each brand really issues; other numbers (a barcode, a timestamp, a phone with its country code) are not cards. */
const LENGTHS: Partial<Record<NonNullable<ReturnType<typeof brandOfNumber>>, readonly number[]>> = {
  amex: [15],
  diners: [14],
  visa: [13, 16, 19],
  hipercard: [13, 16, 19],
};

/** Whether a text contains what can only be a payment card number; a valid CNPJ is not one. */
export function holdsCardNumber(text: string): boolean {
  return (text.match(RUNS) ?? []).some((run) => {
    const digits = run.replace(/[^0-9]/g, "");
    const brand = brandOfNumber(digits);
    return brand !== null && (LENGTHS[brand] ?? [16]).includes(digits.length) && passesLuhn(digits) && !parseCnpj(digits);
  });
}
