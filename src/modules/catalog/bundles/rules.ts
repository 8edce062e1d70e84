import type { License } from "../rules/licenses.ts";

export const MOST_CONTENTS = 20;
const FEWEST_CONTENTS = 2;

/** A material inside a bundle as who looks at it sees it: what it costs by itself now, licence by licence. */
export type BundleContent = {
  id: number;
  slug: string;
  title: string;
  isOnSale: boolean;
  prices: { license: License; priceCents: number }[];
};

/** What keeps these materials from being sold as a bundle; null when nothing does, or when there is no bundle. */
export function contentsProblem(contents: readonly { title: string; status: string }[]): string | null {
  if (contents.length === 0) return null;
  if (contents.length < FEWEST_CONTENTS) return `Um pacote tem pelo menos ${FEWEST_CONTENTS} materiais.`;
  const hidden = contents.find(({ status }) => status !== "publicado" && status !== "pausado");
  return hidden ? `“${hidden.title}” não está publicado. Publique de novo ou tire do pacote.` : null;
}

/**
 * What everything in the bundle costs bought one by one now, under this licence, in centavos; null when something of it is not sold
 * that way, for then there is no such sum to compare with.
 */
export function sumApart(contents: readonly BundleContent[], license: License): number | null {
  const prices = contents.map(({ isOnSale, prices: all }) =>
    isOnSale ? all.find((one) => one.license === license)?.priceCents : undefined,
  );
  if (prices.length === 0 || prices.some((cents) => cents === undefined)) return null;
  return prices.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
}

/** What the bundle saves against its sum; null when it saves nothing, or the sum is not known. */
export function savingOf(
  contents: readonly BundleContent[],
  license: License,
  priceCents: number,
): { sumCents: number; savedCents: number } | null {
  const sumCents = sumApart(contents, license);
  return sumCents !== null && sumCents > priceCents ? { sumCents, savedCents: sumCents - priceCents } : null;
}
