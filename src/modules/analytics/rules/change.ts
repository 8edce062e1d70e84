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

/** How much a share moved, in percentage points: "0,4 p.p."; null when either is unknown. */
export function pointsOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  const moved = Math.round((now - before) * 1000) / 10;
  return { text: `${numberText(Math.abs(moved), 1)} p.p.`, direction: moved === 0 ? "flat" : moved > 0 ? "up" : "down" };
}
