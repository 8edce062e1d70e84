import type { ProductStatus } from "../rules/product-status.ts";
import { LICENSE_CODES, type License } from "../rules/licenses.ts";

export const MOST_CONTENTS = 20;
const FEWEST_CONTENTS = 2;

/** A product inside a bundle as who looks at it sees it: what it costs by itself now, licence by licence. */
export type BundleContent = {
  id: number;
  slug: string;
  title: string;
  isOnSale: boolean;
  prices: { license: License; priceCents: number }[];
};

/** The same as its author sees it, where the bundle is put together. */
export type OwnContent = BundleContent & { status: ProductStatus };

/** What keeps these products from being sold as a bundle; null when nothing does, or when there is no bundle. */
export function contentsProblem(contents: readonly { title: string; status: string }[]): string | null {
  if (contents.length === 0) return null;
  if (contents.length < FEWEST_CONTENTS) return `Um pacote tem pelo menos ${FEWEST_CONTENTS} materiais.`;
  const hidden = contents.find(({ status }) => status !== "publicado" && status !== "pausado");
  return hidden ? `“${hidden.title}” não está publicado. Publique de novo ou tire do pacote.` : null;
}

/**
 * What everything in the bundle costs bought one by one now, each under the cheapest licence that allows at least what this one does,
 * in centavos; null when something of it is not sold that way, for then there is no such sum to compare with.
 */
export function sumApart(contents: readonly BundleContent[], license: License): number | null {
  const prices = contents.map(({ isOnSale, prices: all }) =>
    isOnSale ? cheapest(all.filter((one) => width(one.license) >= width(license))) : undefined,
  );
  if (prices.length === 0 || prices.some((cents) => cents === undefined)) return null;
  return prices.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
}

const width = (license: License): number => LICENSE_CODES.indexOf(license);
/** The least it is sold for by itself. */
export const cheapest = (prices: BundleContent["prices"]): number | undefined =>
  prices.length > 0 ? Math.min(...prices.map((one) => one.priceCents)) : undefined;

/** What the bundle saves against its sum; null when it saves nothing, or the sum is not known. */
export function savingOf(
  contents: readonly BundleContent[],
  license: License,
  priceCents: number,
): { sumCents: number; savedCents: number } | null {
  const sumCents = sumApart(contents, license);
  return sumCents !== null && sumCents > priceCents ? { sumCents, savedCents: sumCents - priceCents } : null;
}
