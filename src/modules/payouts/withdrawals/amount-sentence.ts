import { formatMoney } from "#kit/money.ts";
import { withdrawalMessages } from "./messages.ts";
import { type AmountRefusal, leastOf, type TransferFacts } from "./rules/blocks.ts";

/** Why an amount cannot be asked, with the figures. */
export function amountSentence(reason: AmountRefusal, facts: TransferFacts): string {
  if (reason === "below_least") return `O mínimo de um saque é ${formatMoney(leastOf(facts))}.`;
  if (reason === "above_available") return `Você tem ${formatMoney(facts.availableCents)} disponíveis.`;
  if (reason === "above_day") {
    return `Hoje ainda dá para sacar até ${formatMoney(Math.max(0, facts.limits.dailyCents - facts.today.cents))}.`;
  }
  return withdrawalMessages[reason];
}
