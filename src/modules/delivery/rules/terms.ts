import { addDaysSp } from "#kit/dates.ts";

const REGRET_MS = 7 * 24 * 3_600_000;
const RELEASE_DAYS = 8;
const PROBLEM_DAYS = 90;

/** Until when the buyer may give everything back: 7 × 24 h after payment or first access, whichever came later (CDC, art. 49). */
export function regretEndsAt(paidAt: Date, firstAccessAt: Date | null): Date {
  return new Date(Math.max(paidAt.getTime(), firstAccessAt?.getTime() ?? 0) + REGRET_MS);
}

/** The earliest an author's share may be released: the days of regret and one more. */
export const releaseExpectedAt = (paidAt: Date): Date => addDaysSp(paidAt, RELEASE_DAYS);

/** Until when a problem may be reported at all; some have less time, and are told so. */
export const problemEndsAt = (paidAt: Date): Date => addDaysSp(paidAt, PROBLEM_DAYS);
