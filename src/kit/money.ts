import { grouped } from "./number-text.ts";
import { once } from "./once.ts";

const MINUS = "\u2212";
const LARGEST_WHOLE_DIGITS = 12;

const compact = once(() => new Intl.NumberFormat("pt-BR", { notation: "compact", maximumFractionDigits: 2 }));
const compactReais = once(
  () =>
    new Intl.NumberFormat("pt-BR", {
      style: "currency",
      currency: "BRL",
      notation: "compact",
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    }),
);

function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not a whole number of cents: ${cents}`);
}

/** An amount in reais as decimal text, exact where `cents / 100` would round. */
function decimalText(cents: number): `${number}` {
  const fraction = String(cents % 100).padStart(2, "0");
  return `${(cents - (cents % 100)) / 100}.${fraction}` as `${number}`;
}

/** "R$ 1.234,56" (with a no-break space), or "− R$ 5,24" for a negative amount. */
export function formatMoney(cents: number): string {
  assertCents(cents);
  const [whole = "", fraction = ""] = decimalText(Math.abs(cents)).split(".");
  const text = `R$\u00a0${grouped(whole)},${fraction}`;
  return cents < 0 ? `${MINUS} ${text}` : text;
}

/** The same without the currency, where it is already shown beside: "1.234,56", "− 5,24". */
export const formatBareMoney = (cents: number): string => formatMoney(cents).replace(/R\$\s/u, "");

/** A ledger entry: "+ R$ 31,06", "− R$ 5,24", and zero without a sign. */
export function formatSignedMoney(cents: number): string {
  return cents > 0 ? `+ ${formatMoney(cents)}` : formatMoney(cents);
}

/** A price for a buyer: "Grátis" for zero, else as `formatMoney`. */
export function formatPrice(cents: number): string {
  return cents === 0 ? "Grátis" : formatMoney(cents);
}

/** A chart label without the currency: "500", "40 mil", "1,28 mi". */
export function formatCompact(cents: number): string {
  assertCents(cents);
  const text = compact().format(decimalText(Math.abs(cents)));
  return cents < 0 ? `${MINUS}${text}` : text;
}

/** A chart total: "R$ 40 mil", "R$ 1,28 mi". */
export function formatCompactMoney(cents: number): string {
  assertCents(cents);
  const text = compactReais().format(decimalText(Math.abs(cents)));
  return cents < 0 ? `${MINUS} ${text}` : text;
}

/** An amount for a form field or a spreadsheet, without symbol or grouping: "1234,56". */
export function moneyInputText(cents: number): string {
  assertCents(cents);
  return `${cents < 0 ? "-" : ""}${decimalText(Math.abs(cents)).replace(".", ",")}`;
}

/**
 * The centavos of an amount typed in the Brazilian format, or null. Accepts "1.234,56", "1234,56", "R$ 1.234,56", "10" and "1.000"; after
 * "R$" the centavos are required. Refuses signs, exponents, digits other than 0-9, one or three decimals and the dot as decimal mark.
 */
export function parseMoney(text: string): number | null {
  const trimmed = text.length > 64 ? "" : text.trim();
  const found = /^(R\$[ \u00a0\u202f]?)?([0-9]{1,3}(?:\.[0-9]{3})+|[0-9]+)(?:,([0-9]{2}))?$/.exec(trimmed);
  if (!found) return null;
  const [, symbol, grouped = "", fraction] = found;
  if (symbol && !fraction) return null;
  const whole = grouped.replaceAll(".", "");
  if (whole.length > LARGEST_WHOLE_DIGITS) return null;
  return Number(whole) * 100 + Number(fraction ?? "0");
}
