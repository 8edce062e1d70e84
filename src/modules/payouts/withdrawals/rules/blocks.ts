import type { RecipientStatus } from "../../../payments/recipients/rules.ts";

/** What can stand between an author and a withdrawal, in the order it is told. */
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

/** What the rules look at; cents by our books, instants and days by the database's clock. */
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
  /** Already confirmed today, in São Paulo. */
  today: { count: number; cents: number };
  limits: { leastCents: number; dailyCount: number; dailyCents: number };
  feeCents: number;
};

/** Everything that stops a withdrawal now, whatever its amount. */
export function blocksOf(facts: TransferFacts): WithdrawalBlock[] {
  const standing: Record<WithdrawalBlock, boolean> = {
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
  return WITHDRAWAL_BLOCKS.filter((block) => standing[block]);
}

/** The least that may be asked: the platform's minimum, or whatever leaves a centavo after the fee when the store is closing. */
export const leastOf = ({ isClosing, limits, feeCents }: TransferFacts): number =>
  Math.max(isClosing ? 0 : limits.leastCents, feeCents + 1);

/** The most: what is available, within what is left of the day. */
export const mostOf = ({ availableCents, today, limits }: TransferFacts): number =>
  Math.max(0, Math.min(availableCents, limits.dailyCents - today.cents));

export type AmountRefusal = "amount_missing" | "below_least" | "above_available" | "above_day";

/** Why this amount may not be asked, or null when it may. Zero and less were never an amount. */
export function judgeAmount(cents: number | null, facts: TransferFacts): AmountRefusal | null {
  if (cents === null || !Number.isSafeInteger(cents) || cents <= 0) return "amount_missing";
  if (cents > facts.availableCents) return "above_available";
  if (cents > facts.limits.dailyCents - facts.today.cents) return "above_day";
  return cents < leastOf(facts) ? "below_least" : null;
}
