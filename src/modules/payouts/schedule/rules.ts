import { addDaysSp, dayBoundsSp, startOfDaySp } from "#kit/dates.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { startOfWeekSp } from "../withdrawals/rules/dates.ts";
import type { WithdrawalBlock } from "../withdrawals/rules/blocks.ts";

export const FREQUENCIES = ["diario", "semanal", "mensal"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The hour in São Paulo at which a period begins to be paid. */
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

/** The period an instant falls in, in São Paulo: what is paid once. */
export const periodOf = (frequency: Frequency, now: Date): string => `${frequency} ${dayKeySp(PERIODS[frequency].startOf(now))}`;

/** When the next period begins to be paid, after `now`: at nine of its first day; daily means working days. */
export function nextRun(frequency: Frequency, now: Date): Date {
  const { startOf, next } = PERIODS[frequency];
  let start = startOf(now);
  while (start.getTime() + RUN_HOUR * HOUR_MS <= now.getTime() || (frequency === "diario" && isWeekend(start)))
    start = next(start);
  return new Date(start.getTime() + RUN_HOUR * HOUR_MS);
}

/** When a run that something stood in the way of is tried again: in an hour, or with the next period if that comes first. */
export const retryRun = (frequency: Frequency, now: Date): Date =>
  new Date(Math.min(now.getTime() + HOUR_MS, nextRun(frequency, now).getTime()));

/** What stands in the way of a scheduled withdrawal besides what stands in the way of any. */
export type ScheduleBlock = WithdrawalBlock | "account_changed" | "account_changing" | "provider_down" | "below_own_least";

/** `skip`: the period is over. `retry`: it may pass soon. `stop`: only the author can start it again. */
export type Reaction = "skip" | "retry" | "stop";

/** What a run does about what it met. */
export function reactionTo(block: ScheduleBlock): Reaction {
  if (block === "account_changed" || block === "no_second_step") return "stop";
  return block === "no_balance" || block === "below_own_least" || block === "day_count" ? "skip" : "retry";
}

/** Whether the author hears of it: too little money is no news, and an open withdrawal is told by itself. */
export const isNotified = (block: ScheduleBlock): boolean =>
  !["no_balance", "below_own_least", "day_count", "open_withdrawal", "payouts_off"].includes(block);
