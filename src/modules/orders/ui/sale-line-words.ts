import { brand } from "#kit/brand/brand.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import type { AgreedFor } from "../../pricing/commission.ts";

/** For what a commission was agreed, after the word. */
export const agreedForWords: Record<AgreedFor, string> = {
  material: "combinada para este material",
  loja: "combinada para a sua loja",
  categoria: "desta categoria",
};

/** From the price to what stays with the author: each line of a sale, as the order, the simulator and the statements name it. */
export const saleLineWords = {
  price: "Preço",
  commission: (basisPoints: number, broughtBy: boolean): string =>
    `Comissão ${brand.of} (${formatBasisPoints(basisPoints)}${broughtBy ? ", você trouxe quem comprou" : ""})`,
  interest: "Custo do parcelamento sem juros",
  net: "Líquido",
};
