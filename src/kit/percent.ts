import { once } from "./once.ts";

const percentText = once(() => new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 1 }));

const shareText = once(
  () => new Intl.NumberFormat("pt-BR", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** "12,4%" from a ratio (0.124); U+2212 as the minus sign. */
export function formatPercent(ratio: number): string {
  return percentText().format(ratio).replace("-", "\u2212");
}

/** "1,0%" from a ratio (0.01), always with one decimal: for columns, so that numbers align. */
export function formatShare(ratio: number): string {
  return shareText().format(ratio);
}

/** "12,5%" from basis points (1250), without rounding. */
export function formatBasisPoints(basisPoints: number): string {
  return `${String(basisPoints / 100).replace(".", ",")}%`;
}

/**
 * The basis points of a percentage typed, 0 to 100 with up to two decimals, or null: "12,5" and "12,5 %" are 1250. Refuses signs,
 * exponents, the dot as decimal mark and more than 100 %.
 */
export function parsePercent(text: string): number | null {
  const found = /^([0-9]{1,3})(?:,([0-9]{1,2}))?[ \u00a0]?%?$/.exec(text.length > 16 ? "" : text.trim());
  if (!found) return null;
  const basisPoints = Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
  return basisPoints <= 10_000 ? basisPoints : null;
}
