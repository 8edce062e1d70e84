import { addDaysSp, dayBoundsSp } from "#kit/dates.ts";
import { dayKeySp } from "#kit/day-key.ts";

export const MAX_DAYS = 366;
const USUAL_DAYS = 30;

export type Period = { from: string; to: string; start: Date; end: Date; isCut: boolean };

/** The requested days, in São Paulo: the last thirty by default, never more than 366; invalid days count as absent. */
export function periodOf({ de, ate }: { de?: string | undefined; ate?: string | undefined }, now: Date): Period {
  const today = dayKeySp(now);
  const to = ate && dayBoundsSp(ate) && ate <= today ? ate : today;
  const last = dayBoundsSp(to)?.start ?? now;
  const back = (days: number): string => dayKeySp(addDaysSp(last, 1 - days));
  const requested = de && dayBoundsSp(de) && de <= to ? de : back(USUAL_DAYS);
  const from = requested < back(MAX_DAYS) ? back(MAX_DAYS) : requested;
  return {
    from,
    to,
    start: dayBoundsSp(from)?.start ?? last,
    end: dayBoundsSp(to)?.end ?? last,
    isCut: from !== requested,
  };
}
