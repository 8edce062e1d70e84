import { fold } from "#kit/fold.ts";
import { plainText } from "../../rules/blocks.ts";
import type { WrittenArticle } from "./article.ts";

const EMPTY = new Set(
  "a o as os um uma de do da dos das e em no na nos nas para por pra com que como qual quais meu minha meus minhas eu se ao ja ser foi tem ter vou posso consigo quero fazer onde quando quanto autoria".split(
    " ",
  ),
);
const WEIGHTS = { title: 6, keywords: 4, body: 1 } as const;
const LEAST_LIKENESS = 0.5;
const MOST_FOUND = 8;

/** The words that say something, without accents or the endings of plural, gender and verbs. */
export const stemsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map(stem);

function stem(word: string): string {
  if (word.length < 5) return word.replace(/s$/, "");
  return word
    .replace(/(?:coes|cao)$/, "c")
    .replace(/(?:oes|aos|ais|eis)$/, "")
    .replace(/s$/, "")
    .replace(/(?:ando|endo|indo|aram|eram|iram|arei|ado|ada|ido|ida|ar|er|ir|ou|ei|eu|iu|a|e|o)$/, "");
}

const pairsOf = (word: string): Set<string> => {
  const padded = `^${word}$`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
};

/** How alike two words are, from 0 to 1: pairs of emails they share (Dice). A slip of the finger leaves most of them. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length > 3 && b.startsWith(a)) return 0.9;
  const [one, other] = [pairsOf(a), pairsOf(b)];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

const best = (word: string, among: readonly string[]): number =>
  among.reduce((most, one) => Math.max(most, similarity(word, one)), 0);

/**
 * Articles that answer the words, best first: each word may sit in the title, the keywords or the text, whole, begun or misspelt. One
 * that misses more than half of the words is no answer.
 */
export function searchHelp<A extends Pick<WrittenArticle, "title" | "keywords" | "body">>(
  articles: readonly A[],
  words: string,
): A[] {
  const requested = [...new Set(stemsOf(words))];
  if (requested.length === 0) return [];
  return articles
    .map((article) => ({ article, score: scoreOf(article, requested) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND)
    .map(({ article }) => article);
}

function scoreOf({ title, keywords, body }: Pick<WrittenArticle, "title" | "keywords" | "body">, requested: string[]): number {
  const places = { title: stemsOf(title), keywords: stemsOf(keywords), body: stemsOf(plainText(body)) };
  let score = 0;
  let met = 0;
  for (const word of requested) {
    const inTitle = counted(best(word, places.title));
    const inKeywords = counted(best(word, places.keywords));
    // A slip is forgiven where words are few; in a whole text it would meet anything.
    const inBody = places.body.includes(word) ? 1 : 0;
    const gained = inTitle * WEIGHTS.title + inKeywords * WEIGHTS.keywords + inBody * WEIGHTS.body;
    score += gained;
    if (gained > 0) met += 1;
  }
  return met * 2 > requested.length || (met > 0 && met * 2 === requested.length && score >= WEIGHTS.title)
    ? (score * met) / requested.length
    : 0;
}

const counted = (alike: number): number => (alike >= LEAST_LIKENESS ? alike : 0);
