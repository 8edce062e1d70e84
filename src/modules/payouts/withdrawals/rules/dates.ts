import { addDaysSp, startOfDaySp } from "#kit/dates.ts";
import { dayKeySp } from "#kit/day-key.ts";

/** Transfers requested before 15h are sent on the same working day. */
const CUT_OFF_HOUR = 15;
const HOUR_MS = 3_600_000;

const weekdayOf = (instant: Date): number => new Date(`${dayKeySp(instant)}T12:00:00Z`).getUTCDay();
const isWorkingDay = (instant: Date): boolean => weekdayOf(instant) % 6 !== 0;

/** Midnight in São Paulo of the next working day. */
export function nextWorkingDay(from: Date): Date {
  let day = addDaysSp(startOfDaySp(from), 1);
  while (!isWorkingDay(day)) day = addDaysSp(day, 1);
  return day;
}

/** The day, in São Paulo, by which a withdrawal requested at `now` should be in the bank: one working day after it is sent. */
export function estimatedDay(now: Date): Date {
  const leavesToday = isWorkingDay(now) && now.getTime() - startOfDaySp(now).getTime() < CUT_OFF_HOUR * HOUR_MS;
  return nextWorkingDay(leavesToday ? now : nextWorkingDay(now));
}

/** Midnight in São Paulo of the Monday of this week: the first withdrawal since then is free. */
export function startOfWeekSp(now: Date): Date {
  return addDaysSp(startOfDaySp(now), -((weekdayOf(now) + 6) % 7));
}
