import { addDaysSp } from "#kit/dates.ts";

const REGRET_MS = 7 * 24 * 3_600_000;
const RELEASE_DAYS = 8;

/** Until when the buyer may give everything back: 7 × 24 h after payment or first access, whichever came later (CDC, art. 49). */
export function regretEndsAt(paidAt: Date, firstAccessAt: Date | null): Date {
  return new Date(Math.max(paidAt.getTime(), firstAccessAt?.getTime() ?? 0) + REGRET_MS);
}

/** The earliest an author's share may be released: the days of regret and one more. */
export const releaseExpectedAt = (paidAt: Date): Date => addDaysSp(paidAt, RELEASE_DAYS);
