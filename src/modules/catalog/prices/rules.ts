import { percentOf } from "#kit/money-percent.ts";
import type { ProductStatus } from "../rules/product-status.ts";
import { PRICE_BOUNDS_CENTS } from "../rules/publishing.ts";

export const MOST_AT_ONCE = 500;

/** A price moved by a share or a sum, up or down, or set to one. */
export type PriceChange =
  | { kind: "percentual"; way: "subir" | "descer"; basisPoints: number; endsIn90: boolean }
  | { kind: "valor"; way: "subir" | "descer"; cents: number; endsIn90: boolean }
  | { kind: "fixo"; cents: number };

export type PricedProduct = {
  status: ProductStatus;
  isFree: boolean;
  priceCents: number | null;
  /** The cheapest of its wider licences. */
  nextLicenseCents: number | null;
};

export type SavedPrice = "gratis" | "parado" | "sem_preco" | "igual" | "limites" | "licenca";

const CHANGING: readonly ProductStatus[] = ["rascunho", "publicado", "pausado", "reprovado"];

/** What a price becomes, in centavos; bounds are `priceProblem`'s to tell. */
export function changedPrice(cents: number, change: PriceChange): number {
  if (change.kind === "fixo") return change.cents;
  const by = change.kind === "percentual" ? percentOf(cents, change.basisPoints) : change.cents;
  const moved = change.way === "subir" ? cents + by : Math.max(0, cents - by);
  return change.endsIn90 ? nearest90(moved) : moved;
}

/** The price ending in 90 centavos closest to this one, the higher in a tie. */
const nearest90 = (cents: number): number => Math.max(90, Math.floor((cents - 90 + 50) / 100) * 100 + 90);

/** Why this product may not cost `toCents`, or null when it may. */
export function priceProblem(product: PricedProduct, toCents: number): SavedPrice | null {
  if (!CHANGING.includes(product.status)) return "parado";
  if (product.isFree) return "gratis";
  if (product.priceCents === null) return "sem_preco";
  if (product.priceCents === toCents) return "igual";
  if (toCents < PRICE_BOUNDS_CENTS.least || toCents > PRICE_BOUNDS_CENTS.most) return "limites";
  return product.nextLicenseCents !== null && product.nextLicenseCents <= toCents ? "licenca" : null;
}
