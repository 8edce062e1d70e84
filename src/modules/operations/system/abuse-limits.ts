import { EMAILS_A_DAY } from "../../accounts/limits.ts";
import { CODE_CHECKS_OF_DAY } from "../../coupons/limits.ts";
import { CARD_TRIES_OF_DAY } from "../../payments/cards/limits.ts";

/** Ceilings that only somebody abusing the market reaches, and what is said of who did. Their keys stay for a day. */
export const ABUSE_LIMITS: readonly { name: string; points: number; words: string }[] = [
  { ...CARD_TRIES_OF_DAY, words: "tentaram cartões demais" },
  { ...CODE_CHECKS_OF_DAY, words: "tentaram adivinhar cupons" },
  { ...EMAILS_A_DAY, words: "pediram códigos e e-mails demais" },
  { name: "place-order-day-address", points: 400, words: "fizeram pedidos demais" },
  { name: "become-recipient-day-address", points: 60, words: "tentaram documentos demais para receber" },
  { name: "application-day-address", points: 60, words: "tentaram documentos demais para vender" },
];
