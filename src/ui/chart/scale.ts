/** Round ticks around the values and where a value stands between them: 0 at the lowest tick, 1 at the highest. Always with zero. */
export type Scale = { ticks: number[]; at: (value: number) => number };

const STEPS = [1, 2, 2.5, 5, 10];

/** A scale of some four round ticks for values counted in `unit` (100 for centavos shown in reais). */
export function scaleOf(values: readonly number[], unit = 1, wanted = 4): Scale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const step = roundStep((top - bottom || unit) / wanted, unit);
  const first = Math.floor(bottom / step) * step;
  const last = Math.max(first + step, Math.ceil(top / step) * step);
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);
  return { ticks, at: (value) => (value - first) / (last - first) };
}

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is enough, never a part of a unit. */
function roundStep(least: number, unit: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least / unit, 1)));
  const step = STEPS.map((times) => times * power).find((one) => Number.isInteger(one) && one >= least / unit) ?? 10 * power;
  return step * unit;
}
