import type { CardBehaviour } from "../objects.ts";

const stories: Record<string, CardBehaviour> = {
  "4000000000000010": "approve",
  "4000000000000028": "no_funds",
  "4000000000000036": "process_then_approve",
  "4000000000000044": "process_then_refuse",
  "4000000000000051": "approve_then_chargeback",
  "4000000000000069": "approve_then_chargeback",
  "4000000000000077": "approve_then_refund_fails",
  "4000000000000085": "confirm_then_approve",
  "4000000000000093": "confirm_then_no_funds",
};

/** What a test card does; a CVV beginning with 6 is refused by the issuer, any other valid number approved. */
export function behaviourOf(number: string, cvv: string | undefined): CardBehaviour {
  if (cvv?.startsWith("6")) return "issuer_refuses";
  return stories[number] ?? "approve";
}

export function isLuhnValid(number: string): boolean {
  let sum = 0;
  for (let i = 0; i < number.length; i++) {
    const digit = Number(number.charAt(number.length - 1 - i));
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const brands: [RegExp, string][] = [
  [/^(4011|4312|4389|4514|4576|5041|5066|5067|509|6277|6362|6363|650|6516|6550)/, "Elo"],
  [/^(606282|3841)/, "Hipercard"],
  [/^4/, "Visa"],
  [/^(5[1-5]|2[2-7])/, "Mastercard"],
  [/^3[47]/, "Amex"],
  [/^3(0[0-5]|[68])/, "Diners"],
];

export function brandOf(number: string): string {
  return brands.find(([pattern]) => pattern.test(number))?.[1] ?? "Visa";
}
