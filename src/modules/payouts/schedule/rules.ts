import { addDaysSp, dayBoundsSp, startOfDaySp } from "#kit/dates.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { startOfWeekSp } from "../withdrawals/rules/dates.ts";
import { blocksOf, type TransferFacts, type WithdrawalBlock } from "../withdrawals/rules/blocks.ts";

export const FREQUENCIES = ["diario", "semanal", "mensal"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The hour of the day in São Paulo at which a period's withdrawal starts. */
const RUN_HOUR = 9;
const HOUR_MS = 3_600_000;
const SATURDAY = 6;
const MONTH_DAYS = 32;

const startOfMonthSp = (instant: Date): Date => dayBoundsSp(`${dayKeySp(instant).slice(0, 7)}-01`)?.start ?? instant;

const isWeekend = (instant: Date): boolean => new Date(`${dayKeySp(instant)}T12:00:00Z`).getUTCDay() % SATURDAY === 0;

const PERIODS: Record<Frequency, { startOf: (now: Date) => Date; next: (start: Date) => Date }> = {
  diario: { startOf: startOfDaySp, next: (start) => addDaysSp(start, 1) },
  semanal: { startOf: startOfWeekSp, next: (start) => addDaysSp(start, 7) },
  mensal: { startOf: startOfMonthSp, next: (start) => startOfMonthSp(addDaysSp(start, MONTH_DAYS)) },
};

/** The period of an instant, in São Paulo: each period is paid once. */
export const periodOf = (frequency: Frequency, now: Date): string => `${frequency} ${dayKeySp(PERIODS[frequency].startOf(now))}`;

/** The start of the next period's withdrawal after `now`: at nine on its first day; "diario" means working days. */
export function nextRun(frequency: Frequency, now: Date): Date {
  const { startOf, next } = PERIODS[frequency];
  let start = startOf(now);
  while (start.getTime() + RUN_HOUR * HOUR_MS <= now.getTime() || (frequency === "diario" && isWeekend(start)))
    start = next(start);
  return new Date(start.getTime() + RUN_HOUR * HOUR_MS);
}

/** When a blocked run is tried again: in an hour, or with the next period if that comes first. */
export const retryRun = (frequency: Frequency, now: Date): Date =>
  new Date(Math.min(now.getTime() + HOUR_MS, nextRun(frequency, now).getTime()));

/** The reasons that block a scheduled withdrawal, besides those that block any withdrawal. */
export type ScheduleBlock = WithdrawalBlock | "account_changed" | "account_changing" | "provider_down" | "below_own_least";

/** `skip`: nothing more in this period. `retry`: the block may end soon. `stop`: only the author can turn the schedule on again. */
export type Reaction = "skip" | "retry" | "stop";

/** The reaction of a run to a block. */
export function reactionTo(block: ScheduleBlock): Reaction {
  if (block === "account_changed" || block === "no_second_step") return "stop";
  return block === "no_balance" || block === "below_own_least" || block === "day_count" ? "skip" : "retry";
}

/** Whether the author is notified: not for a small balance, and not for blocks that are reported elsewhere. */
export const isNotified = (block: ScheduleBlock): boolean =>
  !["no_balance", "below_own_least", "day_count", "open_withdrawal", "payouts_off"].includes(block);

const HINDRANCES = ["suspended", "no_recipient", "recipient_inactive", "no_account", "no_second_step"] as const;

/** What keeps the schedule from being turned on and only the author can end, one at a time, in the order it is done; null when nothing does. */
export function hindranceOf(facts: TransferFacts): (typeof HINDRANCES)[number] | null {
  const blocks = blocksOf(facts);
  return HINDRANCES.find((block) => blocks.includes(block)) ?? null;
}
