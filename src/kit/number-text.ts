/**
 * "1.234,5": a number in the Brazilian format, rounded half up to at most `most` decimals, of which at least `least` are shown. The same
 * result as `Intl.NumberFormat("pt-BR")`, whose first use takes a phone a tenth of a second: every page uses this instead.
 */
export function numberText(value: number, most = 0, least = 0): string {
  // Rounds from the decimal text: 2.55 × 10 is 25.499… and would be rounded down.
  const rounded = Math.round(Number(`${Math.abs(value)}e${most}`) || 0) / 10 ** most;
  const [whole = "", fraction = ""] = rounded.toFixed(most).split(".");
  const saved = fraction.replace(new RegExp(`0{0,${most - least}}$`), "");
  return `${value < 0 ? "-" : ""}${grouped(whole)}${saved && `,${saved}`}`;
}

/** "1.234.567" from its digits. */
export const grouped = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ".");
