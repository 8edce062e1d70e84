import type { MaskitoOptions } from "@maskito/core";

/** A number within a text: its digits, with the points, commas and spaces among them. */
const NUMBER = /\d(?:[\d.,\s\u202f]*\d)?/;

/**
 * The first number of any text, as it is written in a field of numbers: "R$ 1.234,5" is "1234,5" with decimals, "1234" without. A point is
 * a decimal mark only where one or two digits follow it ("12.5"), as keyboards without a comma write it.
 */
export function firstNumber(text: string, decimals: number): string {
  const found = NUMBER.exec(text)?.[0].replaceAll(/[\s\u202f]/g, "") ?? "";
  const [, whole = found, fraction = ""] = /^([\d.,]*)[.,](\d{1,2})$/.exec(found) ?? [];
  const digits = whole.replaceAll(/[.,]/g, "");
  return decimals > 0 && fraction !== "" ? `${digits},${fraction.slice(0, decimals)}` : digits;
}

/** Takes only what a number holds, whatever is pasted: at most `most` digits and, with `decimals`, a comma and so many more. */
export function numberMask(most: number, decimals: number): MaskitoOptions {
  const whole = `\\d{0,${most}}`;
  const mark = decimals > 0 ? "," : "";
  const isWritten = new RegExp(`^\\d*${mark && ",?\\d*"}$`);
  return {
    mask: new RegExp(decimals > 0 ? `^${whole}(?:,\\d{0,${decimals}})?$` : `^${whole}$`),
    preprocessors: [
      ({ elementState, data }, action) => {
        if (action !== "validation") {
          const isKey = data.length <= 1;
          return { elementState, data: isKey ? data.replace(/[.,]/, mark).replace(/[^\d,]/, "") : firstNumber(data, decimals) };
        }
        if (isWritten.test(elementState.value)) return { elementState, data };
        const value = firstNumber(elementState.value, decimals).slice(0, most + decimals + mark.length);
        return { elementState: { value, selection: [value.length, value.length] }, data };
      },
    ],
  };
}
