import { plainWords } from "./prefixes.ts";

export type TitledProduct = { title: string; tags: string[]; weight: number };
export type Phrase = { text: string; plain: string; weight: number };

const LITTLE = new Set("a o e as os de da do das dos em no na nos nas para por com sem um uma ao aos que ou seu sua".split(" "));
const LONGEST = 4;
const MOST = 20_000;

/**
 * Searches worth proposing: tags, and runs of two to four words that several titles share, heavier the more products say
 * them and the better those sell. Shown in lower case, as people type.
 */
export function phrasesOf(products: readonly TitledProduct[], fewest: number): Phrase[] {
  const byPlain = new Map<string, Phrase & { products: number; isTag: boolean }>();
  for (const { title, tags, weight } of products) {
    const phrases = new Map<string, { text: string; isTag: boolean }>();
    for (const run of runsOf(title)) phrases.set(plainWords(run), { text: run, isTag: false });
    for (const tag of tags) phrases.set(plainWords(tag), { text: tag.toLocaleLowerCase("pt-BR"), isTag: true });
    for (const [plain, { text, isTag }] of phrases) {
      if (plain.length < 3) continue;
      const known = byPlain.get(plain);
      if (known) {
        known.weight += weight;
        known.products += 1;
        known.isTag ||= isTag;
      } else byPlain.set(plain, { text, plain, weight, products: 1, isTag });
    }
  }
  return [...byPlain.values()]
    .filter(({ products: count, isTag }) => count >= (isTag ? fewest : fewest + 1))
    .sort((a, b) => b.weight - a.weight || (a.plain < b.plain ? -1 : 1))
    .slice(0, MOST)
    .map(({ text, plain, weight }) => ({ text, plain, weight }));
}

/** Runs of neighbouring words within one part of a title that neither begin nor end with a little word. */
function runsOf(title: string): string[] {
  return title
    .toLocaleLowerCase("pt-BR")
    .split(/[^\p{L}\p{M}\p{N}ºª -]+/u)
    .flatMap((part) => {
      const words = part.split(/[\s-]+/).filter(Boolean);
      return words.flatMap((_, start) =>
        Array.from({ length: LONGEST - 1 }, (__, more) => words.slice(start, start + more + 2)).filter(
          (run) => run.length > 1 && !LITTLE.has(run[0] ?? "") && !LITTLE.has(run.at(-1) ?? ""),
        ),
      );
    })
    .map((run) => run.join(" "));
}
