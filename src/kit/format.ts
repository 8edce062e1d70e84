import { numberText } from "./number-text.ts";
import { once } from "./once.ts";

const SIZES = [
  { unit: "GB", bytes: 1_000_000_000 },
  { unit: "MB", bytes: 1_000_000 },
  { unit: "KB", bytes: 1_000 },
];

/** "48.213": an integer with thousands separators. */
export function formatCount(count: number): string {
  return numberText(count);
}

/** "48.213", how an order number is shown everywhere. */
export function orderNumber(number: number): string {
  return numberText(number);
}

/** "5,1 MB", in powers of a thousand: "840 KB", "2 GB", "12 bytes". */
export function fileSize(bytes: number): string {
  const size = SIZES.find((each) => bytes >= each.bytes - each.bytes / 2000);
  if (!size) return plural(bytes, "byte", "bytes");
  const amount = bytes / size.bytes;
  return `${numberText(amount, size.unit === "KB" ? 0 : 1)} ${size.unit}`;
}

/** "1 material", "3 materiais", "1.204 materiais"; zero takes the plural. */
export function plural(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

/** "1 página", "42 páginas". */
export function pageCount(pages: number): string {
  return plural(pages, "página", "páginas");
}

/** "4,6": the average of the ratings. */
export const formatScore = (average: number): string => numberText(average, 1, 1);

const list = once(() => new Intl.ListFormat("pt-BR", { type: "conjunction" }));

/** "Frações, Áreas e Volumes". */
export const listOf = (words: readonly string[]): string => list().format(words);
