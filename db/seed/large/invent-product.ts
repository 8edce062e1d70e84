import type { License, Paper } from "../market/market-types.ts";
import { at, mulberry32 } from "../market/random.ts";
import { slugOf } from "../market/slug.ts";
import { seriesName } from "./series-name.ts";
import { TOPICS, type Topic } from "./vocabulary.ts";
import { zipf } from "./zipf.ts";

/** A product of the large market as the database takes it, with no files of its own. */
export type InventedProduct = {
  slug: string;
  title: string;
  promise: string;
  kind: string;
  root: string;
  /** Places among the sub-categories of the root and among the stores, in [0, 1). */
  categoryPlace: number;
  storePlace: number;
  priceCents: number;
  license: License;
  paper: Paper;
  formats: string[];
  tags: string[];
  pageCount: number | null;
  sizeBytes: number;
  ageHours: number;
  sales: number;
  ratingSum: number;
  ratingCount: number;
  /** Draws the attributes of the category. */
  attributeSeed: number;
};

const PAPERS: readonly Paper[] = ["rosa", "canario", "menta", "ceu", "pessego", "lilas"];
const PRICES = [
  390, 490, 690, 790, 990, 1_290, 1_490, 1_790, 1_990, 2_490, 2_990, 3_490, 3_990, 4_990, 5_990, 7_990, 9_990, 14_900,
];
const MOST_SALES = 40_000;

/** The product with this number: always the same, so that a smaller market is the beginning of a larger one. */
export function inventProduct(index: number): InventedProduct {
  const next = mulberry32(Math.imul(index + 1, 0x9e3779b1));
  const common = (words: readonly string[]): string => at(words, zipf(next(), words.length));
  const topic = topicAt(next() * 1000);
  const head = common(topic.heads);
  const theme = common(topic.themes);
  const end = next() < 0.62 ? common(topic.ends) : null;
  const series = next() < 0.4 ? seriesName(next()) : null;
  const title = [head, theme, end].filter(Boolean).join(" ") + (series ? `: coleção ${series}` : "");
  const isFree = next() < 0.3;
  const priceCents = isFree ? 0 : at(PRICES, Math.min(PRICES.length - 1, Math.floor(next() ** 1.6 * PRICES.length)));
  const sales = salesFor(next(), next());
  const ratingCount = Math.floor(sales * 0.12 * next());
  const average = Math.min(5, 3.4 + 1.7 * next() ** 0.6);
  const formats = at(topic.formats, zipf(next(), topic.formats.length));
  const hasPages = formats.includes("PDF");
  return {
    slug: `${slugOf(title).slice(0, 80)}-m${index}`,
    title,
    promise: `${head} sobre ${theme}${end ? `, ${end}` : ""}, pronto para usar.`,
    kind: head.replace(/ de$/, ""),
    root: topic.root,
    categoryPlace: next(),
    storePlace: next(),
    priceCents,
    license: next() < 0.7 ? "pessoal" : next() < 0.6 ? "turmas" : "comercial",
    paper: at(PAPERS, Math.floor(next() * PAPERS.length)),
    formats: formats.map((format) => format.toLowerCase()),
    tags: tagsOf(topic, [theme, ...(end ? [end] : []), common(topic.themes), common(topic.heads), common(topic.ends)], next()),
    pageCount: hasPages ? 1 + Math.floor(80 * next() ** 2) : null,
    sizeBytes: 40_000 + Math.floor(30_000_000 * next() ** 4),
    ageHours: Math.floor(24 * 900 * next() ** 1.5),
    sales,
    ratingSum: Math.round(average * ratingCount),
    ratingCount,
    attributeSeed: Math.floor(next() * 2 ** 31),
  };
}

function topicAt(place: number): Topic {
  let left = place;
  for (const topic of TOPICS) {
    left -= topic.weight;
    if (left < 0) return topic;
  }
  return at(TOPICS, TOPICS.length - 1);
}

/** Two in five never sold; the others by Pareto: few sell thousands. */
function salesFor(whether: number, chance: number): number {
  if (whether < 0.4) return 0;
  return Math.min(MOST_SALES, Math.floor((1 - chance) ** (-1 / 1.1)));
}

/** Two in five school products say "educação", as their authors do. */
function tagsOf(topic: Topic, words: string[], chance: number): string[] {
  const all = topic.root === "para-a-escola" && chance < 0.87 ? ["educação", ...words] : words;
  return [...new Set(all.map((word) => word.toLowerCase()))].slice(0, 6);
}
