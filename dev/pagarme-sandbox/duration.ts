const pattern = /^P(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const units = [30 * 86_400_000, 7 * 86_400_000, 86_400_000, 3_600_000, 60_000, 1000];

/** Milliseconds of an ISO 8601 duration such as `P8D` or `PT30M` (a month counts 30 days); null when it is not one. */
export function durationMs(text: string): number | null {
  const parts = pattern.exec(text);
  if (!parts || text === "P" || text.endsWith("T")) return null;
  return units.reduce((sum, unit, i) => sum + unit * Number(parts[i + 1] ?? 0), 0);
}
