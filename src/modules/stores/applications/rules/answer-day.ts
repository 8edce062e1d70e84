import { addDaysSp } from "#kit/dates.ts";
import { dayKeySp } from "#kit/day-key.ts";

/** The day by which who sends at `sentAt` hears from us: so many working days later, in São Paulo. Holidays are not known here. */
export function answerDay(sentAt: Date, workingDays: number): Date {
  let day = sentAt;
  for (let left = workingDays; left > 0;) {
    day = addDaysSp(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

function isWorkingDay(instant: Date): boolean {
  const weekday = new Date(`${dayKeySp(instant)}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
