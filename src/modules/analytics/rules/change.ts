import { formatPercent } from "#kit/percent.ts";

export type Change = { text: string; direction: "up" | "down" | "flat" };

/** How much a figure moved against the one before, in words; null where there is nothing to divide by. */
export function changeOf(now: number, before: number): Change | null {
  if (before <= 0) return null;
  const ratio = (now - before) / before;
  const text = formatPercent(Math.abs(ratio));
  return { text, direction: text === "0%" ? "flat" : ratio > 0 ? "up" : "down" };
}
