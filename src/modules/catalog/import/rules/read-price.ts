import { fold } from "#kit/fold.ts";
import { parseMoney } from "#kit/money.ts";

/**
 * A price as a spreadsheet writes it, in centavos: besides what people type, "12,9" and "12.9" of cells shown as plain numbers, and
 * 0 for "grátis". Null when it is none of these.
 */
export function readPrice(text: string): number | null {
  const trimmed = text.trim();
  if (fold(trimmed) === "gratis" || fold(trimmed) === "gratuito") return 0;
  const plain = /^(\d{1,7})[.,](\d{1,2})$/.exec(trimmed);
  if (plain) return Number(plain[1]) * 100 + Number(plain[2]!.padEnd(2, "0"));
  return parseMoney(trimmed);
}
