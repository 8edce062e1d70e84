const LARGEST_DIGITS = 11;

/** Centavos as they stand in a money field, without the "R$": 123456 → "1.234,56". */
export function moneyFieldText(cents: number): string {
  const digits = String(Math.abs(Math.trunc(cents))).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${whole},${digits.slice(-2)}`;
}

/**
 * Centavos of any text a person types or pastes; null when it holds no digit. Bare digits fill from the cents up
 * ("3490" is 34,90); text with "R$", a comma or a point is read as a sum ("R$ 35" and "35.00" are 35,00).
 */
export function centsOfText(text: string): number | null {
  const digits = text.replace(/\D/g, "");
  if (digits === "") return null;
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed)) return Number(digits.slice(0, LARGEST_DIGITS));
  const decimals = /[.,](\d{1,2})\D*$/.exec(trimmed);
  const cents = decimals?.[1]?.padEnd(2, "0") ?? "00";
  const whole = decimals ? trimmed.slice(0, decimals.index).replace(/\D/g, "") : digits;
  return Number((whole + cents).slice(0, LARGEST_DIGITS));
}

/** The field after an edit: its digits as cents, the caret as far from the end as it was. */
export function refillMoney(text: string, caret: number): { text: string; caret: number } {
  const digits = text.replace(/\D/g, "").slice(0, LARGEST_DIGITS);
  if (digits === "") return { text: "", caret: 0 };
  const after = text.slice(caret).replace(/\D/g, "").length;
  const filled = moneyFieldText(Number(digits));
  let position = filled.length;
  for (let left = after; left > 0 && position > 0; position--) {
    if (/\d/.test(filled.charAt(position - 1))) left--;
  }
  return { text: filled, caret: position };
}
