import { numberText } from "#kit/number-text.ts";
import { formatPercent } from "#kit/percent.ts";

export type Change = { text: string; direction: "up" | "down" | "flat" };

/** How much a figure moved against the one before, in words; null where there is nothing to divide by. */
export function changeOf(now: number, before: number): Change | null {
  if (before <= 0) return null;
  const ratio = (now - before) / before;
  const text = formatPercent(Math.abs(ratio));
  return { text, direction: text === "0%" ? "flat" : ratio > 0 ? "up" : "down" };
}

/** A share in tenths of a percentage point, as it is shown. */
const tenths = (share: number): number => Math.round(share * 1000);

/** How much a share moved, in percentage points of what is shown: "0,4 p.p."; null when either is unknown. */
export function pointsOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  const moved = (tenths(now) - tenths(before)) / 10;
  return { text: `${numberText(Math.abs(moved), 1)} p.p.`, direction: moved === 0 ? "flat" : moved > 0 ? "up" : "down" };
}
