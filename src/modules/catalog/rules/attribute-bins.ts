/** How many stretches the numbers of an attribute are counted in, at most. */
const MOST_BINS = 20;

export type NumberSpan = { lowest: number; highest: number };

/** The numbers of an attribute, cut in equal stretches: one each while they are few. */
export const binCount = ({ lowest, highest }: NumberSpan): number => Math.min(MOST_BINS, highest - lowest + 1);

/** The stretch a number falls in; one out of the span counts in the first or the last. */
export function binOf(span: NumberSpan, value: number): number {
  const count = binCount(span);
  const place = Math.floor(((value - span.lowest) * count) / (span.highest - span.lowest + 1));
  return Math.max(0, Math.min(count - 1, place));
}

/** Every stretch touched from `low` to `high`, both included. */
export function binsOf(span: NumberSpan, low: number, high: number): number[] {
  const [first, last] = [binOf(span, Math.min(low, high)), binOf(span, Math.max(low, high))];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Whether asking from `low` to `high` is the same as asking for the stretches they touch. */
export const areWholeBins = (span: NumberSpan, low: number, high: number): boolean =>
  (low <= span.lowest || binOf(span, low - 1) < binOf(span, low)) &&
  (high >= span.highest || binOf(span, high + 1) > binOf(span, high));
