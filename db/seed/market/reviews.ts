import type { Random } from "./random.ts";
import { at } from "./random.ts";
import { cellsOf, readBlocks } from "./read-catalogue.ts";

export type Stars = 1 | 2 | 3 | 4 | 5;
export type MarketReview = { stars: Stars; text: string | null };

const TEXTS = new Map<string, string[]>(
  readBlocks("reviews").map(([head = "", ...texts]) => [cellsOf(head.slice(2), 2).join(" "), texts]),
);

/** Every review text with the category and the stars it fits; category "todos" fits any. */
export const REVIEW_TEXTS: readonly { topic: string; stars: Stars; text: string }[] = [...TEXTS].flatMap(([key, texts]) => {
  const [topic = "", stars] = key.split(" ");
  return texts.map((text) => ({ topic, stars: Number(stars) as Stars, text }));
});

/** Questions that shoppers ask, with the author's answer. */
export const MARKET_QUESTIONS: readonly { question: string; answer: string }[] = readBlocks("questions").map((block) => ({
  question: at(block, 0),
  answer: at(block, 1),
}));

/** The stars that buyers of one product give: good ones tend to 4,9, a few to 4,4. `quality` from 0 to 1. */
export function drawStars(random: Random, quality: number): Stars {
  const draw = random.next();
  const five = 0.66 + 0.26 * quality;
  if (draw < five) return 5;
  const rest = (draw - five) / (1 - five);
  return rest < 0.68 ? 4 : rest < 0.88 ? 3 : rest < 0.96 ? 2 : 1;
}

/** One review of a product of a root category; four in ten come without words. */
export function drawReview(random: Random, topic: string, quality: number): MarketReview {
  const stars = drawStars(random, quality);
  if (random.chance(0.4)) return { stars, text: null };
  const texts = [...(TEXTS.get(`${topic} ${stars}`) ?? []), ...(TEXTS.get(`todos ${stars}`) ?? [])];
  return { stars, text: random.pick(texts) };
}
