/** A stream of numbers in [0, 1) that is the same for the same seed (mulberry32). */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A 32-bit seed from any text (FNV-1a), stable across machines. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** A real number in [from, to). */
  real(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks in proportion to the weights. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
  /** `count` different items, in random order; fewer when there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  shuffle<T>(items: readonly T[]): T[];
};

/** Pickers over one seeded stream. An empty list to pick from is a bug and throws. */
export function randomOf(seed: number | string): Random {
  const next = mulberry32(typeof seed === "number" ? seed : seedOf(seed));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => at(items, int(0, items.length - 1));
  const shuffle = <T>(items: readonly T[]): T[] => {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i);
      const held = at(copy, i);
      copy[i] = at(copy, j);
      copy[j] = held;
    }
    return copy;
  };
  return {
    next,
    int,
    pick,
    shuffle,
    real: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    sample: (items, count) => shuffle(items).slice(0, count),
    weighted: (items, weightOf) => {
      const total = items.reduce((sum, item) => sum + weightOf(item), 0);
      let left = next() * total;
      for (const item of items) {
        left -= weightOf(item);
        if (left < 0) return item;
      }
      return at(items, items.length - 1);
    },
  };
}

/** The item at an index that is known to exist; throws when it does not. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`no item ${index} in a list of ${items.length}`);
  return item;
}
