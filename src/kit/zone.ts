import { once } from "./once.ts";

const DAY_MS = 86_400_000;

const clockParts = once(
  () =>
    new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Sao_Paulo",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    }),
);

/** The time a clock in São Paulo shows at an instant, as the UTC milliseconds at which a UTC clock shows the same. */
export function clockSp(instantMs: number): number {
  const parts = new Map(
    clockParts()
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const seconds = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return seconds + (((instantMs % 1000) + 1000) % 1000);
}

/**
 * The instant at which a clock in São Paulo shows `clockMs`, in the form `clockSp` returns. When the clock shows it twice, the first time;
 * when it skips it, as long after the skip as it is into it.
 */
export function instantOfClockSp(clockMs: number): number {
  const aheadAt = (instantMs: number): number => clockSp(instantMs) - instantMs;
  const before = aheadAt(clockMs - DAY_MS);
  const after = aheadAt(clockMs + DAY_MS);
  const isShownAt = (instantMs: number): boolean => clockSp(instantMs) === clockMs;
  return [clockMs - before, clockMs - after].find(isShownAt) ?? clockMs - before;
}
