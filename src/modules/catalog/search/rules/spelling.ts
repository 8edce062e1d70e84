export type VocabularyWord = { word: string; shown: string; products: number };

/** What the catalogue says, ready to be asked in passing. Words are folded: lower case, no accents. */
export type Vocabulary = {
  find: (word: string) => VocabularyWord | null;
  /** The word meant by one that nobody says: at one slip, or two in a long word. Null when none is near. */
  correct: (word: string) => VocabularyWord | null;
  /** Two words that were written as one. */
  split: (word: string) => [VocabularyWord, VocabularyWord] | null;
  /** The commonest words that begin so. */
  complete: (beginning: string, limit: number) => VocabularyWord[];
};

/** Slips are looked for in the beginning of a word; the rest is compared afterwards. */
const INDEXED_LETTERS = 7;
const SHORTEST = 4;
const LONG = 7;
const SHORTEST_HALF = 3;
/** How much a commoner word is preferred to a nearer one. */
const COMMONNESS = 0.15;

/** Builds the index of every word with up to two letters left out, so that a slip is found without comparing with every word. */
export function makeVocabulary(words: readonly VocabularyWord[]): Vocabulary {
  const byWord = new Map(words.map((one) => [one.word, one]));
  const sorted = words.toSorted((a, b) => (a.word < b.word ? -1 : 1));
  const byDeletion = new Map<string, VocabularyWord[]>();
  for (const one of words) {
    for (const key of deletionsOf(one.word.slice(0, INDEXED_LETTERS), 2)) {
      const list = byDeletion.get(key);
      if (list) list.push(one);
      else byDeletion.set(key, [one]);
    }
  }
  return {
    find: (word) => byWord.get(word) ?? null,
    correct: (word) => correctIn(byDeletion, word),
    split: (word) => splitIn(byWord, word),
    complete: (beginning, limit) => completeIn(sorted, beginning, limit),
  };
}

function correctIn(byDeletion: Map<string, VocabularyWord[]>, word: string): VocabularyWord | null {
  if (word.length < SHORTEST) return null;
  const reach = word.length < LONG ? 1 : 2;
  let best: { one: VocabularyWord; cost: number } | null = null;
  const seen = new Set<VocabularyWord>();
  for (const key of deletionsOf(word.slice(0, INDEXED_LETTERS), reach)) {
    for (const one of byDeletion.get(key) ?? []) {
      if (seen.has(one)) continue;
      seen.add(one);
      const slips = slipsBetween(word, one.word, reach);
      const cost = slips - COMMONNESS * Math.log(one.products);
      if (slips <= reach && (!best || cost < best.cost || (cost === best.cost && one.word < best.one.word))) best = { one, cost };
    }
  }
  return best?.one ?? null;
}

function splitIn(byWord: Map<string, VocabularyWord>, word: string): [VocabularyWord, VocabularyWord] | null {
  let best: [VocabularyWord, VocabularyWord] | null = null;
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
    const [head, tail] = [byWord.get(word.slice(0, at)), byWord.get(word.slice(at))];
    if (!head || !tail) continue;
    const weight = Math.min(head.products, tail.products);
    if (!best || weight > Math.min(best[0].products, best[1].products)) best = [head, tail];
  }
  return best;
}

function completeIn(sorted: VocabularyWord[], beginning: string, limit: number): VocabularyWord[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.word ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  const found: VocabularyWord[] = [];
  for (let i = low; sorted[i]?.word.startsWith(beginning); i++) found.push(sorted[i]!);
  return found.sort((a, b) => b.products - a.products).slice(0, limit);
}

/** The text itself and it without any one letter, then any two. */
function deletionsOf(text: string, reach: number): Set<string> {
  const all = new Set([text]);
  let last = [text];
  for (let n = 0; n < reach; n++) {
    const shorter = new Set<string>();
    for (const one of last) for (let i = 0; i < one.length; i++) shorter.add(one.slice(0, i) + one.slice(i + 1));
    last = [...shorter].filter((one) => !all.has(one));
    for (const one of last) all.add(one);
  }
  return all;
}

/** Letters missing, extra, changed, or two neighbours swapped, each one slip; more than `reach` is told as `reach` + 1. */
export function slipsBetween(a: string, b: string, reach: number): number {
  if (Math.abs(a.length - b.length) > reach) return reach + 1;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > reach) return reach + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, reach + 1);
}
