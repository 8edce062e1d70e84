import type { RecipientStatus } from "../../../payments/recipients/rules.ts";

/** What may block a withdrawal, in the order it is reported. */
export const WITHDRAWAL_BLOCKS = [
  "payouts_off",
  "suspended",
  "no_recipient",
  "recipient_inactive",
  "no_account",
  "account_waiting",
  "account_returned",
  "held",
  "credentials_changed",
  "in_debt",
  "open_withdrawal",
  "no_second_step",
  "day_count",
  "no_balance",
] as const;
export type WithdrawalBlock = (typeof WITHDRAWAL_BLOCKS)[number];

/** The input of the rules; amounts in centavos from our ledger, instants and days by the database's clock. */
export type TransferFacts = {
  isOn: boolean;
  isSuspended: boolean;
  isClosing: boolean;
  recipient: RecipientStatus;
  account: { isUsable: boolean; wasReturned: boolean } | null;
  isHeld: boolean;
  changedCredentials: boolean;
  availableCents: number;
  debtCents: number;
  hasOpen: boolean;
  hasSecondStep: boolean;
  /** Withdrawals already confirmed today, in São Paulo. */
  today: { count: number; cents: number };
  limits: { leastCents: number; dailyCount: number; dailyCents: number };
  feeCents: number;
};

/** Everything that blocks a withdrawal now, whatever its amount. */
export function blocksOf(facts: TransferFacts): WithdrawalBlock[] {
  const isBlocking: Record<WithdrawalBlock, boolean> = {
    payouts_off: !facts.isOn,
    suspended: facts.isSuspended,
    no_recipient: facts.recipient === "sem_cadastro",
    recipient_inactive: facts.recipient !== "sem_cadastro" && facts.recipient !== "ativo",
    no_account: facts.recipient === "ativo" && !facts.account,
    account_waiting: facts.account?.isUsable === false,
    account_returned: facts.account?.wasReturned === true,
    held: facts.isHeld,
    credentials_changed: facts.changedCredentials,
    in_debt: facts.debtCents > 0,
    open_withdrawal: facts.hasOpen,
    no_second_step: !facts.hasSecondStep,
    day_count: facts.today.count >= facts.limits.dailyCount,
    no_balance: mostOf(facts) < leastOf(facts),
  };
  return WITHDRAWAL_BLOCKS.filter((block) => isBlocking[block]);
}

/** The minimum, in centavos: the platform's or, when the store is closing, one centavo more than the fee. */
export const leastOf = ({ isClosing, limits, feeCents }: TransferFacts): number =>
  Math.max(isClosing ? 0 : limits.leastCents, feeCents + 1);

/** The maximum, in centavos: the available balance, within the rest of the daily limit. */
export const mostOf = ({ availableCents, today, limits }: TransferFacts): number =>
  Math.max(0, Math.min(availableCents, limits.dailyCents - today.cents));

export type AmountRefusal = "amount_missing" | "below_least" | "above_available" | "above_day";

/** Why this amount is refused, or null when it is valid. Zero and negative amounts count as missing. */
export function judgeAmount(cents: number | null, facts: TransferFacts): AmountRefusal | null {
  if (cents === null || !Number.isSafeInteger(cents) || cents <= 0) return "amount_missing";
  if (cents > facts.availableCents) return "above_available";
  if (cents > facts.limits.dailyCents - facts.today.cents) return "above_day";
  return cents < leastOf(facts) ? "below_least" : null;
}
