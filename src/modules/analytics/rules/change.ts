import { numberText } from "#kit/number-text.ts";
import { formatPercent } from "#kit/percent.ts";

/** `few`: what came before is too little for a share to say anything. */
export type Change = { text: string; direction: "up" | "down" | "flat" | "few" };

/** A share of fewer sales, people or downloads than this moves by itself. */
const FEWEST_COMPARED = 10;

/**
 * How much a figure moved against the one before, in words; null where there is nothing to divide by. `counted`: how many sales, people
 * or downloads are behind the figure before, where it is not a count itself.
 */
export function changeOf(now: number, before: number, counted = before): Change | null {
  if (before <= 0) return null;
  if (counted < FEWEST_COMPARED) return { text: "pouco para comparar", direction: "few" };
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
