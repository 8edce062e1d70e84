/** A browser's own text, in its pixels: what a book drawn at that size takes for 100%. */
const ROOT_PX = 16;
const PX: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };
const WORDS: Record<string, number> = {
  "xx-small": 0.5625,
  "x-small": 0.625,
  small: 0.8125,
  medium: 1,
  large: 1.125,
  "x-large": 1.5,
  "xx-large": 2,
};
const MEASURED = /(^|[{;\s])((?:font-size|line-height)\s*:\s*)(\d*\.?\d+)(px|pt|pc|in|cm|mm)\b/gi;
const WORDED = /(^|[{;\s])(font-size\s*:\s*)((?:xx?-)?(?:small|large)|medium)\b/gi;

/** A style whose text follows the size its reader chooses: what it says in fixed measures, in measures of the page's text. */
export const relativeSizes = (css: string): string =>
  css
    .replace(
      MEASURED,
      (_, before: string, name: string, amount: string, unit: string) =>
        `${before}${name}${round((Number(amount) * (PX[unit.toLowerCase()] ?? 1)) / ROOT_PX)}rem`,
    )
    .replace(WORDED, (_, before: string, name: string, word: string) => `${before}${name}${WORDS[word.toLowerCase()] ?? 1}rem`);

const round = (rems: number): number => Math.round(rems * 10_000) / 10_000;
