import type { MaskitoMaskExpression, MaskitoOptions, MaskitoPreprocessor } from "@maskito/core";
import { brandOfNumber } from "#kit/card-number.ts";
import { centsOfText, moneyFieldText, refillMoney } from "./money-input-text.ts";

/** "000.000-AA": 0 a digit, A a digit or a capital letter, anything else itself. */
function pattern(shape: string): MaskitoMaskExpression {
  return Array.from(shape).map((sign) => (sign === "0" ? /\d/ : sign === "A" ? /[0-9A-Z]/ : sign));
}

const CPF = pattern("000.000.000-00");
const CNPJ = pattern("AA.AAA.AAA/AAAA-00");
const LANDLINE = pattern("(00) 0000-0000");
const MOBILE = pattern("(00) 00000-0000");
const CARD = pattern("0000 0000 0000 0000 000");
const AMEX = pattern("0000 000000 00000");

const CNPJ_SHAPE = /[0-9A-Z]{2}[ .]?[0-9A-Z]{3}[ .]?[0-9A-Z]{3}[ /]?[0-9A-Z]{4}[ -]?[0-9]{2}(?![0-9A-Z])/;
const CPF_SHAPE = /(?<![0-9])[0-9]{3}[ .]?[0-9]{3}[ .]?[0-9]{3}[ -]?[0-9]{2}(?![0-9])/;

/** The signs of the document in a text, which may bring its name or its owner's: "CPF: 529 982 247 25". */
function documentSigns(text: string): string {
  const capitals = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^0-9A-Z./-]+/g, " ")
    .replace(/\b(CPF|CNPJ)\b/g, " ");
  const found = CPF_SHAPE.exec(capitals) ?? CNPJ_SHAPE.exec(capitals);
  return signs(found?.[0] ?? capitals);
}

const signs = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, "");
const digits = (text: string) => text.replace(/\D/g, "");

/**
 * Keeps only what the mask can hold, so that any pasted text goes in. A value set from outside is rewritten only
 * when it says more than its signs (a country's code, another order of the date): rewriting moves the caret.
 */
function keeping(clean: (text: string) => string): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    if (action !== "validation") return { elementState, data: clean(data) };
    const value = clean(elementState.value);
    if (value === elementState.value.replace(/[^0-9a-z]/gi, "")) return { elementState, data };
    return { elementState: { value, selection: [value.length, value.length] }, data };
  };
}

/** A phone as pasted from anywhere: without the country's code and without the long-distance zero. */
function nationalDigits(text: string): string {
  const all = digits(text);
  const national = all.length > 11 && all.startsWith("55") ? all.slice(2) : all;
  return national.length > 10 ? national.replace(/^0/, "") : national;
}

/** A pasted "2026-03-18" read the Brazilian way round, and "1/3/2026" with its zeros. */
function brazilianDate(text: string): string {
  const [, day, month, year] = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/.exec(text) ?? [];
  if (day && month && year) return day.padStart(2, "0") + month.padStart(2, "0") + year;
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text);
  return iso ? `${iso[3]}${iso[2]}${iso[1]}` : digits(text);
}

/** A pasted "9/2029" or "2029-09" as a card prints it: month and two digits of the year. */
function printedExpiry(text: string): string {
  const [, month, year] = /^\s*(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month && year) return month.padStart(2, "0") + year;
  const iso = /^\s*20(\d{2})-(\d{2})/.exec(text);
  if (iso) return `${iso[2]}${iso[1]}`;
  return digits(text).replace(/^(\d{2})20(\d{2})$/, "$1$2");
}

const money: MaskitoOptions = {
  mask: /^[\d.,]*$/,
  preprocessors: [
    ({ elementState, data }, action) => {
      if (action === "validation") {
        const cents = centsOfText(elementState.value);
        const value = cents === null ? "" : moneyFieldText(cents);
        if (value === elementState.value) return { elementState, data };
        return { elementState: { value, selection: [value.length, value.length] }, data };
      }
      const cents = data.length > 1 ? centsOfText(data) : null;
      return { elementState, data: cents === null ? digits(data) : String(cents) };
    },
  ],
  postprocessors: [
    ({ value, selection }) => {
      const filled = refillMoney(value, selection[1]);
      return { value: filled.text, selection: [filled.caret, filled.caret] };
    },
  ],
};

export const MASKS = {
  cpf: { mask: CPF, preprocessors: [keeping(digits)] },
  "cpf-cnpj": {
    mask: ({ value }) => (signs(value).length > 11 || /[A-Z]/i.test(value) ? CNPJ : CPF),
    preprocessors: [keeping(documentSigns)],
  },
  phone: {
    mask: ({ value }) => (digits(value).length > 10 ? MOBILE : LANDLINE),
    preprocessors: [keeping(nationalDigits)],
  },
  cep: { mask: pattern("00000-000"), preprocessors: [keeping(digits)] },
  date: { mask: pattern("00/00/0000"), preprocessors: [keeping(brazilianDate)] },
  "card-number": {
    mask: ({ value }) => (brandOfNumber(value) === "amex" ? AMEX : CARD),
    preprocessors: [keeping(digits)],
  },
  "card-expiry": { mask: pattern("00/00"), preprocessors: [keeping(printedExpiry)] },
  cvv: { mask: pattern("0000"), preprocessors: [keeping(digits)] },
  money,
} satisfies Record<string, MaskitoOptions>;

export type MaskName = keyof typeof MASKS;
