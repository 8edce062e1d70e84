import { fold } from "#kit/fold.ts";
import { singularOf, soundOf } from "./sounds.ts";

export type VocabularyWord = { word: string; shown: string; products: number };
export type MeantWord = VocabularyWord & { soundsAlike: boolean };

/** What the catalogue says, ready to be asked in passing. Its own words are folded: lower case, no accents. */
export type Vocabulary = {
  /** Whether this word is said, be it in the singular or in the plural. */
  knows: (typed: string) => boolean;
  /** The word meant by one that nobody says: one that sounds alike, else at one slip, or two in a long word. Null when none is near. */
  correct: (typed: string) => MeantWord | null;
  /** Two words that were written as one. */
  split: (typed: string) => [VocabularyWord, VocabularyWord] | null;
  /** The commonest words that begin so. Takes a folded beginning. */
  complete: (beginning: string, limit: number) => VocabularyWord[];
};

/** Slips are looked for in the beginning of a word; the rest is compared afterwards. */
const INDEXED_LETTERS = 7;
const SHORTEST = 4;
const LONG = 7;
const SHORTEST_HALF = 3;
/** How much a commoner word is preferred to a nearer one. */
const COMMONNESS = 0.15;

/** A word, or the singular that nobody says of one. */
type Form = { form: string; one: VocabularyWord };
type Index = { bySound: Map<string, VocabularyWord[]>; byDeletion: Map<string, Form[]> };

/** The vocabulary of these words. What finds slips is made when the first of them is asked about: few searches need it. */
export function makeVocabulary(words: readonly VocabularyWord[]): Vocabulary {
  const byWord = new Map(words.map((one) => [one.word, one]));
  const singulars = new Set(words.map((one) => singularOf(one.word)));
  const sorted = words.toSorted((a, b) => (a.word < b.word ? -1 : 1));
  let index: Index | null = null;
  return {
    knows: (typed) => singulars.has(singularOf(fold(typed))),
    correct: (typed) => correctIn((index ??= indexOf(words, byWord)), typed),
    split: (typed) => splitIn(byWord, fold(typed)),
    complete: (beginning, limit) => completeIn(sorted, beginning, limit),
  };
}

/** Every word by its sound, and with up to two letters left out, so that a slip is found without comparing with every word. */
function indexOf(words: readonly VocabularyWord[], byWord: Map<string, VocabularyWord>): Index {
  const index: Index = { bySound: new Map(), byDeletion: new Map() };
  for (const one of words) {
    addTo(index.bySound, soundOf(one.shown), one);
    const singular = singularOf(one.word);
    const forms = one.word.endsWith("s") && !byWord.has(singular) ? [one.word, singular] : [one.word];
    for (const form of forms) {
      const entry = { form, one };
      for (const key of deletionsOf(form.slice(0, INDEXED_LETTERS), 2)) addTo(index.byDeletion, key, entry);
    }
  }
  return index;
}

function addTo<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

function correctIn({ bySound, byDeletion }: Index, typed: string): MeantWord | null {
  const word = fold(typed);
  if (word.length < SHORTEST) return null;
  const alike = bySound.get(soundOf(typed))?.map((one) => ({ form: one.word, one }));
  if (alike) return nearest(word, alike, word.length, true);
  const reach = word.length < LONG ? 1 : 2;
  const near = new Set<Form>();
  for (const key of deletionsOf(word.slice(0, INDEXED_LETTERS), reach))
    for (const entry of byDeletion.get(key) ?? []) near.add(entry);
  return nearest(word, near, reach, false);
}

function nearest(word: string, forms: Iterable<Form>, reach: number, soundsAlike: boolean): MeantWord | null {
  let best: { one: VocabularyWord; cost: number } | null = null;
  for (const { form, one } of forms) {
    const slips = slipsBetween(word, form, reach);
    const cost = slips - COMMONNESS * Math.log(one.products);
    if (slips <= reach && (!best || cost < best.cost || (cost === best.cost && one.word < best.one.word))) best = { one, cost };
  }
  return best && { ...best.one, soundsAlike };
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
